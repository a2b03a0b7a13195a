import type { AppRouter } from "./router.ts";

/**
 * Creates a function that tells whether this build has a page at a path of this site (query and hash allowed).
 * Content, menus and mails can name paths of an older or newer build. Such a path must not become a link.
 */
export function createKnownPath(router: AppRouter): (path: string) => boolean {
  return (path) => {
    const [pathname = "/"] = path.split(/[?#]/);
    const [, params, foundRoute] = router.getMatchedRoutes(pathname);
    // A path that only starts like a page's path also matches, with the rest under `**`.
    return foundRoute !== undefined && params["**"] === undefined;
  };
}
