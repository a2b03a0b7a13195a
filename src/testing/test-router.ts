import { createMemoryHistory, createRootRoute, createRoute, createRouter } from "@tanstack/react-router";
import { parseSearch, stringifySearch } from "../lib/address-search.ts";
import type { PageLink } from "../ui/Link.tsx";

/** A router of a site with only these pages, which are empty. Unless given, there is a page at every address. */
export function createTestRouter(paths: readonly string[] = ["/", "/$"]) {
  const root = createRootRoute();
  const pages = paths.map((path) => createRoute({ getParentRoute: () => root, path }));
  return createRouter({
    routeTree: root.addChildren(pages),
    history: createMemoryHistory(),
    parseSearch,
    stringifySearch,
  });
}

/** The address that a link to a page has. */
export function addressOf(page: PageLink): string {
  return createTestRouter().buildLocation(page as never).href;
}
