import { expect, test } from "vitest";
import { beginOnPhone, looksRightHere } from "../testing/looks-right-here.ts";
import { openPage } from "../testing/open-page.tsx";
import { NotAccessible, NotFound } from "./NotFound.tsx";

test.each([
  ["is not for the player", NotAccessible, "Sayfa görüntülenemiyor", "Sayfa görüntülenemiyor · Karo"],
  ["is not there", NotFound, "Aradığınız sayfa bulunamadı", "Sayfa bulunamadı · Karo"],
])("a page that %s says so, leads home, and looks right", async (_what, Screen, heading, title) => {
  await beginOnPhone();
  const { screen } = await openPage(<Screen />, {});
  await expect.element(screen.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  expect(document.title).toBe(title);
  const home = screen.getByRole("link", { name: "Ana sayfaya dön" });
  await expect.element(home).toHaveAttribute("href", "/");
  // It looks like the button that it is.
  expect(home.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await looksRightHere(screen.container);
});
