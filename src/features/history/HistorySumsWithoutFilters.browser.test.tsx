/** In a file of its own, because a page asks for the operator's extensions once. */
import { expect, test } from "vitest";
import { openPage } from "../../testing/open-page.tsx";
import { HistoryPage } from "./HistoryPage.tsx";
import { history, kinds } from "./testing/open-history.tsx";

const open = (search: object) =>
  openPage(<HistoryPage place="history" search={search} />, {
    ...kinds,
    capabilities: { data: ["statement"] },
    list_transactions: history(300),
    statement: {
      data: {
        deposits: "9.00",
        withdrawals: "0.00",
        bets: "0.00",
        wins: "0.00",
        bonuses: "0.00",
        net: "0.00",
        days: [],
      },
    },
  });

test("an operator that cannot filter its sums is asked for none of a filtered list, but for those of a view", async () => {
  const view = await open({ category: "2" });
  const sums = ({ screen }: typeof view) => screen.getByRole("region", { name: /oplam/ });
  await expect.poll(() => sums(view).query()?.textContent).toBe("Toplam: Tüm zamanlarYatırımlar₺9,00");
  const request = view.asked.find(({ method }) => method === "statement")?.data ?? {};
  expect(Object.keys(request).filter((name) => name.startsWith("search"))).toEqual([]);
  await view.screen.unmount();
  const filtered = await open({ category: "1", sub: "101" });
  await expect.element(filtered.screen.getByRole("button", { name: /Oyun 0/ })).toBeVisible();
  expect(sums(filtered).query()).toBeNull();
  expect(filtered.asked.map(({ method }) => method)).not.toContain("statement");
});
