import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import "../../ui/reset.css";
import { axeFindsNothingHere, showInEnglish } from "../../client/testing/look-of-page.ts";
import { openPage, type PageAnswer } from "../../client/testing/open-page.tsx";
import { signInHere } from "../../session/testing/sign-in-here.ts";
import type { PlayAddress } from "./play-address.ts";
import { PlayPage } from "./PlayPage.tsx";

const Deposit = ({ open, onClose }: { open: boolean; onClose: () => void }) =>
  open ? <button type="button" onClick={onClose}>Kasayı kapat</button> : <p>Yatırım izleniyor</p>;

async function openGame(address: PlayAddress, launch: PageAnswer = "never") {
  await signInHere("p1");
  const component = () => <PlayPage address={address} lookUp={() => Promise.resolve(undefined)} Deposit={Deposit} />;
  const router = createRouter({ routeTree: createRootRoute({ component }), history: createMemoryHistory() });
  const inPlaceOnSite = (
    <main id="main">
      <RouterProvider router={router} />
    </main>
  );
  return openPage(inPlaceOnSite, {
    init_game: launch,
    check_balance: { data: [{ balance: "1234.56", currency: "TRY" }] },
    favorites: { data: [] },
  });
}

test("the player can deposit over a game that does not ask for it, and the deposit is followed afterwards", async () => {
  const { screen } = await openGame({ type: "slot", id: "7" });
  await screen.getByRole("button", { name: "Para yatır" }).click();
  await screen.getByRole("button", { name: "Kasayı kapat" }).click();
  await expect.element(screen.getByText("Yatırım izleniyor")).toBeVisible();
});

test("a game without money has no deposit", async () => {
  const { screen } = await openGame({ type: "slot", id: "7", gamingType: "demo" });
  await expect.element(screen.getByText("Demo")).toBeVisible();
  expect(screen.getByRole("button", { name: "Para yatır" }).query()).toBeNull();
});

test.each([320, 360])("the bar is one row on a phone of %i px", async (width) => {
  await page.viewport(width, 740);
  const { screen } = await openGame({ type: "slot", id: "7" });
  await expect.element(screen.getByText(/1\.234,56/)).toBeVisible();
  const centreOf = (name: string) => {
    const { top, height } = screen.getByRole("button", { name }).element().getBoundingClientRect();
    return Math.round(top + height / 2);
  };
  expect(centreOf("Tam ekran")).toBe(centreOf("Oyundan çık"));
});

test.each<[string, PageAnswer, tr: string, en: string]>([
  ["that opens", "never", "Oyun açılıyor…", "Opening the game…"],
  ["that did not open", { refusal: "Bu oyun bakımda" }, "Tekrar dene", "Try again"],
])("a game %s looks right in either theme, on a phone in Turkish and on a desktop in English", async (_, launch, tr, en) => {
  await page.viewport(360, 740);
  const { screen } = await openGame({ type: "slot", id: "7" }, launch);
  const looksRight = async () => {
    await axeFindsNothingHere(screen.container);
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  };
  await expect.element(screen.getByText(tr)).toBeVisible();
  await expect.element(screen.getByText(/1\.234,56/)).toBeVisible();
  await looksRight();
  await page.viewport(1440, 900);
  showInEnglish();
  await expect.element(screen.getByText(en)).toBeVisible();
  await looksRight();
});
