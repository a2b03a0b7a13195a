import { expect, test, vi } from "vitest";
import { openPage } from "../../testing/open-page.tsx";
import { addressOf } from "../../testing/test-router.ts";
import { filtersOf, historyLink } from "./history-filters.ts";
import type { HistorySearch } from "./history-search.ts";
import { SortField } from "./HistoryFilterFields.tsx";

const open = async (search: HistorySearch) => {
  const filters = filtersOf("history", search);
  const onChoose = vi.fn();
  const { screen } = await openPage(<SortField sort={filters} onChoose={onChoose} />, {});
  const select = screen.getByLabelText("Sırala");
  const chosen = () => (select.element() as HTMLSelectElement).selectedOptions[0]?.text;
  /** Chooses an order and returns the address of the list in it. */
  const choose = async (name: string) => {
    await select.selectOptions(name);
    return addressOf(historyLink("history", { ...filters, ...onChoose.mock.lastCall?.[0] }));
  };
  return { chosen, choose };
};

test.each([
  [{}, "En yeni"],
  [{ direction: "asc" }, "En eski"],
  [{ order: "amount" }, "En yüksek tutar"],
  [{ order: "amount", direction: "asc" }, "En düşük tutar"],
  [{ order: "id" }, "En yeni"],
  [{ order: "id", direction: "asc" }, "En eski"],
] as const)("the address %j is shown as %s", async (search, name) => {
  const { chosen } = await open(search);
  expect(chosen()).toBe(name);
});

test("one choice sets what is sorted by and the direction, and keeps the other filters", async () => {
  const { choose } = await open({ category: "2", order: "id", direction: "asc" });
  expect(await choose("En yüksek tutar")).toBe("/profile/history?category=2&order=amount");
  expect(await choose("En düşük tutar")).toBe("/profile/history?category=2&order=amount&direction=asc");
  expect(await choose("En yeni")).toBe("/profile/history?category=2");
});
