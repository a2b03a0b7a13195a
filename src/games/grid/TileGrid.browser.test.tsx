import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import "../../ui/tokens.css";
import "../../ui/base.css";
import { type ReadOptions, readOptions } from "../../client/query.ts";
import { wireClient } from "../../client/wiring.ts";
import { casinoGamesList } from "../../contract/casino.ts";
import { TileGrid } from "./TileGrid.tsx";

const shape = { width: { phone: 7, wide: 10 }, leastColumns: 3, picture: 4 / 3, words: 3, gap: { phone: 0.5, wide: 1 } };

/** A page of games whose names are their positions in the list. */
function page(offset: number, limit: number) {
  return {
    ...readOptions(casinoGamesList, { limit, offset }),
    queryFn: () => ({ data: Array.from({ length: limit }, (_, row) => `Oyun ${offset + row}`), message: "", dropped: 0 }),
  } as unknown as ReadOptions<string[]>;
}

async function openGrid(total: number) {
  wireClient({ language: () => "tr" });
  i18n.loadAndActivate({ locale: "tr", messages: {} });
  const client = new QueryClient();
  return render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <TileGrid shape={shape} label="Oyunlar" total={total} lastTotal={0} page={page} rows={48} renderTile={(name) => name} />
      </QueryClientProvider>
    </I18nProvider>,
  );
}

test.each([1_000_000_000, Number.MAX_SAFE_INTEGER])("a list of %d games is a page that can be scrolled to its end", async (total) => {
  const screen = await openGrid(total);
  await expect.element(screen.getByText("Oyun 0", { exact: true })).toBeVisible();
  const { scrollHeight } = document.documentElement;
  // Browsers cut off what is higher than some 16 million pixels.
  expect(scrollHeight).toBeLessThan(16_000_000);
  scrollTo(0, scrollHeight);
  await expect.element(screen.getByText("Oyun 49999", { exact: true })).toBeVisible();
});
