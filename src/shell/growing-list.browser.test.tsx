import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { type Body, openPage } from "../testing/open-page.tsx";
import { CouponsPage } from "../features/coupons/CouponsPage.tsx";
import { HistoryPage } from "../features/history/HistoryPage.tsx";
import { Layout } from "./Layout.tsx";

const row = (index: number) => ({
  id: 9000 - index,
  createdAt: new Date(Date.UTC(2026, 2, 14, 12) - index * 3_600_000).toISOString(),
  transaction_category_id: 1,
  category: "Bahis ve oyun",
  type: "Bahis",
  amount: "-1.00",
  currency: "TRY",
  transaction_status: 1002,
});
const coupon = (index: number) => ({
  id: 9000 - index,
  placedAt: "2026-03-14T12:00:00Z",
  stake: "10.00",
  possibleWin: "24.50",
  odds: 2.45,
  state: "lost",
  selections: [],
});

/** 2,000 rows, answered at once. */
const listOf =
  (make: (index: number) => object) =>
  ({ limit, offset }: Body) => ({
    data: Array.from({ length: Number(limit) }, (_, index) => make(Number(offset) + index)),
    pagination: { limit, offset, total: 2_000 },
  });

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test.each([
  ["the history", <HistoryPage key="" place="history" search={{}} />, undefined, [0, 9, 108]],
  ["the coupons", <CouponsPage key="" place="bets" search={{}} />, "Daha fazla göster", [0, 9]],
])("at the end of %s, new rows appear below, and the page stays where it is", async (_, content, button, offsets) => {
  await page.viewport(390, 844);
  // Higher than the screen, so that the end of the page shows nothing else.
  const footer = <footer style={{ blockSize: "60rem" }}>Karo</footer>;
  const nothing = { header: null, rail: null, tabBar: null, sessionBar: null };
  const { screen, asked, client } = await openPage(
    <Layout {...nothing} footer={footer}>
      {content}
    </Layout>,
    {
      list_transactions: listOf(row),
      getCoupons: listOf(coupon),
    },
  );
  const read = () => asked.flatMap(({ data }) => (data["offset"] === undefined ? [] : [data["offset"]]));
  const isStill = async () => {
    await expect.poll(() => client.isFetching()).toBe(0);
    for (let frames = 0; frames < 10; frames += 1) await nextFrame();
  };
  await expect.poll(read).toEqual(offsets.slice(0, -1));
  await isStill();
  window.scrollTo(0, document.body.scrollHeight);
  const at = scrollY;
  // Pressed without scrolling to it.
  if (button) (screen.getByRole("button", { name: button }).element() as HTMLElement).click();
  await expect.poll(read).toEqual(offsets);
  await isStill();
  expect([scrollY, read()]).toEqual([at, offsets]);
});
