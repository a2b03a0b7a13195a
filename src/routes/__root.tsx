import { createRootRouteWithContext } from "@tanstack/react-router";
import { guardMaintenance } from "../app/maintenance/maintenance-guard.ts";
import { RootLayout } from "../app/RootLayout.tsx";
import type { RouterContext } from "../app/router.ts";

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: guardMaintenance,
  component: RootLayout,
  // Errors of the shell itself reach React's root, which shows index.html's error message (src/main.tsx).
  errorComponent: false,
});
