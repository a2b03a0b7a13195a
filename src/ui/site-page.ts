import type { RegisteredRouter } from "@tanstack/react-router";
import type { PageLink } from "./Link.tsx";

/**
 * Returns the page of this build at an address of this site; undefined if it has none. Content, menus and mails can name
 * pages of an older or newer build.
 */
export function pageAt({ getMatchedRoutes, options }: RegisteredRouter, address: string): PageLink | undefined {
  const { pathname, search, hash } = new URL(address, "https://site.invalid");
  const [, params, route] = getMatchedRoutes(pathname);
  // A path that only starts like a page's path also matches, with the rest under `**`.
  if (!route || "**" in params) return undefined;
  return { to: route.fullPath, params, search: options.parseSearch(search), hash: hash.slice(1) };
}
