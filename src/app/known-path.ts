import type { AppRouter } from "./router.ts";

/**
 * Whether this build has a page at `path` (a path of this site, query and hash allowed). Content, menus
 * and mails name paths that an older or newer build may not have: such a path is no link.
 */
export function createKnownPath(router: AppRouter): (path: string) => boolean {
  return (path) => {
    const [pathname = "/"] = path.split(/[?#]/);
    const [, params, foundRoute] = router.getMatchedRoutes(pathname);
    // A path that only begins as a page's does is found as well, with what is too much under `**`.
    return foundRoute !== undefined && params["**"] === undefined;
  };
}
