import type { QueryClient } from "@tanstack/react-query";
import { createRouter, lazyRouteComponent } from "@tanstack/react-router";
import { routeTree } from "../routeTree.gen.ts";
import type { LoginNews } from "../features/auth/login/LoginNotice.tsx";
import { parseSearch, stringifySearch } from "./address-search.ts";
import { PagePending } from "./PagePending.tsx";
import { RouteError } from "./RouteError.tsx";

/** What every route's loader and guard can reach. */
export interface RouterContext {
  readonly queryClient: QueryClient;
}

/** Pages of games keep their place when the player moves between categories and providers (spec §2). */
const keepsScroll = /^\/(slot|live)\/(category|provider)\//;

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: "intent",
    // Query decides what is fresh, so a preload always goes through it.
    defaultPreloadStaleTime: 0,
    scrollRestoration: ({ location }) => !keepsScroll.test(location.pathname),
    defaultErrorComponent: RouteError,
    disableGlobalCatchBoundary: true,
    defaultPendingComponent: PagePending,
    // Until then the page before stays: most pages are there sooner.
    defaultPendingMs: 300,
    defaultPendingMinMs: 300,
    defaultNotFoundComponent: lazyRouteComponent(() => import("./NotFound.tsx"), "NotFound"),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }

  /** What one page says to the next, and an address should not. */
  interface HistoryState {
    loginNews?: LoginNews;
  }
}
