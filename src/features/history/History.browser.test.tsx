import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPage, type PageAnswer } from "../../testing/open-page.tsx";
import { showInEnglish } from "../../testing/look-of-page.ts";
import { HistoryPage } from "./HistoryPage.tsx";
import { history, kinds, lines, openHistory, row } from "./testing/open-history.tsx";

test("loading has places of the list's size, and no rows says what to do", async () => {
  const { screen } = await openHistory("never");
  expect(screen.container.querySelectorAll("[data-place]").length).toBeGreaterThan(5);
  const empty = await openHistory({ data: null, pagination: 0 });
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
  await page.viewport(390, 844);
  const ids = { ...row(0), category: 1, sub_category: 101, type: 11, game: null };
  const named = await openHistory(history(1));
  await named.screen.getByRole("button", { name: /Oyun 0/ }).click();
  await expect.element(named.screen.getByRole("dialog", { name: "Bahis" })).toBeVisible();
  expect(named.asked.map(({ method }) => method)).not.toContain("list_categories");
  await named.screen.unmount();
  const { screen } = await openHistory({ data: [ids] });
  await screen.getByRole("button", { name: /Bahis.*Slot/ }).click();
  await expect.element(screen.getByRole("dialog", { name: "Bahis" }).getByText("Bahis ve oyun · Slot")).toBeVisible();
});

test.each<[PageAnswer, string]>([
  [{ status: 502 }, "Bu bölüm yüklenemedi"],
  ["offline", "Bu bölüm yüklenemedi"],
])("%j: said, and asked for again", async (answer, title) => {
  let isDown = true;
  const { screen } = await openHistory((data) => (isDown ? answer : history(3)(data)));
  await expect.element(screen.getByText(title)).toBeVisible();
  isDown = false;
  await screen.getByRole("button", { name: "Tekrar dene" }).click();
  await expect.poll(() => lines(screen.container)).toBe(3);
});

test("the details of a row have an address, stand beside the list on wide screens, and close with 'back'", async () => {
  await page.viewport(1440, 900);
  const { screen, visited } = await openHistory(history(3));
  const shown = screen.getByRole("region", { name: "Bahis" });
  const rowOf = (index: number) => screen.getByRole("button", { name: new RegExp(`Oyun ${index}`) });
  await rowOf(1).click();
  await expect.element(shown.getByText("8999")).toBeVisible();
  await expect.element(shown).toHaveFocus();
  await expect.element(rowOf(1)).toHaveAttribute("aria-current", "true");
  expect(visited.at(-1)).toBe("/profile/history?id=8999");
  // The details of another row replace them, so that one step back closes them.
  await rowOf(2).click();
  await expect.element(shown.getByText("8998")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(shown).not.toBeInTheDocument();
  await expect.element(rowOf(2)).toHaveFocus();
  expect(visited.at(-1)).toBe("/");
});

test("an address with a transaction that is not among the rows says so, and closes to the list", async () => {
  await page.viewport(390, 844);
  const { screen, visited } = await openHistory(history(3), {}, "1");
  const dialog = screen.getByRole("dialog", { name: "Kayıt Bulunamadı" });
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Kapat" }).click();
  expect(visited).toEqual(["/profile/history"]);
});

test("rows have days with their game result, a signed amount, the balance after, and details with a note", async () => {
  await page.viewport(390, 844);
  const { screen } = await openHistory(history(3));
  await expect.element(screen.getByRole("heading", { name: "14 Mart 2026 Cumartesi" })).toBeVisible();
  await expect.element(screen.getByRole("listitem").getByText("Oyun neti: −₺6,00")).toBeVisible();
  expect(screen.getByText(/Bakiye değişimi/).elements()).toEqual([]);
  await expect.element(screen.getByText("−₺2,00")).toBeVisible();
  await screen.getByRole("button", { name: /Oyun 1/ }).click();
  const dialog = screen.getByRole("dialog", { name: "Bahis" });
  await expect.element(dialog.getByText("İşlem notu bulunamadı")).toBeVisible();
  await expect.element(dialog.getByText("8999")).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Kopyala: İşlem numarası" })).toBeVisible();
});

test("a note of the operator does not claim to be in the language of the page", async () => {
  await page.viewport(390, 844);
  const { screen } = await openHistory({ data: [{ ...row(0), note: "İki kez gelen ödeme" }] });
  await screen.getByRole("button", { name: /Oyun 0/ }).click();
  const note = screen.getByText("İki kez gelen ödeme");
  await expect.element(note).toBeVisible();
  expect(note.element().closest("[lang]")?.getAttribute("lang")).toBe("");
});

/** What moved the player's money on one day. */
const moved = (id: number, category: number, amount: string, status = 1002, more: object = {}) => ({
  ...row(0),
  id,
  transaction_category_id: category,
  amount,
  transaction_status: status,
  game: null,
  ...more,
});
const dayOf = (screen: Awaited<ReturnType<typeof openHistory>>["screen"]) => () =>
  screen
    .getByRole("heading", { level: 2 })
    .element()
    .parentElement?.textContent.replace(/^.*?(?=Oyun|Bakiye|$)/, "");

test.each<[string, readonly object[], string, object?]>([
  [
    "a deposit does not hide what was lost",
    [moved(1, 2, "250.00"), moved(2, 1, "-10.50")],
    "Oyun neti: −₺10,50Bakiye değişimi: +₺239,50",
  ],
  ["a day of deposits alone has no game result", [moved(1, 2, "250.00")], "Bakiye değişimi: +₺250,00"],
  ["nothing that was cancelled counts", [moved(1, 2, "250.00", 1003), moved(2, 1, "-5.00", 1003)], ""],
  ["several currencies have no sum", [moved(1, 1, "-5.00"), moved(2, 1, "-5.00", 1002, { currency: "EUR" })], ""],
  ["part of a day tells nothing about the balance", [moved(2, 1, "-5.00")], "Oyun neti: −₺5,00", { category: "1" }],
  ["bets above an amount are no result", [moved(2, 1, "-5.00")], "", { min: "2" }],
])("%s", async (_, rows, words, search) => {
  const { screen } = await openHistory(
    { data: rows, pagination: { limit: 10, offset: 0, total: rows.length } },
    search,
  );
  await expect.poll(dayOf(screen)).toBe(words);
});

test("a cancelled row is struck through without a sign, a pending one has no colour, and both say so", async () => {
  const rows = [moved(1, 2, "300.00", 1003), moved(2, 3, "-200.00", 1001), moved(3, 2, "100.00")];
  const { screen } = await openHistory({ data: rows, pagination: { limit: 10, offset: 0, total: 3 } });
  const amount = (id: number) => screen.container.querySelectorAll("[role=listitem] button")[id]?.querySelector("data");
  await expect.poll(() => amount(0)?.textContent).toBe("₺300,00");
  const look = (id: number) => {
    const { color, textDecorationLine } = getComputedStyle(amount(id)?.firstElementChild ?? (amount(id) as Element));
    return { color, textDecorationLine };
  };
  const soft = look(0).color;
  expect(look(0).textDecorationLine).toBe("line-through");
  expect([amount(1)?.textContent, look(1)]).toEqual(["−₺200,00", { color: soft, textDecorationLine: "none" }]);
  expect(amount(2)?.textContent).toBe("+₺100,00");
  expect(look(2).color).not.toBe(soft);
  expect(screen.getByText("İptal edildi").elements()).toHaveLength(1);
  expect(screen.getByText("Bekliyor").elements()).toHaveLength(1);
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
