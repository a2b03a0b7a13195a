import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Link, Outlet, RouterProvider } from "@tanstack/react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { RouteError } from "./RouteError.tsx";

/** A site whose page of tournaments fails while `site.fails`. */
async function openSite() {
  const site = { fails: true };
  const root = createRootRoute({
    component: () => (
      <>
        <Link to="/tournaments">Turnuvalar</Link>
        <Outlet />
      </>
    ),
  });
  const home = createRoute({ getParentRoute: () => root, path: "/" });
  const tournaments = createRoute({
    getParentRoute: () => root,
    path: "/tournaments",
    loader: () => {
      if (site.fails) throw new TypeError("Failed to fetch dynamically imported module");
    },
    component: () => <h1>Turnuvalar</h1>,
  });
  const history = createMemoryHistory({ initialEntries: ["/"] });
  const router = createRouter({ routeTree: root.addChildren([home, tournaments]), history, defaultErrorComponent: RouteError });
  i18n.loadAndActivate({ locale: "tr", messages: {} });
  const screen = await render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router as never} />
    </I18nProvider>,
  );
  await screen.getByRole("link", { name: "Turnuvalar" }).click();
  return { site, screen, title: screen.getByRole("heading", { level: 1 }), again: screen.getByRole("button", { name: "Tekrar dene" }) };
}

test("a page whose code is missing says so beside a site that stands, and its button brings the page", async () => {
  const { site, screen, title, again } = await openSite();
  await expect.element(title).toHaveTextContent("Sayfa görüntülenemiyor");
  await expect.element(screen.getByRole("link", { name: "Turnuvalar" })).toBeVisible();
  site.fails = false;
  await again.click();
  await expect.element(title).toHaveTextContent("Turnuvalar");
});

test("without a network it says that the player is offline", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  const { title, again } = await openSite();
  await expect.element(title).toHaveTextContent("Çevrim dışısınız");
  await expect.element(again).toBeVisible();
});
