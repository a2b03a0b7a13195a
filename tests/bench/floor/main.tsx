/** The bare library floor: React, Router, Query and Lingui with one empty page and no code of ours. */
import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { createRootRoute, createRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { createRoot } from "react-dom/client";

i18n.loadAndActivate({ locale: "en", messages: {} });

function Page() {
  const { data } = useQuery({ queryKey: ["floor"], queryFn: () => Promise.resolve("Library floor") });
  return <h1 data-bench-ready={data}>{data}</h1>;
}

const rootRoute = createRootRoute();
const pageRoute = createRoute({ getParentRoute: () => rootRoute, path: "/", component: Page });
const router = createRouter({ routeTree: rootRoute.addChildren([pageRoute]) });

const container = document.getElementById("root");
if (!container) throw new Error("index.html has no #root");
createRoot(container).render(
  <QueryClientProvider client={new QueryClient()}>
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>
  </QueryClientProvider>,
);
