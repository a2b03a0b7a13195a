import { expect, test, vi } from "vitest";
import { type Body, openPage, type PageAnswer, type PageAnswers } from "../../testing/open-page.tsx";
import { beginOnPhone, looksRightHere } from "../../testing/looks-right-here.ts";
import { LifetimeTotals, MonthStatement } from "./StatementPage.tsx";

const which = { month: "2026-11", today: "2026-11-22", gmt: "+03:00" };
const statement = (more: object = {}) => ({
  deposits: "1500.00",
  withdrawals: "200.00",
  bets: "150.25",
  wins: "50.00",
  bonuses: "25.00",
  net: "-100.25",
  days: [
    { date: "2026-11-02", deposits: "1500.00", withdrawals: "0.00", net: "-40.25" },
    { date: "2026-11-20", deposits: "0.00", withdrawals: "200.00", net: "-60.00" },
  ],
  ...more,
});
const none = {
  deposits: "0.00",
  withdrawals: "0.00",
  bets: "0.00",
  wins: "0.00",
  bonuses: "0.00",
  net: "0.00",
  days: [],
};
const open = (answer: PageAnswers[string]) =>
  openPage(<MonthStatement {...which} isOperators />, { statement: answer });

test("sums, a chart with its table, and the month before in plain words", async () => {
  const { screen } = await open(({ startDate }) => ({
    data: startDate === "2026-11-01" ? statement() : statement({ deposits: "1750.00", net: "-30.00" }),
  }));
  await expect
    .poll(() => screen.getByRole("region", { name: "Aylık toplamlar" }).element().textContent)
    .toMatch(/−₺100,25.*Yatırımlar₺1\.500,00/);
  await expect.element(screen.getByText("Önceki aydan ₺250,00 daha az para yatırdınız.")).toBeVisible();
  await expect.element(screen.getByText(/Önceki ay oyunlarda ₺30,00 kaybettiniz/)).toBeVisible();
  await expect.element(screen.getByText(/Bu ay henüz bitmedi/)).toBeVisible();
  const chart = screen.getByRole("img", { name: /Kasım ayının/ });
  await expect.element(chart).toBeVisible();
  // A deposit, a withdrawal, and two results.
  expect(chart.element().querySelectorAll("rect")).toHaveLength(4);
  const rows = [...screen.getByRole("table").element().querySelectorAll("tr")].map(({ textContent }) => textContent);
  expect(rows).toEqual([
    "TarihYatırımlarÇekimlerNet oyun sonucu",
    "2 Kas₺1.500,00–−₺40,25",
    "20 Kas–₺200,00−₺60,00",
    "Toplam₺1.500,00₺200,00−₺100,25",
  ]);
});

test("a month looks right in both languages and themes", async () => {
  await beginOnPhone();
  const { screen } = await open({ data: statement() });
  await expect.element(screen.getByRole("table")).toBeVisible();
  await looksRightHere(screen.container);
});

test("after a month of deposits alone, nothing was won and nothing lost", async () => {
  const { screen } = await open(({ startDate }) => ({
    data: startDate === "2026-11-01" ? statement() : statement({ net: "0.00" }),
  }));
  await expect.element(screen.getByText(/Önceki ay oyunlarda ne kazandınız ne kaybettiniz/)).toBeVisible();
});

test("a month without transactions says so, without a chart", async () => {
  const { screen } = await open({ data: none });
  await expect.element(screen.getByText("Bu ay işleminiz yok")).toBeVisible();
  expect(screen.getByRole("img").elements()).toEqual([]);
});

test("another month without transactions has the notice of a filter that finds nothing", async () => {
  const { screen } = await openPage(<MonthStatement {...which} month="2026-10" isOperators />, {
    statement: { data: none },
  });
  await expect.element(screen.getByText("Belirlediğiniz kriterlere göre sonuç bulunamadı.")).toBeVisible();
});

test("loading and failing have their places", async () => {
  let isDown = true;
  const { screen } = await open(() => (isDown ? { status: 502 } : { data: statement() }));
  await expect.element(screen.getByText("Bu bölüm yüklenemedi")).toBeVisible();
  isDown = false;
  await screen.getByRole("button", { name: "Tekrar dene" }).click();
  await expect.element(screen.getByRole("table")).toBeVisible();
  const loading = await open("never");
  expect(loading.screen.container.querySelectorAll("[data-place]")).toHaveLength(2);
});

test("the file for Excel has the month's name and its days", async () => {
  const saved = vi.spyOn(URL, "createObjectURL");
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  const { screen } = await open({ data: statement() });
  await screen.getByRole("button", { name: "CSV olarak indir" }).click();
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe("2026-11.csv");
  const [file] = saved.mock.calls[0] ?? [];
  const bytes = new Uint8Array(await (file as Blob).arrayBuffer());
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toContain("02.11.2026;1500,00;0,00;-40,25\r\n");
  vi.restoreAllMocks();
});

/** `count` bets of 1.50 in November, of which the operator sends 20 at once. */
const bets =
  (count: number) =>
  ({ offset, startDate }: Body): PageAnswer => {
    const rows = Array.from({ length: startDate === "2026-11-01" ? count : 0 }, (_, index) => ({
      id: index + 1,
      createdAt: "2026-11-03T12:00:00Z",
      transaction_category_id: 1,
      category: "Bahis",
      type: "Bahis",
      amount: "-1.50",
      currency: "TRY",
      transaction_status: 1002,
      note: null,
    }));
    return {
      data: rows.slice(Number(offset), Number(offset) + 20),
      pagination: { limit: 20, offset, total: rows.length },
    };
  };
const sums = (screen: { getByRole: (role: string, options: object) => { element: () => Element } }) => () =>
  screen.getByRole("region", { name: "Aylık toplamlar" }).element().textContent;

test("without the extension the month is summed up from all of its transactions, however the operator caps its pages", async () => {
  const { screen, asked } = await openPage(<MonthStatement {...which} isOperators={false} />, {
    list_transactions: bets(45),
  });
  await expect.poll(sums(screen)).toMatch(/−₺67,50.*Bahisler₺67,50/);
  const pages = asked.filter(
    ({ method, data }) => method === "list_transactions" && data["startDate"] === "2026-11-01",
  );
  expect(pages.map(({ data }) => [data["offset"], Boolean(data["concatRequire"])])).toEqual([
    [0, false],
    [19, true],
    [38, true],
  ]);
  expect(pages[0]?.data).toHaveProperty("concatRequire");
  expect(screen.getByText(/çok fazla işleminiz/).query()).toBeNull();
});

test("more transactions than are fetched: said, and not compared with", async () => {
  const { screen } = await openPage(<MonthStatement {...which} isOperators={false} />, {
    list_transactions: bets(300),
  });
  await expect.element(screen.getByText(/çok fazla işleminiz/)).toBeVisible();
});

test.each([true, false])(
  "offline the month is as it was seen last, with its age; by the operator: %s",
  async (isOperators) => {
    let isDown = false;
    const answer = (given: PageAnswer) => (isDown ? "offline" : given);
    const { screen, client } = await openPage(<MonthStatement {...which} isOperators={isOperators} />, {
      statement: () => answer({ data: statement() }),
      list_transactions: (data) => answer(bets(3)(data)),
    });
    const figures = isOperators ? /−₺100,25/ : /−₺4,50/;
    await expect.poll(sums(screen)).toMatch(figures);
    const kept = client
      .getQueryCache()
      .findAll({ queryKey: ["finance", "statement"] })
      .filter(({ meta }) => meta?.["persist"] === "player");
    expect(kept).toHaveLength(2);
    isDown = true;
    await client.invalidateQueries();
    await expect.element(screen.getByText(/Son güncelleme/)).toBeVisible();
    expect(sums(screen)()).toMatch(figures);
  },
);

test("the account's whole life: deposits, withdrawals, their difference and the net result", async () => {
  const { screen, asked } = await openPage(<LifetimeTotals />, {
    statement: { data: statement({ withdrawals: "1750.00" }) },
  });
  const totals = screen.getByRole("region", { name: "Hesabınız açıldığından beri" });
  await expect.element(totals).toBeVisible();
  const figures = [...totals.element().querySelectorAll("dl > div")].map(({ textContent }) => textContent);
  expect(figures).toEqual([
    "Yatırımlar₺1.500,00",
    "Çekimler₺1.750,00",
    "Yatırımlar eksi çekimler-₺250,00",
    "Net oyun sonucu−₺100,25",
  ]);
  expect(asked.flatMap(({ method, data }) => (method === "statement" ? [data] : []))).toMatchObject([
    { startDate: "", endDate: "" },
  ]);
});
