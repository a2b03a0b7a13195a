import { use, useCallback } from "react";
import { linkTarget } from "../lib/site-path.ts";
import { SiteLinkContext } from "./site-link-context.ts";

/** Whether SiteLink would make a link of an address. Menus leave out what leads nowhere in this build. */
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
