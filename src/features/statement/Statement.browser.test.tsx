import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Body, openPage, type PageAnswer, type PageAnswers } from "../../testing/open-page.tsx";
import { beginOnPhone, looksRightHere } from "../../testing/looks-right-here.ts";
import { LifetimeTotals, PeriodStatement, StatementPage } from "./StatementPage.tsx";

const which = { period: "this-month", today: "2026-11-22", gmt: "+03:00" } as const;
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
  openPage(<PeriodStatement {...which} isOperators />, { statement: answer });

test("sums, a chart with its table, and the month before in plain words", async () => {
  const { screen } = await open(({ startDate }) => ({
    data: startDate === "2026-11-01" ? statement() : statement({ deposits: "1750.00", net: "-30.00" }),
  }));
  await expect
    .poll(() => screen.getByRole("region", { name: "Dönemin toplamları" }).element().textContent)
    .toMatch(/−₺100,25.*Yatırımlar₺1\.500,00/);
  await expect.element(screen.getByText("Önceki dönem: Ekim 2026")).toBeVisible();
  await expect.element(screen.getByText("Önceki dönemden ₺250,00 daha az para yatırdınız.")).toBeVisible();
  await expect.element(screen.getByText(/Önceki dönemde oyunlarda ₺30,00 kaybettiniz/)).toBeVisible();
  await expect.element(screen.getByText(/Bu dönem henüz bitmedi/)).toBeVisible();
  await expect.element(screen.getByRole("img", { name: /Oyun neti: Kasım 2026/ })).toBeVisible();
  const rows = [...screen.getByRole("table").element().querySelectorAll("tr")].map(({ textContent }) => textContent);
  expect(rows).toEqual([
    "TarihYatırımlarÇekimlerOyun neti",
    "2 Kas₺1.500,00–−₺40,25",
    "20 Kas–₺200,00−₺60,00",
    "Toplam₺1.500,00₺200,00−₺100,25",
  ]);
});

test("the chart has the results alone, with a scale, and the value of the day that is pointed at or chosen", async () => {
  const days = [
    { date: "2026-11-02", deposits: "1500.00", withdrawals: "0.00", net: "40.25" },
    { date: "2026-11-20", deposits: "0.00", withdrawals: "200.00", net: "-60.00" },
  ];
  const { screen } = await open({ data: statement({ days, net: "-19.75" }) });
  const chart = screen.getByRole("img", { name: /Oyun neti/ });
  await expect.element(chart).toBeVisible();
  const figure = chart.element().closest("figure") as HTMLElement;
  // The column that is shown, and two results: above and below the line at zero.
  const [, ...bars] = [...chart.element().querySelectorAll("rect")].map((bar) => [
    Number(bar.getAttribute("y")),
    Number(bar.getAttribute("height")),
  ]);
  const height = (50 * 40.25) / 60;
  expect(bars).toEqual([
    [50 - height, height],
    [50, 50],
  ]);
  expect(figure.textContent).toContain("₺600-₺60");
  const value = () => figure.querySelector("figcaption")?.textContent;
  expect(value()).toBe("20 Kas−₺60,00");
  await chart.hover({ position: { x: 5, y: 50 } });
  await expect.poll(value).toBe("2 Kas+₺40,25");
  const slider = screen.getByRole("slider", { name: "Grafikte gösterilen" });
  expect(slider.element().getAttribute("aria-valuetext")).toBe("2 Kas: ₺40,25");
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.poll(value).toBe("20 Kas−₺60,00");
  // It stays in view beside its table. Above the table, on a phone, it would go on over it.
  for (const [width, position] of [
    [1440, "sticky"],
    [390, "static"],
  ] as const) {
    await page.viewport(width, 844);
    await expect.poll(() => getComputedStyle(figure).position).toBe(position);
  }
});

test("a period of deposits alone has no game result and no chart, but its table", async () => {
  const days = [{ date: "2026-11-02", deposits: "250.00", withdrawals: "0.00", net: "0.00" }];
  const { screen } = await open({ data: { ...none, deposits: "250.00", days } });
  await expect.poll(() => screen.getByRole("table").element().textContent).toContain("2 Kas₺250,00––");
  expect(screen.getByRole("img").elements()).toEqual([]);
  expect(sums(screen)()).not.toContain("Oyun neti");
});

test("many days are summed up by month, each of which leads to its statement", async () => {
  const days = Array.from({ length: 70 }, (_, index) => ({
    date: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    deposits: "1.00",
    withdrawals: "0.00",
    net: "-1.00",
  }));
  const { screen } = await openPage(<PeriodStatement {...which} period="last-12-month" isOperators />, {
    statement: { data: statement({ days, net: "-70.00", deposits: "70.00" }) },
  });
  await expect.element(screen.getByRole("table", { name: "Aylara göre tutarlar" })).toBeVisible();
  const rows = [...screen.getByRole("table").element().querySelectorAll("tbody tr")];
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "Oca 2026₺31,00–−₺31,00",
    "Şub 2026₺28,00–−₺28,00",
    "Mar 2026₺11,00–−₺11,00",
  ]);
  await expect
    .element(screen.getByRole("link", { name: "Şub 2026" }))
    .toHaveAttribute("href", "/profile/statement?month=2026-02");
});

test("any period: its days, the ones before and after, and the sums since ever without a comparison", async () => {
  const { screen, asked, visited, show } = await openPage(
    <StatementPage search={{ from: "2026-03-02", to: "2026-03-08" }} />,
    { capabilities: { data: ["statement"] }, statement: { data: statement() } },
  );
  await expect.element(screen.getByRole("heading", { name: "2 Mar 2026 – 8 Mar 2026" })).toBeVisible();
  await expect.element(screen.getByText("Önceki dönem: 23 Şub 2026 – 1 Mar 2026")).toBeVisible();
  expect(document.title).toMatch(/^Hesap özeti: 2 Mar 2026 – 8 Mar 2026/);
  const requests = () => asked.flatMap(({ method, data }) => (method === "statement" ? [data["startDate"]] : []));
  expect(requests()).toEqual(expect.arrayContaining(["2026-03-02", "2026-02-23", ""]));
  const step = (name: string) => screen.getByRole("link", { name }).element().getAttribute("href");
  expect(step("Önceki dönem")).toBe("/profile/statement?from=2026-02-23&to=2026-03-01");
  expect(step("Sonraki dönem")).toBe("/profile/statement?from=2026-03-09&to=2026-03-15");
  await screen.getByLabelText("Dönem", { exact: true }).selectOptions("Bu hafta");
  await screen.getByLabelText("Dönem", { exact: true }).selectOptions("Son 7 gün");
  expect(visited).toEqual(["/profile/statement?period=this-week", "/profile/statement?period=last-7-day"]);
  await show(<StatementPage search={{ period: "all-times" }} />);
  await expect.element(screen.getByRole("heading", { name: "Tüm zamanlar" })).toBeVisible();
  await expect.element(screen.getByRole("table")).toBeVisible();
  expect(screen.getByText(/Önceki dönem/).elements()).toEqual([]);
  expect(screen.getByRole("link", { name: /dönem/ }).elements()).toEqual([]);
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
  await expect.element(screen.getByText(/Önceki dönemde oyunlarda ne kazandınız ne kaybettiniz/)).toBeVisible();
});

test("a month without transactions says so, without a chart", async () => {
  const { screen } = await open({ data: none });
  await expect.element(screen.getByText("Bu ay işleminiz yok")).toBeVisible();
  expect(screen.getByRole("img").elements()).toEqual([]);
});

test("another month without transactions has the notice of a filter that finds nothing", async () => {
  const { screen } = await openPage(
    <PeriodStatement {...which} period={{ from: "2026-10-01", to: "2026-10-31" }} isOperators />,
    {
      statement: { data: none },
    },
  );
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
  screen.getByRole("region", { name: "Dönemin toplamları" }).element().textContent;

test("without the extension the month is summed up from all of its transactions, however the operator caps its pages", async () => {
  const { screen, asked } = await openPage(<PeriodStatement {...which} isOperators={false} />, {
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
  const { screen } = await openPage(<PeriodStatement {...which} isOperators={false} />, {
    list_transactions: bets(300),
  });
  await expect.element(screen.getByText(/çok fazla işleminiz/)).toBeVisible();
});

test.each([true, false])(
  "offline the month is as it was seen last, with its age; by the operator: %s",
  async (isOperators) => {
    let isDown = false;
    const answer = (given: PageAnswer) => (isDown ? "offline" : given);
    const { screen, client } = await openPage(<PeriodStatement {...which} isOperators={isOperators} />, {
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
    "Oyun neti−₺100,25",
  ]);
  expect(asked.flatMap(({ method, data }) => (method === "statement" ? [data] : []))).toMatchObject([
    { startDate: "", endDate: "" },
  ]);
});
