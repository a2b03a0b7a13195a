import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from "@tanstack/react-router";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderInTurkish } from "../testing/render-in-turkish.tsx";
import { addedEntries, createLayers } from "../hooks/layers.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { SiteLink } from "../ui/SiteLink.tsx";
import { LayerContext } from "../hooks/use-layer.ts";

// The page has one history, as in the app.
const { history, open } = createLayers();

const root = createRootRoute({
  // The address before the test is none of this site.
  notFoundComponent: () => null,
  component: function Site() {
    const [shown, setShown] = useState<readonly string[]>([]);
    const close = () => setShown((before) => before.slice(0, -1));
    return (
      <LayerContext value={open}>
        <button type="button" onClick={() => setShown(["Menü"])}>
          Menüyü aç
        </button>
        {shown.map((title) => (
          <Dialog key={title} open onClose={close} title={title}>
            <button type="button" onClick={() => setShown(["Menü", "Destek"])}>
              Desteği aç
            </button>
            <SiteLink href="/oteki" onClick={close}>
              Öteki sayfa
            </SiteLink>
          </Dialog>
        ))}
        <Outlet />
      </LayerContext>
    );
  },
});
const page = (path: string, heading: string) =>
  createRoute({ getParentRoute: () => root, path, component: () => <h1>{heading}</h1> });
const routeTree = root.addChildren([page("/onceki", "Önceki"), page("/bu", "Bu"), page("/oteki", "Öteki")]);

test("before the first layer nobody listens to the history: otherwise a page that leads elsewhere as the site starts would never open", () => {
  expect(history.subscribers.size).toBe(0);
});

async function openSite() {
  const screen = await renderInTurkish(<RouterProvider router={createRouter({ routeTree, history }) as never} />);
  const heading = (name: string) => screen.getByRole("heading", { level: 1, name, includeHidden: true });
  const dialog = (name: string) => screen.getByRole("dialog", { name });
  await expect.element(heading("Bu")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Menüyü aç" }));
  await expect.element(dialog("Menü")).toBeVisible();
  await expect.poll(isAbove).toBe(true);
  return { screen, heading, dialog };
}

const isAbove = () => "layer" in window.history.state;

beforeEach(() => {
  const start = location.pathname;
  const visit = (path: string) => {
    history.push(path);
    // The router's history writes only the last of several pushes of one task.
    history.flush();
  };
  visit("/onceki");
  visit("/bu");
  return () => visit(start);
});

test("the first back closes the dialog, the second leaves the page", async () => {
  const { heading, dialog } = await openSite();
  window.history.back();
  await expect.element(dialog("Menü")).not.toBeInTheDocument();
  await expect.element(heading("Bu")).toBeVisible();
  window.history.back();
  await expect.element(heading("Önceki")).toBeVisible();
});

test("back closes only the uppermost of two dialogs", async () => {
  const { screen, dialog } = await openSite();
  await userEvent.click(screen.getByRole("button", { name: "Desteği aç" }));
  await expect.element(dialog("Destek")).toBeVisible();
  window.history.back();
  await expect.element(dialog("Destek")).not.toBeInTheDocument();
  await expect.element(dialog("Menü")).toBeVisible();
  await expect.poll(isAbove).toBe(true);
  window.history.back();
  await expect.element(dialog("Menü")).not.toBeInTheDocument();
});

test("after the dialog was closed by its button, the first back leaves the page", async () => {
  const before = window.history.length - addedEntries();
  const { screen, heading } = await openSite();
  await userEvent.click(screen.getByRole("button", { name: "Kapat" }));
  await expect.poll(isAbove).toBe(false);
  expect(window.history.length - addedEntries()).toBe(before);
  window.history.back();
  await expect.element(heading("Önceki")).toBeVisible();
});

test("from a page that a link in the dialog led to, back leads to the page under the dialog", async () => {
  const { screen, heading, dialog } = await openSite();
  await userEvent.click(screen.getByRole("link", { name: "Öteki sayfa" }));
  await expect.element(heading("Öteki")).toBeVisible();
  await expect.element(dialog("Menü")).not.toBeInTheDocument();
  window.history.back();
  await expect.element(heading("Bu")).toBeVisible();
  window.history.back();
  await expect.element(heading("Önceki")).toBeVisible();
});

test("a change to another page closes all dialogs", async () => {
  const { screen, heading, dialog } = await openSite();
  await userEvent.click(screen.getByRole("button", { name: "Desteği aç" }));
  await expect.element(dialog("Destek")).toBeVisible();
  history.push("/oteki");
  await expect.element(heading("Öteki")).toBeVisible();
  expect(screen.getByRole("dialog").query()).toBeNull();
});

test("a page that is opened right after the dialog was closed stays open", async () => {
  const { screen, heading } = await openSite();
  await userEvent.click(screen.getByRole("button", { name: "Kapat" }));
  // While the browser is on its way back.
  await new Promise((resolve) => setTimeout(resolve));
  history.push("/oteki");
  await expect.poll(() => location.pathname).toBe("/oteki");
  await expect.element(heading("Öteki")).toBeVisible();
  window.history.back();
  await expect.element(heading("Bu")).toBeVisible();
});
