import { useMediaQuery } from "./media-query.ts";

/**
 * Whether the header's menu and the side rail replace the tab bar. The width is the same as in their stylesheets. A phone
 * does not render them, which saves a fifth of the first screen's elements.
 */
export function useIsWide(): boolean {
  return useMediaQuery("(min-width: 64rem)");
}
