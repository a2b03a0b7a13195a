import type { QueryClient } from "@tanstack/react-query";
import { createRouter, lazyRouteComponent, type RouterHistory } from "@tanstack/react-router";
import { routeTree } from "./routeTree.gen.ts";
import type { LoginNews } from "./features/login/LoginNotice.tsx";
import { parseSearch, stringifySearch } from "./lib/address-search.ts";
import { PagePending } from "./shell/PagePending.tsx";
import { RouteError } from "./shell/RouteError.tsx";

/** The pages of a lobby's categories and providers. */
const isPartOfLobby = /^\/(slot|live)\/(category|provider)\//;

export function createAppRouter(queryClient: QueryClient, history: RouterHistory) {
  // True while the player moves between two of these pages, or opens or closes the details of an item: the page keeps its
  // scroll position (product.md 2.6). Every other navigation starts at the top.
  let keepsScroll = false;
  const router = createRouter({
    routeTree,
    history,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: "intent",
    // TanStack Query decides what is fresh, so every preload goes through it.
    defaultPreloadStaleTime: 0,
    scrollRestoration: () => !keepsScroll,
    defaultErrorComponent: RouteError,
    disableGlobalCatchBoundary: true,
    defaultPendingComponent: PagePending,
    // Until then the previous page stays. Most pages load sooner.
    defaultPendingMs: 300,
    defaultPendingMinMs: 300,
    defaultNotFoundComponent: lazyRouteComponent(() => import("./shell/NotFound.tsx"), "NotFound"),
  });
  router.subscribe("onBeforeLoad", ({ fromLocation, toLocation }) => {
    const isWithinLobby = [fromLocation, toLocation].every(
      (location) => location && isPartOfLobby.test(location.pathname),
    );
    // Whether this navigation opens or closes the details of an item (src/components/ItemDetails.tsx).
    const hasDetails = fromLocation?.state.hasDetails || toLocation.state.hasDetails;
    keepsScroll = isWithinLobby || (hasDetails === true && fromLocation?.pathname === toLocation.pathname);
  });
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }

  /** State passed from one page to the next that must not be in the address. */
  interface HistoryState {
    /** The details of an item were opened from its list, so "back" leads there. */
    hasDetails?: boolean;
    loginNews?: LoginNews;
  }
}
