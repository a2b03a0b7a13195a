import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext } from "@tanstack/react-router";
import { guardMaintenance } from "../shell/maintenance-guard.ts";
import { RootLayout } from "../shell/RootLayout.tsx";

/** What the loader and guard of every route can access. */
interface RouterContext {
  readonly queryClient: QueryClient;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: guardMaintenance,
  component: RootLayout,
  // Errors of the shell itself reach React's root, which shows index.html's error message (src/main.tsx).
  errorComponent: false,
});
