import { expect, test } from "vitest";
import { saveReturnUrl, storedReturnUrl } from "../../lib/return-url.ts";
import { beginOnPhone, looksRightHere } from "../../testing/looks-right-here.ts";
import { openPage } from "../../testing/open-page.tsx";
import type { PlayAddress } from "../play/play-address.ts";
import type { FindGame } from "../play/use-game-facts.ts";
import { WaitingGame } from "./WaitingGame.tsx";

const game = {
  gameID: "10001",
  name: "Lale Ustası",
  image: "/art/game/10001.webp",
  providerID: "1",
  providerName: "Lale Oyun",
  CategoryIDs: [],
  type: "slot",
};

function open(address: PlayAddress, found: object | undefined) {
  const lookUp = (async () => found) as FindGame;
  return openPage(<WaitingGame address={address} lookUp={lookUp} />, {});
}

test("it names the game and shows its picture; to register comes first", async () => {
  await beginOnPhone();
  const { screen } = await open({ type: "slot", id: "10001" }, game);
  const waiting = screen.getByRole("region", { name: "Lale Ustası" });
  await expect
    .element(waiting.getByText(/^Lale Ustası oyununu oynamak için kayıt olun veya giriş yapın\.$/))
    .toBeVisible();
  await expect.element(waiting.getByRole("link", { name: "Kayıt ol" })).toHaveAttribute("href", "/register");
  expect(waiting.element().querySelector("img")?.src).toContain("/art/game/10001.webp");
  expect(waiting.getByRole("checkbox").query()).toBeNull();
  await looksRightHere(screen.container);
});

test("a game with a demo may open it first", async () => {
  await beginOnPhone();
  saveReturnUrl("/play/slot/10001");
  const { screen } = await open({ type: "slot", id: "10001" }, { ...game, hasDemo: true });
  const demo = screen.getByRole("checkbox", { name: "Demosuyla başla" });
  await demo.click();
  expect(storedReturnUrl()).toBe("/play/slot/10001/demo");
  await demo.click();
  expect(storedReturnUrl()).toBe("/play/slot/10001");
  await looksRightHere(screen.container);
});

test("a table is told to be closed; a game of which nothing is known has no name", async () => {
  const table = { ...game, tableID: "7", name: "Boğaz Rulet", open: false };
  const { gameID: _, ...closed } = table;
  const known = await open({ type: "live", id: "7" }, closed);
  await expect.element(known.screen.getByText("Bu masa şu an kapalı")).toBeVisible();
  await expect.element(known.screen.getByText(/Boğaz Rulet masasına oturmak için/)).toBeVisible();
  await known.screen.unmount();
  const unknown = await open({ type: "slot", id: "1" }, undefined);
  await expect.element(unknown.screen.getByText(/^Seçtiğiniz oyunu oynamak için/)).toBeVisible();
});
