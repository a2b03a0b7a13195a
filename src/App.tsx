import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { TextElements } from "./ui/TextElements.tsx";
import { LayerContext, type OpenLayer } from "./hooks/use-layer.ts";
import type { AppRouter } from "./router.ts";

export interface AppProps {
  readonly queryClient: QueryClient;
  readonly router: AppRouter;
  readonly openLayer: OpenLayer;
}

/** Provides what components reach through React context: texts, queries, layers and routes. */
export function App({ queryClient, router, openLayer }: AppProps) {
  return (
    <I18nProvider i18n={i18n} defaultComponent={TextElements}>
      <QueryClientProvider client={queryClient}>
        <LayerContext value={openLayer}>
          <RouterProvider router={router} />
        </LayerContext>
      </QueryClientProvider>
    </I18nProvider>
  );
}
