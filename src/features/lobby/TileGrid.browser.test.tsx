import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { type Locator, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type ReadOptions, readOptions } from "../../api/query.ts";
import { casinoGamesList } from "../../contract/casino.ts";
import { TileGrid } from "./TileGrid.tsx";
import { HistoryEntry } from "./use-grid-position.ts";

const shape = {
  width: { phone: 7, wide: 10 },
  leastColumns: 3,
  picture: 4 / 3,
  words: 3,
  gap: { phone: 0.5, wide: 1 },
};

/** A page of games whose names are their positions in the list. */
function page(offset: number, limit: number) {
  return {
    ...readOptions(casinoGamesList, { limit, offset }),
    queryFn: () => ({
      data: Array.from({ length: limit }, (_, row) => `Oyun ${offset + row}`),
      message: "",
      dropped: 0,
    }),
  } as unknown as ReadOptions<string[]>;
}

/** The page of a list of `total` games, with a long list above it that may still be loading. */
function Lists({ above, total, entry }: { above?: number; total: number; entry?: string }) {
  return (
    <HistoryEntry value={entry}>
      <h1>Slot oyunları</h1>
      {above !== undefined && (
        <section>
          <TileGrid {...list} label="Üstteki oyunlar" total={above} />
        </section>
      )}
      <section>
        <TileGrid {...list} label="Oyunlar" total={total} />
      </section>
    </HistoryEntry>
  );
}

const list = {
  shape,
  lastTotal: 0,
  page,
  rows: 48,
  renderTile: (name: string) => (
    <a href="#oyun" role="button">
      {name}
    </a>
  ),
};

type Screen = Awaited<ReturnType<typeof openGrid>>["screen"];

async function openGrid(lists: Parameters<typeof Lists>[0]) {
  i18n.loadAndActivate({ locale: "tr", messages: {} });
  const client = new QueryClient();
  const within = (props: typeof lists) => (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <Lists {...props} />
      </QueryClientProvider>
    </I18nProvider>
  );
  const screen = await render(within(lists));
  return { screen, show: (props: typeof lists) => screen.rerender(within(props)) };
}

const tilesIn = (list: Locator) => list.element().children.length;
const isShown = (screen: Screen, game: number) =>
  expect.element(screen.getByText(`Oyun ${game}`, { exact: true })).toBeVisible();

/** Scrolls to the end of the page and presses the button there by keyboard. */
async function showMore(screen: Screen) {
  const more = screen.getByRole("button", { name: "Daha fazla göster" });
  await expect.element(more).toBeInTheDocument();
  (more.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
}

test("a long list ends after 200 games, and a press shows 200 more and leads to the first of them", async () => {
  const { screen } = await openGrid({ total: 12_000 });
  await isShown(screen, 0);
  const { scrollHeight } = document.documentElement;
  for (const step of [1, 2]) {
    scrollTo(0, document.documentElement.scrollHeight);
    await isShown(screen, step * 200 - 1);
    await expect.element(screen.getByText(`${step * 200} / 12.000 gösteriliyor`)).toBeVisible();
    expect(document.documentElement.scrollHeight).toBeLessThan(scrollHeight * (step + 0.1));
    const scrolled = scrollY;
    await showMore(screen);
    await expect.element(screen.getByRole("button", { name: `Oyun ${step * 200}`, exact: true })).toHaveFocus();
    expect(scrollY).toBe(scrolled);
    expect(tilesIn(screen.getByRole("list"))).toBeLessThan(100);
  }
  expect(screen.getByText("Oyun 0", { exact: true }).query()).toBeNull();
});

test("a list has no button once all of its games are shown", async () => {
  const { screen } = await openGrid({ total: 230 });
  await isShown(screen, 0);
  await showMore(screen);
  scrollTo(0, document.documentElement.scrollHeight);
  await isShown(screen, 229);
  expect(screen.getByRole("button", { name: "Daha fazla göster" }).query()).toBeNull();
});

test("a player who comes back finds a tile of a further step where they left it", async () => {
  const first = await openGrid({ total: 12_000, entry: "long" });
  await isShown(first.screen, 0);
  await showMore(first.screen);
  await expect.element(first.screen.getByText("400 / 12.000 gösteriliyor")).toBeInTheDocument();
  scrollTo(0, document.documentElement.scrollHeight * 0.8);
  await expect.poll(() => firstOnScreen(first.screen)).toBeGreaterThan(200);
  const place = firstOnScreen(first.screen);
  await first.screen.unmount();
  scrollTo(0, 0);
  const { screen } = await openGrid({ total: 12_000, entry: "long" });
  await expect.poll(() => firstOnScreen(screen)).toBe(place);
});

/** The number of the first game that is entirely in view. */
function firstOnScreen(screen: Screen): number {
  const tiles = screen.getByRole("button", { name: /^Oyun/ }).elements();
  const seen = tiles.find((tile) => tile.getBoundingClientRect().top >= 0);
  return Number(seen?.textContent.replace("Oyun ", ""));
}

test("a grid that moves, because another one above it became longer, shows the tiles on screen", async () => {
  const { screen, show } = await openGrid({ above: 8, total: 30 });
  const lower = screen.getByRole("list", { name: "Oyunlar", exact: true });
  await expect.element(lower.getByText("Oyun 0", { exact: true })).toBeInTheDocument();
  await show({ above: 48, total: 30 });
  lower.element().scrollIntoView();
  await expect.element(lower.getByText("Oyun 15", { exact: true })).toBeInTheDocument();
  expect(lower.getByText("Oyun 0", { exact: true }).query()).not.toBeNull();
});

test("the focus outline of a tile is not cut off", async () => {
  const { screen } = await openGrid({ total: 30 });
  const button = screen.getByRole("button", { name: "Oyun 0", exact: true });
  await expect.element(button).toBeVisible();
  const tile = button.element().closest("li");
  const clips = () => tile && getComputedStyle(tile).contentVisibility;
  expect(clips()).toBe("auto");
  (button.element() as HTMLElement).focus();
  expect(clips()).toBe("visible");
});
