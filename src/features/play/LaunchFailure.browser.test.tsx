import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { CallFailure } from "../../api/failure.ts";
import { openPage } from "../../testing/open-page.tsx";
import { casinoInitGame } from "../../contract/game-players.ts";
import { saveReturnUrl } from "../../lib/return-url.ts";
import { beginOnPhone, looksRightHere } from "../../testing/looks-right-here.ts";
import type { PlayType } from "./play-address.ts";
import { LaunchFailure } from "./LaunchFailure.tsx";

const nothing = () => undefined;
const message = "Belirlediğiniz günlük kayıp limitine ulaştınız.";
const byLimit = new CallFailure({ kind: "refused", message, code: 423 }, casinoInitGame);

test.each<PlayType>(["slot", "live", "virtual"])(
  "a %s game that a limit forbids says so in its place, with the way to the limits",
  async (type) => {
    const { screen, visited } = await openPage(
      <LaunchFailure error={byLimit} facts={{}} address={{ type, id: "17" }} onRetry={nothing} onLeave={nothing} />,
      {},
    );
    await expect.element(screen.getByText(message)).toBeVisible();
    await expect.element(screen.getByText("Bu, kendiniz için koyduğunuz bir limit.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Tekrar dene" }).query()).toBeNull();
    await screen.getByRole("link", { name: "Limitlerim" }).click();
    expect(visited).toEqual(["/profile/limits"]);
  },
);

const table = (tableID: string, more: object = {}) => ({
  tableID,
  name: `Rulet ${tableID}`,
  providerID: "1",
  providerName: "Canlı Stüdyo",
  image: "",
  CategoryIDs: [],
  type: "roulette",
  minBet: "5.00",
  maxBet: "500.00",
  open: true,
  ...more,
});
const refused = new CallFailure({ kind: "refused", message: "Masa şu anda kapalı" }, casinoInitGame);

/** Opens what is said of a refused live table or virtual game, on a page of its own. */
async function open(type: PlayType) {
  const failure = () => (
    <LaunchFailure
      error={refused}
      facts={type === "live" ? { game: table("17") } : {}}
      address={{ type, id: "17" }}
      onRetry={nothing}
      onLeave={nothing}
    />
  );
  const history = createMemoryHistory({ initialEntries: ["/oyun"] });
  const router = createRouter({
    routeTree: createRootRoute({ component: failure, notFoundComponent: failure }),
    history,
  });
  const tables = [table("17"), table("18", { open: false }), table("19"), table("20")];
  const page = await openPage(<RouterProvider router={router} />, {
    game_table_list: { data: tables },
    favorites: { data: [] },
  });
  return { ...page, history };
}

test("a live table that cannot start says so, offers similar tables that are open, and leads back when the player wants", async () => {
  await beginOnPhone();
  saveReturnUrl("/promotions");
  const { screen, history, asked } = await open("live");
  await expect.element(screen.getByText("Masa şu anda kapalı")).toBeVisible();
  const similar = screen.getByRole("region", { name: "Benzer masalar" });
  await expect.element(similar.getByRole("link", { name: /Rulet 19/ })).toBeVisible();
  expect(similar.getByRole("link").elements()).toHaveLength(2);
  expect(asked.find(({ method }) => method === "game_table_list")?.data["type"]).toBe("roulette");
  expect(history.location.pathname).toBe("/oyun");
  await looksRightHere(screen.container);
  await screen.getByRole("button", { name: /^(Geri dön|Go back)$/ }).click();
  expect(history.location.href).toBe("/promotions");
});

test("from a virtual game the way leads home", async () => {
  saveReturnUrl("/promotions");
  const { screen, history } = await open("virtual");
  await screen.getByRole("button", { name: "Ana sayfaya dön" }).click();
  expect(history.location.href).toBe("/");
});
