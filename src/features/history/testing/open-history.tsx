import { type Body, openPage, type PageAnswer, type PageAnswers } from "../../../testing/open-page.tsx";
import { AddressedItem } from "../../../testing/AddressedItem.tsx";
import { HistoryPage } from "../HistoryPage.tsx";

/** The row `index` of a history, the latest first, an hour apart. */
export const row = (index: number) => ({
  id: 9000 - index,
  createdAt: new Date(Date.UTC(2026, 2, 14, 12) - index * 3_600_000).toISOString(),
  transaction_category_id: 1,
  category: "Bahis ve oyun",
  sub_category: "Slot",
  type: "Bahis",
  amount: `-${Math.abs(index) + 1}.00`,
  balanceAfter: "100.00",
  currency: "TRY",
  transaction_status: 1002,
  game: `Oyun ${index}`,
});

/** An operator with that many rows, which sends at most `cap` at once, with or without the total. */
export const history =
  (total: number, { cap = 250, hasTotal = true } = {}) =>
  (data: Body): PageAnswer => {
    const [offset, limit] = [Number(data["offset"]), Math.min(Number(data["limit"]), cap)];
    const rows = Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, index) =>
      row(offset + index),
    );
    return { data: rows, pagination: hasTotal ? { limit, offset, total } : 0 };
  };
/** The names of categories and types. */
export const kinds: PageAnswers = {
  list_categories: {
    data: [
      { id: 1, name: "Bahis ve oyun" },
      { id: 2, name: "Yatırım" },
    ],
  },
  list_types_frontend: {
    data: [
      { id: 11, name: "Bahis", parentId: 1 },
      { id: 21, name: "Yatırım", parentId: 2 },
    ],
  },
  list_sub_categories: {
    data: [
      { id: 101, name: "Slot", parentId: 1 },
      { id: 201, name: "Banka", parentId: 2 },
    ],
  },
};

/**
 * Renders the history page, which follows the address to the details of a transaction: at first to that of `firstId`. The
 * operator gives this answer to `finance/list_transactions`.
 */
export const openHistory = (answer: PageAnswers[string], search: object = {}, firstId?: string) =>
  openPage(
    <AddressedItem firstId={firstId}>
      {(id) => <HistoryPage place="history" search={{ ...search, id }} />}
    </AddressedItem>,
    { ...kinds, list_transactions: answer },
  );

/** How many rows are in the page. */
export const lines = (container: Element) => container.querySelectorAll("[role=listitem] button").length;
