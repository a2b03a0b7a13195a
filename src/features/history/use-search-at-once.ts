import { useLocation } from "@tanstack/react-router";

/**
 * The search parameters of the page at `path` as soon as the address changes, so that the skeleton for other filters is
 * in the next frame. A route learns of them only when it has loaded.
 *
 * @param search those that the route knows, `Route.useSearch()`
 */
export function useSearchAtOnce(path: string, search: object): object {
  return useLocation({ select: (location): object | undefined => (location.pathname === path ? location.search : undefined) }) ?? search;
}
