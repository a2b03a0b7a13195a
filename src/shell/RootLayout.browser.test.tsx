import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { endMaintenance, startMaintenance } from "../api/maintenance.ts";
import { openPage } from "../testing/open-page.tsx";
import { RootLayout } from "./RootLayout.tsx";

afterEach(endMaintenance);

/** Opens the layout around a page at this path. */
async function open(path: string) {
  const root = createRootRoute({ component: RootLayout });
  const child = createRoute({ getParentRoute: () => root, path, component: () => <h1>Sayfa</h1> });
  const router = createRouter({
    routeTree: root.addChildren([child]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const { screen } = await openPage(<RouterProvider router={router} />, {});
  await expect.element(screen.getByRole("heading", { name: "Sayfa" })).toBeVisible();
  return {
    links: () =>
      screen
        .getByRole("link")
        .elements()
        .map(({ textContent }) => textContent),
    screen,
  };
}

test.each([390, 1440])(
  "at %i px, a site under maintenance shows the notice alone: no link would lead anywhere",
  async (width) => {
    await page.viewport(width, 900);
    const { links, screen } = await open("/promotions");
    await expect.poll(() => links().length).toBeGreaterThan(5);
    startMaintenance();
    await expect.poll(links).toEqual(["İçeriğe geç"]);
    await expect.element(screen.getByRole("heading", { name: "Sayfa" })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(width);
    endMaintenance();
    await expect.poll(() => links().length).toBeGreaterThan(5);
  },
);

test("a reload of the notice shows it alone before the operator has answered", async () => {
  const { links } = await open("/maintenance");
  expect(links()).toEqual(["İçeriğe geç"]);
});
