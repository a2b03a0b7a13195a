import { expect, test } from "vitest";
import { openPage, type PageAnswer, type PageAnswers } from "../../testing/open-page.tsx";
import { beginOnPhone, looksRightHere } from "../../testing/looks-right-here.ts";
import { HistoryPage } from "./HistoryPage.tsx";
import { history, kinds, row } from "./testing/open-history.tsx";

const statement = {
  deposits: "1500.00",
  withdrawals: "200.00",
  bets: "150.25",
  wins: "50.00",
  bonuses: "25.00",
  net: "-100.25",
  days: [],
};
const open = (search: object, more: PageAnswers = {}) =>
  openPage(<HistoryPage place="history" search={search} />, {
    ...kinds,
    capabilities: { data: ["statement", "sums"] },
    list_transactions: history(300),
    statement: { data: statement },
    ...more,
  });
type Opened = Awaited<ReturnType<typeof open>>;
const sumsIn =
  ({ screen }: Opened) =>
  () =>
    screen.getByRole("region", { name: /oplam/ }).query()?.textContent;
const requests = ({ asked }: Opened) => asked.flatMap(({ method, data }) => (method === "statement" ? [data] : []));

test("a whole list has the sums of its rows, and the operator is not asked", async () => {
  const opened = await open({ period: "last-7-day" }, { list_transactions: history(3) });
  await expect.poll(sumsIn(opened)).toBe("Toplam: Son 7 günYatırımlar₺0,00Çekimler₺0,00Oyun neti−₺6,00");
  expect(requests(opened)).toEqual([]);
});

test("of a longer list the operator is asked for the sums, for its days and without filters", async () => {
  const opened = await open({ from: "2026-03-01", to: "2026-03-07" });
  await expect
    .poll(sumsIn(opened))
    .toBe("Toplam: 1 Mar 2026 – 7 Mar 2026Yatırımlar₺1.500,00Çekimler₺200,00Oyun neti−₺100,25");
  const [request, ...others] = requests(opened);
  expect(request).toMatchObject({ startDate: "2026-03-01", endDate: "2026-03-07" });
  expect(Object.keys(request ?? {}).filter((name) => name.startsWith("search"))).toEqual([]);
  expect(others).toEqual([]);
});

test("filters are sent to an operator with the extension", async () => {
  const opened = await open({ category: "1", sub: "101", min: "5" });
  await expect.poll(sumsIn(opened)).toBe("Filtrelenenlerin toplamı: Tüm zamanlarBahisler₺150,25Kazançlar₺50,00");
  expect(requests(opened)).toMatchObject([
    { startDate: "", endDate: "", searchCategory: "1", searchID: "101", searchMinAmount: "5", searchType: "" },
  ]);
});

test.each<[string, object, PageAnswer]>([
  ["cancelled transactions", { status: "1003" }, history(300)({ offset: 0, limit: 10 })],
  ["several currencies", {}, { data: [row(0), { ...row(1), currency: "EUR" }] }],
])("%s have no sums", async (_, search, answer) => {
  const opened = await open(search, { list_transactions: answer });
  await expect.element(opened.screen.getByRole("button", { name: /Oyun 0/ })).toBeVisible();
  await expect.poll(() => opened.screen.container.querySelectorAll("article > * > * > [data-place]").length).toBe(0);
  expect([sumsIn(opened)(), requests(opened)]).toEqual([undefined, []]);
});

test("the sums load and fail on their own, and are asked for again", async () => {
  let answer: PageAnswer = "never";
  const loading = await open({}, { statement: () => answer });
  await expect.element(loading.screen.getByRole("button", { name: /Oyun 0/ })).toBeVisible();
  await expect.poll(() => loading.screen.container.querySelectorAll("article > * > * > [data-place]").length).toBe(1);
  await loading.screen.unmount();
  answer = { status: 502 };
  const opened = await open({}, { statement: () => answer });
  await expect.element(opened.screen.getByText("Toplam: Tüm zamanlar: yüklenemedi")).toBeVisible();
  await expect.element(opened.screen.getByRole("button", { name: /Oyun 0/ })).toBeVisible();
  answer = { data: statement };
  await opened.screen.getByRole("button", { name: "Tekrar dene" }).click();
  await expect.poll(sumsIn(opened)).toContain("−₺100,25");
  answer = "offline";
  await opened.client.invalidateQueries({ queryKey: ["finance", "statement"] });
  await expect.poll(sumsIn(opened)).toMatch(/Son güncelleme.*−₺100,25/);
});

test("the sums look right in both languages and themes", async () => {
  await beginOnPhone();
  const opened = await open({ category: "1", period: "last-12-month" });
  await expect.poll(sumsIn(opened)).toContain("−₺100,25");
  await looksRightHere(opened.screen.container);
});
