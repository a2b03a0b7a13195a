import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { type ReadOptions, readOptions } from "../../api/query.ts";
import { casinoGamesList } from "../../contract/casino.ts";
import { TileGrid } from "./TileGrid.tsx";

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
function Lists({ above, total }: { above?: number; total: number }) {
  return (
    <>
      {above !== undefined && (
        <section>
          <TileGrid {...list} label="Üstteki oyunlar" total={above} />
        </section>
      )}
      <section>
        <TileGrid {...list} label="Oyunlar" total={total} />
      </section>
    </>
  );
}

const list = {
  shape,
  lastTotal: 0,
  page,
  rows: 48,
  renderTile: (name: string) => <button type="button">{name}</button>,
};

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

test.each([1_000_000_000, Number.MAX_SAFE_INTEGER])(
  "a list of %d games is a page that can be scrolled to its end",
  async (total) => {
    const { screen } = await openGrid({ total });
    await expect.element(screen.getByText("Oyun 0", { exact: true })).toBeVisible();
    const { scrollHeight } = document.documentElement;
    // Browsers cut off what is higher than some 16 million pixels.
    expect(scrollHeight).toBeLessThan(16_000_000);
    scrollTo(0, scrollHeight);
    await expect.element(screen.getByText("Oyun 49999", { exact: true })).toBeVisible();
  },
);

test("12,000 games are scrolled end to end with a few tiles in the page", async () => {
  const { screen } = await openGrid({ total: 12_000 });
  await expect.element(screen.getByText("Oyun 0", { exact: true })).toBeVisible();
  const tiles = () => screen.getByRole("list").element().children.length;
  for (const share of [0.25, 0.5, 1]) {
    scrollTo(0, document.documentElement.scrollHeight * share);
    await expect
      .poll(() =>
        screen
          .getByRole("button")
          .elements()
          .some((tile) => tile.getBoundingClientRect().top >= 0),
      )
      .toBe(true);
    expect(tiles()).toBeLessThan(100);
  }
  await expect.element(screen.getByText("Oyun 11999", { exact: true })).toBeVisible();
  expect(screen.getByText("Oyun 0", { exact: true }).query()).toBeNull();
});

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
