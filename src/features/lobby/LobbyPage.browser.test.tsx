import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { axeFindsNothingHere, showInEnglish } from "../../testing/look-of-page.ts";
import { fieldsDoNotZoom } from "../../testing/looks-right-here.ts";
import { type Body, openPage, type PageAnswer, type PageAnswers } from "../../testing/open-page.tsx";
import { casinoExamples } from "../../testing/examples/casino.ts";
import { livecasinoExamples } from "../../testing/examples/livecasino.ts";
import { casinoGamesList } from "../../contract/casino.ts";
import { livecasinoGameTableList } from "../../contract/livecasino.ts";
import type { LobbyFilters } from "../games/filters.ts";
import { LiveLobby, SlotLobby } from "./Lobbies.tsx";

const [game] = (casinoExamples.find(({ call }) => call === casinoGamesList)?.answer ?? []) as object[];
const [table] = (livecasinoExamples.find(({ call }) => call === livecasinoGameTableList)?.answer ?? []) as object[];
const image = "/icons/icon-192.png";

/** A part of a list of 480 games. */
function games({ offset, limit }: Body): PageAnswer {
  const [first, count] = [Number(offset), Number(limit)];
  const rows = Array.from({ length: count }, (_, row) => ({
    ...game,
    image,
    gameID: first + row + 1,
    name: `Oyun ${first + row + 1}`,
  }));
  return { data: rows, pagination: { offset: first, limit: count, total: 480 } };
}
const tables = {
  data: [
    { ...table, image },
    { ...table, image, tableID: 512, name: "Kapalı masa", open: 0 },
  ],
  pagination: { limit: 48, offset: 0, total: 2 },
};
const answers: PageAnswers = {
  games_list: games,
  game_table_list: tables,
  category_list: {
    data: [
      { CategoryID: 94, name: "Popüler", icon: "flame", count: 48 },
      { CategoryID: 12, name: "Meyveler", icon: "grape", count: 310 },
    ],
  },
};
const openSlots = (filters: LobbyFilters = {}, more: PageAnswers = {}) =>
  openPage(<SlotLobby filters={filters} />, { ...answers, ...more });

beforeEach(() => page.viewport(390, 844));

test("a list that does not come is asked for again by its button, and a part of it by its own", async () => {
  let isBroken = (offset: number): boolean => offset === 0;
  const { screen } = await openSlots(
    { type: "slot" },
    {
      games_list: (asked) =>
        isBroken(Number(asked["offset"])) ? { refusal: "Şu anda yanıt veremiyoruz." } : games(asked),
    },
  );
  const partFailed = screen.getByText("Listenin bu kısmı yüklenemedi.");
  await expect.element(screen.getByText("Bu bölüm yüklenemedi")).toBeVisible();
  isBroken = (offset) => offset > 0;
  await screen.getByRole("button", { name: "Tekrar dene" }).click();
  await expect.element(screen.getByText("Oyun 1", { exact: true })).toBeVisible();
  expect(partFailed.query()).toBeNull();
  // The page has the height of a whole step of the list, not only of the 48 placeholders.
  await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(10_000);
  scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(partFailed).toBeVisible();
  isBroken = () => false;
  await screen.getByRole("button", { name: "Tekrar dene" }).click();
  await expect.element(screen.getByText("Oyun 200", { exact: true })).toBeVisible();
  expect(partFailed.query()).toBeNull();
});

test("a lobby of games looks right in both themes and languages", async () => {
  const { screen } = await openSlots({ category: "94", order: "rtp" });
  await expect.element(screen.getByText("480 oyun")).toBeVisible();
  await expect.element(screen.getByText("Oyun 1", { exact: true })).toBeVisible();
  await axeFindsNothingHere(screen.container);
  expect(screen.getByRole("combobox").elements().length).toBeGreaterThan(0);
  fieldsDoNotZoom(screen.container);
  showInEnglish();
  await page.viewport(1440, 900);
  await expect.element(screen.getByText("480 games")).toBeVisible();
  await axeFindsNothingHere(screen.container);
});

test("in a list whose games all have a badge, no tile shows it", async () => {
  const withBadges = (more: readonly string[]) => (asked: Body) => {
    const { data, pagination } = games(asked) as { data: object[]; pagination: object };
    return {
      data: data.map((row, index) => ({ ...row, badges: index === 0 ? [...more, "hot"] : ["hot"] })),
      pagination,
    };
  };
  const { screen } = await openSlots({ category: "94" }, { games_list: withBadges(["jackpot"]) });
  await expect.element(screen.getByRole("link", { name: /^Oyun 1 .*Jackpot/ })).toBeVisible();
  const tiles = () => screen.getByRole("list", { name: "Oyunlar" }).getByRole("link").elements();
  await expect.poll(() => tiles().filter(({ textContent }) => textContent.includes("Popüler"))).toEqual([]);
  expect(tiles().length).toBeGreaterThan(5);
});

test("the name of a tile begins with the game, and its details lie beside its words", async () => {
  const { screen } = await openSlots({}, { games_list: games });
  const tile = screen.getByRole("link", { name: /^Oyun 1\b/ });
  await expect.element(tile).toBeVisible();
  const details = screen.getByRole("button", { name: "Oyun 1: ayrıntılar" }).element().getBoundingClientRect();
  const picture = tile.element().querySelector("img")?.parentElement?.getBoundingClientRect();
  expect(picture?.top).toBeLessThan(tile.element().firstElementChild?.getBoundingClientRect().top ?? 0);
  expect(details.top).toBeGreaterThanOrEqual(picture?.bottom ?? Number.POSITIVE_INFINITY);
  expect(details.width).toBeGreaterThanOrEqual(24);
});

test("a choice of order or type keeps the other filters", async () => {
  const { screen, visited } = await openSlots({ category: "94", provider: "7", order: "rtp", q: "lale" });
  await screen.getByRole("combobox", { name: "Tür" }).selectOptions("slot");
  await screen.getByRole("combobox", { name: "Sırala" }).selectOptions("name");
  expect(visited).toEqual([
    "/slot/category/94?provider=7&type=slot&order=rtp&q=lale",
    "/slot/category/94?provider=7&order=name&q=lale",
  ]);
});

test("what there is to know about a game is told on demand", async () => {
  const { screen } = await openSlots();
  await screen.getByRole("button", { name: "Oyun 1: ayrıntılar" }).click();
  const dialog = screen.getByRole("dialog", { name: "Oyun 1" });
  for (const fact of ["RTP", "Volatilite", "Bahis aralığı", "Yayın tarihi"])
    await expect.element(dialog.getByText(fact, { exact: true })).toBeVisible();
  await expect.element(dialog.getByText(/^%96,21/)).toBeVisible();
  await expect
    .element(dialog.getByRole("link", { name: "Oyun kuralları" }))
    .toHaveAttribute("href", "/info/CasinoKurallari");
  await axeFindsNothingHere(dialog.element());
  showInEnglish();
  await page.viewport(1440, 900);
  await expect.element(dialog.getByText("Volatility")).toBeVisible();
  await axeFindsNothingHere(dialog.element());
});

test("a lobby of tables, and what there is to know about a table, look right in both themes and languages", async () => {
  const { screen } = await openPage(<LiveLobby filters={{ type: "blackjack" }} />, answers);
  await expect.element(screen.getByText("2 masa")).toBeVisible();
  await expect.element(screen.getByText("Kapalı", { exact: true })).toBeVisible();
  await axeFindsNothingHere(screen.container);
  await screen.getByRole("button", { name: "Galata Rulet: ayrıntılar" }).click();
  const dialog = screen.getByRole("dialog", { name: "Galata Rulet" });
  for (const fact of ["Durum", "Krupiye", "Bahis aralığı"])
    await expect.element(dialog.getByText(fact, { exact: true })).toBeVisible();
  await expect.element(dialog.getByRole("definition").first()).toHaveTextContent("Açık");
  await axeFindsNothingHere(dialog.element());
  showInEnglish();
  await page.viewport(1440, 900);
  await expect.element(dialog.getByText("Dealer")).toBeVisible();
  await axeFindsNothingHere(dialog.element());
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.element(screen.getByText("2 tables")).toBeVisible();
  await axeFindsNothingHere(screen.container);
});

test("filters that nothing passes look right in both themes and languages", async () => {
  const { screen } = await openSlots(
    { q: "qqqq" },
    { games_list: { data: [], pagination: { limit: 48, offset: 0, total: 0 } } },
  );
  await expect.element(screen.getByRole("link", { name: "Filtreleri temizle" })).toBeVisible();
  await axeFindsNothingHere(screen.container);
  showInEnglish();
  await page.viewport(1440, 900);
  await expect.element(screen.getByText(/No results/).first()).toBeVisible();
  await axeFindsNothingHere(screen.container);
});
