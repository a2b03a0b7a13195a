import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PageAnnouncer } from "./PageAnnouncer.tsx";

const root = createRootRoute({
  component: () => (
    <>
      <Link to="/promotions">Sekme</Link>
      <PageAnnouncer />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  ),
});

const home = createRoute({
  getParentRoute: () => root,
  path: "/",
  component: () => (
    <>
      <title>Ana sayfa</title>
      <p style={{ blockSize: "200vh" }} />
      <Link to="/promotions">Promosyon</Link>
    </>
  ),
});

const promotions = createRoute({
  getParentRoute: () => root,
  path: "/promotions",
  validateSearch: ({ state }): { state?: string } => (typeof state === "string" ? { state } : {}),
  component: function Promotions() {
    const { state } = promotions.useSearch();
    return (
      <>
        <title>Promosyonlar</title>
        <p>Durum: {state ?? "hepsi"}</p>
        {!state && (
          <Link from="/promotions" search={{ state: "finished" }}>
            Bitenler
          </Link>
        )}
      </>
    );
  },
});

async function openSite(path: string) {
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree: root.addChildren([home, promotions]), history });
  const screen = await render(<RouterProvider router={router as never} />);
  const link = (name: string) => screen.getByRole("link", { name, exact: true });
  return { screen, link, main: screen.getByRole("main"), announced: screen.getByRole("status") };
}

async function press(link: ReturnType<Awaited<ReturnType<typeof openSite>>["link"]>) {
  (link.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
}

test("the first page is not announced and does not take the focus", async () => {
  const { link, announced } = await openSite("/");
  await expect.element(link("Promosyon")).toBeVisible();
  await expect.poll(() => document.title).toBe("Ana sayfa");
  await expect.element(announced).toBeEmptyDOMElement();
  expect(document.activeElement).toBe(document.body);
});

test("a link that disappears with its page hands the focus to the new page, which is announced", async () => {
  const { link, main, announced } = await openSite("/");
  await press(link("Promosyon"));
  await expect.element(announced).toHaveTextContent("Promosyonlar");
  await expect.element(main).toHaveFocus();
});

test("a link that stays keeps the focus, and the page is announced", async () => {
  const { link, announced } = await openSite("/");
  await press(link("Sekme"));
  await expect.element(announced).toHaveTextContent("Promosyonlar");
  await expect.element(link("Sekme")).toHaveFocus();
});

test("a change of filters is neither announced nor does it take the focus", async () => {
  const { screen, link, announced } = await openSite("/promotions");
  await press(link("Bitenler"));
  await expect.element(screen.getByText("Durum: finished")).toBeVisible();
  await expect.element(announced).toBeEmptyDOMElement();
  expect(document.activeElement).toBe(document.body);
});
