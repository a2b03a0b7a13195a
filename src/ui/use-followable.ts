import { use, useCallback } from "react";
import { linkTarget } from "../lib/site-path.ts";
import { SiteLinkContext } from "./site-link-context.ts";

/**
 * Returns a function that tells whether SiteLink would render a link for an address. Menus leave out addresses that
 * this build does not have.
 */
export function useFollowable(): (href: string) => boolean {
  const site = use(SiteLinkContext);
  return useCallback(
    (href) => {
      const target = linkTarget(href);
      return target?.kind === "internal" ? site?.knownPath(target.path) === true : target !== undefined;
    },
    [site],
  );
}
