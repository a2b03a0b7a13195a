import { beforeEach, expect, test, vi } from "vitest";
import { linkSession } from "../../api/session-link.ts";
import { type Body, openPage, type PageAnswers, type Restored } from "../../testing/open-page.tsx";
import { beginOnPhone, looksRightHere } from "../../testing/looks-right-here.ts";
import { LotteryPage } from "./LotteryPage.tsx";
import { ticketsPage } from "./lottery-queries.ts";

const lottery = { startDate: "2026-12-01", endDate: "2026-12-31" };
const row = (index: number, ticketNumber?: string) => ({
  id: index,
  createdAt: "2026-12-05T12:00:00Z",
  transaction_category_id: 2,
  category: "Yatırım",
  type: "Yatırım",
  amount: "500.00",
  currency: "TRY",
  transaction_status: 1002,
  note: null,
  ticketNumber,
});
const numberOf = (index: number) => String(400_000_000 + index);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-12-10T12:00:00Z") });
  return () => vi.useRealTimers();
});

const open = (answer: PageAnswers[string], settings: object = { lottery }, restored: readonly Restored[] = []) =>
  openPage(<LotteryPage missing={<p>Böyle bir sayfa yok</p>} />, { list_transactions: answer }, settings, restored);

test("says when the draw is and how many tickets there are, and finds one by its number on a later page", async () => {
  const all = Array.from({ length: 120 }, (_, index) => row(index + 1, index % 2 === 0 ? numberOf(index) : undefined));
  const { screen, asked } = await open(({ limit, offset }: Body) => ({
    data: all.slice(Number(offset), Number(offset) + Number(limit)),
    pagination: { limit, offset, total: all.length },
  }));
  await expect.element(screen.getByText("31 Aralık 2026")).toBeVisible();
  await expect.element(screen.getByText("60 biletiniz var")).toBeVisible();
  expect(asked.map(({ data }) => [data["offset"], data["concatRequire"]])).toEqual([
    [0, false],
    [49, true],
    [98, true],
  ]);
  expect(asked[0]?.data).toMatchObject({ limit: 50, searchMinAmount: "500", status: "1002", ...lottery });
  await screen.getByRole("searchbox", { name: "Bilet numarası ara" }).fill(numberOf(118));
  await expect.poll(() => screen.getByRole("listitem").elements().length).toBe(1);
  await expect.element(screen.getByText(numberOf(118))).toBeVisible();
  await screen.getByRole("searchbox").fill("123123123");
  await expect.element(screen.getByText("Belirlediğiniz kriterlere göre sonuç bulunamadı.")).toBeVisible();
  expect(screen.container.querySelector("ul:empty")).toBeNull();
});

test("the tickets look right in both languages and themes", async () => {
  await beginOnPhone();
  const { screen } = await open({ data: [row(1, numberOf(1))], pagination: { limit: 50, offset: 0, total: 1 } });
  await expect.element(screen.getByText(numberOf(1))).toBeVisible();
  await looksRightHere(screen.container);
});

test.each<[string, object]>([
  ["without the setting", {}],
  ["before it begins", { lottery: { startDate: "2026-12-11", endDate: "2026-12-31" } }],
  ["after the draw", { lottery: { startDate: "2026-11-01", endDate: "2026-12-09" } }],
])("%s there is no such page, and nothing is asked for", async (_, settings) => {
  const { screen, asked } = await open({ data: [] }, settings);
  await expect.element(screen.getByText("Böyle bir sayfa yok")).toBeVisible();
  expect(asked).toEqual([]);
});

test.each(["2026-12-01T09:00:00Z", "2026-12-31T09:00:00Z"])(
  "on the first day and on the day of the draw there is the page: %s",
  async (now) => {
    vi.setSystemTime(now);
    const { screen } = await open({ data: [row(1, numberOf(1))], pagination: { limit: 50, offset: 0, total: 1 } });
    await expect.element(screen.getByText(numberOf(1))).toBeVisible();
  },
);

test("no tickets say what to do, also for an operator that answers null and no pagination", async () => {
  const { screen } = await open({ data: null, pagination: 0 });
  await expect.element(screen.getByText("Henüz biletiniz yok")).toBeVisible();
});

test("offline there are the tickets as last seen, with their age, and never another player's", async () => {
  const keyOf = (playerId: string) => {
    linkSession({ playerId: () => playerId });
    return ticketsPage(lottery, 0).queryKey;
  };
  const pageOf = (numbers: readonly string[]) => ({
    data: numbers.map((number, index) => row(index + 1, number)),
    message: "",
    dropped: 0,
    offset: 0,
    pagination: { limit: 50, offset: 0, total: numbers.length },
  });
  const kept = (playerId: string, ...numbers: string[]) => ({
    queryKey: keyOf(playerId),
    updatedAt: Date.parse("2026-12-10T09:32:00Z"),
    data: { pages: [pageOf(numbers)], pageParams: [{ number: 0 }] },
  });
  const restored = [kept("ayse", numberOf(1), numberOf(2)), kept("mehmet", numberOf(3))];
  keyOf("ayse");
  const { screen } = await open("offline", { lottery }, restored);
  await expect.element(screen.getByText("2 biletiniz var")).toBeVisible();
  await expect.element(screen.getByText(numberOf(2))).toBeVisible();
  await expect.element(screen.getByText(/Son güncelleme/)).toBeVisible();
  expect(screen.getByText(numberOf(3)).elements()).toEqual([]);
  keyOf("zeynep");
  const other = await open("never", { lottery }, restored);
  await expect.poll(() => other.screen.container.querySelector("[data-place]")).not.toBeNull();
  expect(other.screen.container.textContent).not.toMatch(/4000000/);
  expect([ticketsPage(lottery, 0).meta?.["persist"], ticketsPage(lottery, 50).meta?.["persist"]]).toEqual([
    "player",
    false,
  ]);
  linkSession({});
});
