import { useMediaQuery } from "../../ui/media-query.ts";

/**
 * Whether the header's menu and the side rail replace the tab bar, at the width that their stylesheets name. What is not
 * shown is not rendered: on a phone that would be a fifth of the first screen's elements.
 */
export function useIsWide(): boolean {
  return useMediaQuery("(min-width: 64rem)");
}
