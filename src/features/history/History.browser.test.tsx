import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Body, openPage, type PageAnswer, type PageAnswers } from "../../testing/open-page.tsx";
import { showInEnglish } from "../../testing/look-of-page.ts";
import { HistoryPage } from "./HistoryPage.tsx";

/** The row `index` of a history, the latest first, an hour apart. */
const row = (index: number) => ({
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
const history =
  (total: number, { cap = 250, hasTotal = true } = {}) =>
  (data: Body): PageAnswer => {
    const [offset, limit] = [Number(data["offset"]), Math.min(Number(data["limit"]), cap)];
    const rows = Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, index) =>
      row(offset + index),
    );
    return { data: rows, pagination: hasTotal ? { limit, offset, total } : 0 };
  };
const kinds: PageAnswers = {
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
const open = (answer: PageAnswers[string], search: object = {}) =>
  openPage(<HistoryPage place="history" search={search} />, { ...kinds, list_transactions: answer });
const lines = (container: Element) => container.querySelectorAll("[role=listitem] button").length;

test("loading has places of the list's size, and no rows says what to do", async () => {
  const { screen } = await open("never");
  expect(screen.container.querySelectorAll("[data-place]").length).toBeGreaterThan(5);
  const empty = await open({ data: null, pagination: 0 });
  await expect.element(empty.screen.getByText("Henüz işleminiz yok")).toBeVisible();
  await expect
    .element(empty.screen.getByRole("link", { name: "Para yatır" }))
    .toHaveAttribute("href", "/profile/deposit");
});

test.each([
  ["category=2", "Henüz yatırımınız yok", "Para yatır", "/profile/deposit"],
  ["category=3", "Henüz çekiminiz yok", "Para çek", "/profile/withdraw"],
  ["category=4", "Henüz bonusunuz yok", "Promosyonlara git", "/promotions"],
  ["games", "Henüz oyun işleminiz yok", "Slot oyunlarına git", "/slot"],
  ["category=7", "Belirlediğiniz kriterlere göre sonuç bulunamadı.", "Filtreleri temizle", "/profile/history"],
])("%s without rows: %s, and the next step", async (view, title, action, path) => {
  const { screen } = await openPage(
    <HistoryPage
      place={view === "games" ? "games" : "history"}
      search={Object.fromEntries(new URLSearchParams(view === "games" ? "" : view))}
    />,
    { ...kinds, list_transactions: { data: [] } },
  );
  await expect.element(screen.getByText(title)).toBeVisible();
  await expect.element(screen.getByRole("link", { name: action })).toHaveAttribute("href", path);
});

test("an operator's ids are shown as the names of its lists, which are fetched only for them", async () => {
  const ids = { ...row(0), category: 1, sub_category: 101, type: 11, game: null };
  const named = await open(history(1));
  await named.screen.getByRole("button", { name: /Oyun 0/ }).click();
  await expect.element(named.screen.getByRole("dialog", { name: "Bahis" })).toBeVisible();
  expect(named.asked.map(({ method }) => method)).not.toContain("list_categories");
  await named.screen.unmount();
  const { screen } = await open({ data: [ids] });
  await screen.getByRole("button", { name: /Bahis.*Slot/ }).click();
  await expect.element(screen.getByRole("dialog", { name: "Bahis" }).getByText("Bahis ve oyun · Slot")).toBeVisible();
});

test("filters that find nothing say so, and can be cleared without leaving the view", async () => {
  const { screen } = await open({ data: [] }, { category: 2, status: 1003 });
  await expect.element(screen.getByText("Belirlediğiniz kriterlere göre sonuç bulunamadı.")).toBeVisible();
  const clear = screen.getByRole("link", { name: "Filtreleri temizle" });
  expect(clear.elements().map((link) => link.getAttribute("href"))).toEqual([
    "/profile/history?category=2",
    "/profile/history?category=2",
  ]);
});

test.each<[PageAnswer, string]>([
  [{ status: 502 }, "Bu bölüm yüklenemedi"],
  ["offline", "Bu bölüm yüklenemedi"],
])("%j: said, and asked for again", async (answer, title) => {
  let isDown = true;
  const { screen } = await open((data) => (isDown ? answer : history(3)(data)));
  await expect.element(screen.getByText(title)).toBeVisible();
  isDown = false;
  await screen.getByRole("button", { name: "Tekrar dene" }).click();
  await expect.poll(() => lines(screen.container)).toBe(3);
});

test("rows have days with their net, a signed amount, the balance after, and details with a note", async () => {
  const { screen } = await open(history(3));
  await expect.element(screen.getByRole("heading", { name: "14 Mart 2026 Cumartesi" })).toBeVisible();
  await expect.element(screen.getByText("−₺6,00")).toBeVisible();
  await expect.element(screen.getByText("−₺2,00")).toBeVisible();
  await screen.getByRole("button", { name: /Oyun 1/ }).click();
  const dialog = screen.getByRole("dialog", { name: "Bahis" });
  await expect.element(dialog.getByText("İşlem notu bulunamadı")).toBeVisible();
  await expect.element(dialog.getByText("8999")).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Kopyala: İşlem numarası" })).toBeVisible();
});

describe.each(["tr", "en"])("long rows in %s", (language) => {
  test.each([320, 390, 768])(
    "fit on a screen %i pixels wide: amounts are whole, and words wrap beside them",
    async (width) => {
      await page.viewport(width, 844);
      const long = {
        ...row(0),
        amount: "-12345678.90",
        balanceAfter: "1234567890.12",
        transaction_status: 1001,
        type: "Turnuva katılım ücretinin iadesi",
        game: "Kapadokya'nın Kayıp Hazinesi: Megaways Donaudampfschifffahrtsgesellschaft",
      };
      const rows = [
        long,
        { ...long, id: 1, amount: "98765432.10", transaction_status: 1002, game: null },
        { ...row(0), id: 2 },
      ];
      // The shell's gutter, into which the views' names reach.
      const inShell = (
        <main style={{ paddingInline: "var(--gutter)" }}>
          <HistoryPage place="history" search={{}} />
        </main>
      );
      const { screen } = await openPage(inShell, { ...kinds, list_transactions: { data: rows } });
      if (language === "en") showInEnglish();
      await expect.element(screen.getByText(language === "en" ? "Pending" : "Bekliyor")).toBeVisible();
      await expect.poll(() => lines(screen.container)).toBe(3);
      const root = document.documentElement;
      expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
      for (const button of screen.container.querySelectorAll("[role=listitem] button")) {
        const edge = button.getBoundingClientRect();
        const parts = [...button.querySelectorAll("*")].map((part) => ({ part, box: part.getBoundingClientRect() }));
        const outside = parts.filter(
          ({ box }) => box.left < edge.left || box.right > edge.right || box.top < edge.top || box.bottom > edge.bottom,
        );
        expect(outside.map(({ part }) => part.textContent)).toEqual([]);
        const [words, money] = [...button.children].slice(1).map((part) => part.getBoundingClientRect());
        // Beside the words, or below them if there is no room.
        expect((words?.right ?? 0) <= (money?.left ?? 0) || (words?.bottom ?? 0) <= (money?.top ?? 0)).toBe(true);
        expect(words?.width).toBeGreaterThan(60);
        for (const amount of button.querySelectorAll("data")) expect(amount.getClientRects()).toHaveLength(1);
      }
    },
  );
});

test("further pages are appended where the operator stopped, with concatRequire, also without a total", async () => {
  await page.viewport(390, 844);
  const { screen, asked } = await open(history(95, { cap: 20, hasTotal: false }));
  await expect.poll(() => lines(screen.container)).toBeGreaterThan(5);
  const pages = () =>
    asked
      .filter(({ method }) => method === "list_transactions")
      .map(({ data }) => [data["offset"], data["limit"], Number(data["concatRequire"])]);
  await expect.poll(() => (window.scrollTo(0, document.body.scrollHeight), pages().at(-1)?.[0])).toBe(94);
  expect(pages().slice(0, 3)).toEqual([
    [0, 10, 0],
    [9, 100, 1],
    [28, 100, 1],
  ]);
  await expect.element(screen.getByRole("button", { name: /Oyun 94/ })).toBeInTheDocument();
});

/** A history of 2,000 rows, of which `newer` has the count that the operator had not at first. */
const growing = (newer: () => number) => (data: Body) => {
  const [offset, limit, total] = [Number(data["offset"]), Number(data["limit"]), 2_000 + newer()];
  const rows = Array.from({ length: Math.min(limit, total - offset) }, (_, index) => row(offset + index - newer()));
  return { data: rows, pagination: { limit, offset, total } };
};
const namesOnScreen = (container: Element) =>
  [...container.querySelectorAll("[role=listitem] button")].flatMap((line) => {
    const { top, bottom } = line.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight ? (/Oyun -?\d+/.exec(line.textContent) ?? []) : [];
  });
/** When what is on screen has come, which takes several frames, and nothing is on its way. */
const settled = async (client: { isFetching: () => number }, container: Element) => {
  let [frames, before] = [0, ""];
  await expect
    .poll(
      () => {
        const now = `${namesOnScreen(container).join()} ${scrollY}`;
        frames = now === before && now.length > 50 && client.isFetching() === 0 ? frames + 1 : 0;
        before = now;
        return frames;
      },
      { interval: 20 },
    )
    .toBeGreaterThan(4);
};

test("new rows do not move what is on screen, and 'back' finds it at its place", async () => {
  await page.viewport(390, 844);
  let newer = 0;
  const { screen, client, show } = await open(growing(() => newer));
  await settled(client, screen.container);
  window.scrollTo(0, 5_000);
  await settled(client, screen.container);
  const before = namesOnScreen(screen.container);
  newer = 7;
  await client.refetchQueries({ predicate: ({ queryKey }) => queryKey[1] === "list_transactions" });
  await settled(client, screen.container);
  expect(namesOnScreen(screen.container)).toEqual(before);
  const at = scrollY;
  await show(<p />);
  await show(<HistoryPage place="history" search={{}} />);
  window.scrollTo(0, at);
  await settled(client, screen.container);
  expect([scrollY, namesOnScreen(screen.container)]).toEqual([at, before]);
});

test("3,000 rows are scrolled with a few lines in the page", async () => {
  await page.viewport(390, 844);
  const { screen } = await open(history(3_000));
  await expect.poll(() => lines(screen.container)).toBeGreaterThan(5);
  let most = 0;
  await expect
    .poll(
      () => {
        window.scrollTo(0, document.body.scrollHeight);
        most = Math.max(most, document.querySelectorAll("*").length);
        return screen.getByRole("button", { name: /Oyun 2999/ }).query() !== null;
      },
      { timeout: 60_000, interval: 30 },
    )
    .toBe(true);
  expect(most).toBeLessThan(1_500);
});

test("types and sub-categories depend on the category; choosing changes the address", async () => {
  const { screen, visited } = await open(history(1), { category: "1", type: "11", sub: "101", status: "1002" });
  const options = (label: string) =>
    [...(screen.getByLabelText(label).element() as HTMLSelectElement).options].map(({ text }) => text);
  await expect.poll(() => options("Tür")).toEqual(["Tümü", "Bahis"]);
  await expect.poll(() => options("Alt kategori")).toEqual(["Tümü", "Slot"]);
  await screen.getByLabelText("Kategori", { exact: true }).selectOptions("Yatırım");
  await screen.getByLabelText("Durum").selectOptions("İptal edildi");
  await screen.getByLabelText("Dönem").selectOptions("Geçen ay");
  await screen.getByLabelText("En az tutar").fill("1.250,50");
  await userEvent.keyboard("{Enter}");
  expect(visited).toEqual([
    "/profile/history?category=2&status=1002",
    "/profile/history?category=1&type=11&sub=101&status=1003",
    "/profile/history?category=1&type=11&sub=101&status=1002&period=last-month",
    "/profile/history?category=1&type=11&sub=101&status=1002&min=1250.50",
  ]);
});

test("other filters replace the list", async () => {
  const { screen, show, asked } = await open(history(30));
  await expect.element(screen.getByRole("button", { name: /Oyun 0/ })).toBeVisible();
  await show(
    <HistoryPage place="history" search={{ period: "yesterday", order: "amount", direction: "asc", min: "5" }} />,
  );
  const last = () => asked.findLast(({ method, data }) => method === "list_transactions" && data["offset"] === 0)?.data;
  await expect.poll(() => last()?.["OrderPar"]).toBe("amount");
  expect(last()).toMatchObject({ OrderDir: "ASC", searchMinAmount: "5", concatRequire: false });
  expect(last()?.["startDate"]).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(last()?.["startDate"]).toBe(last()?.["endDate"]);
  // A list sorted by amount has no headings for days.
  await expect.poll(() => lines(screen.container)).toBeGreaterThan(5);
  expect(screen.getByRole("heading", { level: 2 }).elements()).toEqual([]);
});

test("days of one's own are typed or chosen in a calendar whose weeks begin on Monday", async () => {
  const { screen, visited } = await open(history(1), { from: "2026-03-02", to: "2026-03-05" });
  await screen.getByLabelText("Dönem").selectOptions("Başka tarih aralığı seç…");
  const dialog = screen.getByRole("dialog", { name: "Tarih aralığı" });
  await expect.element(dialog.getByLabelText("İlk gün")).toHaveValue("02.03.2026");
  const month = () => document.querySelector("calendar-month")?.shadowRoot;
  await expect.poll(() => month()?.querySelector("th")?.textContent).toMatch(/^P/);
  await expect.poll(() => month()?.querySelector("[part=heading]")?.textContent).toBe("Mart");
  const day = (number: number) =>
    [...(month()?.querySelectorAll("button") ?? [])].find((button) => button.textContent === String(number));
  day(10)?.click();
  await expect.poll(() => day(10)?.part.contains("selected")).toBe(true);
  day(12)?.click();
  await expect.element(dialog.getByLabelText("Son gün")).toHaveValue("12.03.2026");
  await dialog.getByLabelText("İlk gün").fill("31.2.2026");
  await dialog.getByRole("button", { name: "Uygula" }).click();
  await expect.element(dialog.getByText("Gün, ay ve yıl yazın: 05.03.2026")).toBeVisible();
  await dialog.getByLabelText("İlk gün").fill("1/2/26");
  await dialog.getByRole("button", { name: "Uygula" }).click();
  expect(visited).toEqual(["/profile/history?from=2026-02-01&to=2026-03-12"]);
});
