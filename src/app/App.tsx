import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useMemo } from "react";
import { SiteLinkContext } from "../ui/site-link-context.ts";
import type { OpenLayer } from "../platform/layers.ts";
import { TextElements } from "../ui/TextElements.tsx";
import type { AppRouter } from "./router.ts";

export interface AppProps {
  readonly queryClient: QueryClient;
  readonly router: AppRouter;
  readonly openLayer: OpenLayer;
}

/** Provides what components reach through React context: texts, queries, links and routes. */
export function App({ queryClient, router, openLayer }: AppProps) {
  const links = useMemo(
    () => ({
      knownPath: createKnownPath(router),
      navigate: (path: string) => router.history.push(path),
      openLayer,
      preload: (path: string) => {
        // The router's types accept only route patterns. At run time any address works.
        const to = path.replace(/[?#].*$/, "") as ".";
        void router.preloadRoute({ to }).catch(() => undefined);
      },
    }),
    [router, openLayer],
  );
  return (
    <I18nProvider i18n={i18n} defaultComponent={TextElements}>
      <QueryClientProvider client={queryClient}>
        <SiteLinkContext value={links}>
          <RouterProvider router={router} />
        </SiteLinkContext>
      </QueryClientProvider>
    </I18nProvider>
  );
}

/**
 * Creates a function that tells whether this build has a page at a path of this site (query and hash allowed).
 * Content, menus and mails can name paths of an older or newer build. Such a path must not become a link.
 */
function createKnownPath(router: AppRouter): (path: string) => boolean {
  return (path) => {
    const [pathname = "/"] = path.split(/[?#]/);
    const [, params, foundRoute] = router.getMatchedRoutes(pathname);
    // A path that only starts like a page's path also matches, with the rest under `**`.
    return foundRoute !== undefined && params["**"] === undefined;
  };
}
