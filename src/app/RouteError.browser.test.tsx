import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { MutationObserver, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Link, Outlet, RouterProvider } from "@tanstack/react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { hasOpenIntent } from "../client/intents/open-intents.ts";
import { SiteLinkContext } from "../ui/site-link-context.ts";
import { TextElements } from "../ui/TextElements.tsx";
import { RouteError } from "./RouteError.tsx";

/** A site whose page of tournaments fails while `site.fails`. */
async function openSite(client = new QueryClient()) {
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
    <I18nProvider i18n={i18n} defaultComponent={TextElements}>
      <QueryClientProvider client={client}>
        <SiteLinkContext value={{ knownPath: () => true, navigate: () => undefined }}>
          <RouterProvider router={router as never} />
        </SiteLinkContext>
      </QueryClientProvider>
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

/** Writes whose outcome the player may not know, by what is known of them. */
const writes: Readonly<Record<string, (client: QueryClient) => void>> = {
  "is open": () => hasOpenIntent.set(true),
  "is on its way": (client) => void new MutationObserver(client, { mutationFn: () => new Promise(() => {}) }).mutate(),
  "has just ended": (client) => void new MutationObserver(client, { mutationFn: async () => "done" }).mutate(),
};

test.for(Object.entries(writes))("while a write %s, it leads to the history and never says to try again", async ([, begin]) => {
  onTestFinished(() => hasOpenIntent.set(false));
  const client = new QueryClient();
  begin(client);
  const { screen, title } = await openSite(client);
  await expect.element(title).toHaveTextContent("Sayfa görüntülenemiyor");
  await expect.element(screen.getByRole("link", { name: "Hesap geçmişi" })).toHaveAttribute("href", "/profile/history");
  expect(screen.container.textContent).not.toMatch(/tekrar dene/i);
});
