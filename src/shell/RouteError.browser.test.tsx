import { MutationObserver, type QueryClient } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { PageNotAuthorised } from "../api/failure.ts";
import { hasOpenIntent } from "../api/error-lock.ts";
import { openPage } from "../testing/open-page.tsx";
import { RouteError } from "./RouteError.tsx";

interface SiteSettings {
  readonly isForbidden?: boolean;
  /** How often the page's code is lost. */
  readonly losses?: number;
  /** Begins a write before the page is opened. */
  readonly begin?: (client: QueryClient) => void;
}

/** A site whose page of tournaments fails while `site.fails`, or may not be seen by the player. */
async function openSite({ isForbidden = false, losses = Infinity, begin }: SiteSettings = {}) {
  const site = { fails: true, loads: 0 };
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
      site.loads += 1;
      if (site.fails && !isForbidden && site.loads <= losses)
        throw new TypeError("Failed to fetch dynamically imported module");
    },
    component: () => {
      if (isForbidden) throw new PageNotAuthorised();
      return <h1>Turnuvalar</h1>;
    },
  });
  const history = createMemoryHistory({ initialEntries: ["/"] });
  const router = createRouter({
    routeTree: root.addChildren([home, tournaments]),
    history,
    defaultErrorComponent: RouteError,
  });
  const { screen, client, show } = await openPage(<p />, {});
  begin?.(client);
  await show(<RouterProvider router={router as never} />);
  await screen.getByRole("link", { name: "Turnuvalar" }).click();
  return {
    site,
    screen,
    title: screen.getByRole("heading", { level: 1 }),
    again: screen.getByRole("button", { name: "Tekrar dene" }),
  };
}

/** The title and the description of the page that is shown. */
function aboutPage() {
  const descriptions = document.head.querySelectorAll("meta[name=description]");
  return [document.title, ...Array.from(descriptions, (meta) => meta.getAttribute("content"))];
}

test("a page whose code is missing says so beside a site that stands, and its button brings the page", async () => {
  const { site, screen, title, again } = await openSite();
  await expect.element(title).toHaveTextContent("Sayfa görüntülenemiyor");
  expect(aboutPage()).toEqual([
    "Sayfa görüntülenemiyor · Karo",
    "Sayfa görüntülenemiyor · Karo. Slot, canlı casino, spor ve sanal oyunlar.",
  ]);
  await expect.element(screen.getByRole("link", { name: "Turnuvalar" })).toBeVisible();
  site.fails = false;
  await again.click();
  await expect.element(title).toHaveTextContent("Turnuvalar");
});

test("one lost request for a page's code is no error: it is asked for once more", async () => {
  const { site, title, again } = await openSite({ losses: 1 });
  await expect.element(title).toHaveTextContent("Turnuvalar");
  expect([site.loads, again.query()]).toEqual([2, null]);
});

test("a page that the player may not see says so, and offers no other try", async () => {
  const { screen, title, again } = await openSite({ isForbidden: true });
  await expect.element(title).toHaveTextContent("Sayfa görüntülenemiyor");
  await expect.element(screen.getByText("Bu işlem için yetkiniz yok")).toBeVisible();
  expect(again.query()).toBeNull();
});

test("without a network it says that the player is offline", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  const { title, again } = await openSite();
  await expect.element(title).toHaveTextContent("Çevrim dışısınız");
  expect(document.title).toBe("Çevrim dışısınız · Karo");
  await expect.element(again).toBeVisible();
});

/** Writes whose outcome the player may not know, by what is known of them. */
const writes: Readonly<Record<string, (client: QueryClient) => void>> = {
  "is open": () => hasOpenIntent.set(true),
  "is on its way": (client) => void new MutationObserver(client, { mutationFn: () => new Promise(() => {}) }).mutate(),
  "has just ended": (client) => void new MutationObserver(client, { mutationFn: async () => "done" }).mutate(),
};

test.for(Object.entries(writes))(
  "while a write %s, it leads to the history and never says to try again",
  async ([, begin]) => {
    onTestFinished(() => hasOpenIntent.set(false));
    const { screen, title } = await openSite({ begin });
    await expect.element(title).toHaveTextContent("Sayfa görüntülenemiyor");
    expect(document.title).toBe("Sayfa görüntülenemiyor · Karo");
    await expect
      .element(screen.getByRole("link", { name: "Hesap geçmişi" }))
      .toHaveAttribute("href", "/profile/history");
    expect(screen.container.textContent).not.toMatch(/tekrar dene/i);
  },
);
