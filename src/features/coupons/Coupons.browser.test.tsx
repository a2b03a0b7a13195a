import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AddressedItem } from "../../testing/AddressedItem.tsx";
import { openPage, type PageAnswers } from "../../testing/open-page.tsx";
import { beginOnPhone, looksRightHere } from "../../testing/looks-right-here.ts";
import { CouponsPage } from "./CouponsPage.tsx";

const coupon = (id: number, state: string, more: object = {}) => ({
  id,
  placedAt: "2026-03-14T12:00:00Z",
  stake: "10.00",
  possibleWin: "24.50",
  odds: 2.45,
  state,
  selections: [
    {
      event: "Lale – Çınar",
      market: "Maç sonucu",
      pick: "1",
      odds: 2.45,
      startsAt: "2026-03-14T13:00:00Z",
      ...(state !== "open" && { result: "2-1" }),
    },
  ],
  ...more,
});
const open = (answer: PageAnswers[string], place: "bets" | "coupons" = "bets", search: object = {}) =>
  openPage(<CouponsPage place={place} search={search} />, { capabilities: { data: ["sums"] }, getCoupons: answer });

test("each state is said in words, with what was won or may be", async () => {
  const { screen } = await open({
    data: [
      coupon(1, "open"),
      coupon(2, "won", { win: "24.50" }),
      coupon(3, "lost", { win: "0.00" }),
      coupon(4, "void"),
      coupon(5, "void", { win: "9.50" }),
    ],
  });
  const card = (id: number) => screen.getByRole("article", { name: `Kupon ${id}` });
  await expect.poll(() => card(1).element().textContent).toMatch(/Açık.*Olası kazanç₺24,50/);
  await expect.poll(() => card(2).element().textContent).toMatch(/Kazandı.*2,45Kazanç₺24,50/);
  await expect.poll(() => card(3).element().textContent).toMatch(/Kaybetti.*Kazanç₺0,00/);
  await expect.poll(() => card(4).element().textContent).toMatch(/İptal, tutar iade edildi.*İade₺10,00/);
  await expect.poll(() => card(5).element().textContent).toMatch(/İade₺9,50/);
});

/** Renders the page, which follows the address to the details of a coupon. */
const openDetails = (answer: PageAnswers[string], firstId?: string) =>
  openPage(<AddressedItem firstId={firstId}>{(id) => <CouponsPage place="bets" search={{ id }} />}</AddressedItem>, {
    capabilities: { data: ["sums"] },
    getCoupons: answer,
  });
const closed = { data: [coupon(2, "won", { win: "24.50" }), coupon(3, "lost", { win: "0.00" })] };

test("the details of a coupon have an address, stand beside the list on wide screens, and close with 'back'", async () => {
  await page.viewport(1440, 900);
  const { screen, visited } = await openDetails(closed);
  const link = (id: number) => screen.getByRole("article", { name: `Kupon ${id}` }).getByRole("link");
  const details = screen.getByRole("region", { name: "Kupon 2" });
  await link(3).click();
  await expect.element(screen.getByRole("region", { name: "Kupon 3" })).toHaveFocus();
  // Those of another coupon replace them, so that one step back closes them.
  await link(2).click();
  await expect.element(details).toHaveFocus();
  await expect.element(details.getByText("Sonuç: 2-1")).toBeVisible();
  await expect.element(link(2)).toHaveAttribute("aria-current", "true");
  expect(visited.at(-1)).toBe("/profile/bets?id=2");
  await userEvent.keyboard("{Escape}");
  await expect.element(details).not.toBeInTheDocument();
  await expect.element(link(2)).toHaveFocus();
  expect(visited.at(-1)).toBe("/");
});

test("on a phone they are a dialog, and an address with another coupon says so and closes to the list", async () => {
  await beginOnPhone();
  const { screen, visited } = await openDetails(closed, "7");
  const gone = screen.getByRole("dialog", { name: "Kupon bulunamadı" });
  await gone.getByRole("button", { name: "Kapat" }).click();
  expect(visited).toEqual(["/profile/bets"]);
  await screen.getByText("1 seçim").first().click();
  const details = screen.getByRole("dialog", { name: "Kupon 2" });
  await expect.element(details.getByText("Lale – Çınar")).toBeVisible();
  await looksRightHere(screen.container);
});

test("coupons look right in both languages and themes", async () => {
  await beginOnPhone();
  const { screen } = await open({
    data: [coupon(1, "open"), coupon(2, "won", { win: "24.50" }), coupon(3, "lost", { win: "0.00" })],
  });
  await expect.element(screen.getByText("1 seçim").first()).toBeVisible();
  await looksRightHere(screen.container);
});

test("amounts are in the currency of the player's account", async () => {
  const { screen } = await openPage(<CouponsPage place="bets" search={{}} />, {
    getCoupons: { data: [coupon(1, "open")] },
    check_balance: { data: [{ balance: "5.00", currency: "EUR" }] },
  });
  await expect
    .poll(() => screen.getByRole("article", { name: "Kupon 1" }).element().textContent)
    .toMatch(/Bahis tutarı€10,00.*Olası kazanç€24,50/);
});

test("the open ones of the last 30 days are asked for, the closed ones on their tab", async () => {
  const first = await open({ data: [] }, "coupons");
  await expect.element(first.screen.getByText("Açık kuponunuz yok")).toBeVisible();
  const { data } = first.asked.find(({ method }) => method === "getCoupons") ?? {};
  expect(data).toMatchObject({ state: "open", limit: 10, offset: 0 });
  const days = (Date.parse(String(data?.["endDate"])) - Date.parse(String(data?.["startDate"]))) / 86_400_000;
  expect(days).toBe(30);
  await expect
    .element(first.screen.getByRole("link", { name: "Sonuçlanan" }))
    .toHaveAttribute("href", "/profile/coupons?state=closed");
  await first.show(<CouponsPage place="coupons" search={{ state: "closed" }} />);
  await expect.element(first.screen.getByText("Son 30 günde sonuçlanan kuponunuz yok")).toBeVisible();
  const notice = first.screen.getByText("Belirlediğiniz kriterlere göre sonuç bulunamadı.");
  await first.show(<CouponsPage place="bets" search={{}} />);
  await expect.element(first.screen.getByText("Son 30 günde bahsiniz yok")).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
  for (const place of ["coupons", "bets"] as const) {
    await first.show(<CouponsPage place={place} search={{ period: "yesterday" }} />);
    await expect.element(notice).toBeVisible();
    expect(first.screen.container.querySelector("ul:empty")).toBeNull();
  }
});

test("an open coupon updates while it is looked at", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  let isOver = false;
  const { screen } = await open(() => ({ data: [isOver ? coupon(1, "won", { win: "24.50" }) : coupon(1, "open")] }));
  await expect.element(screen.getByText("Olası kazanç")).toBeVisible();
  isOver = true;
  await vi.advanceTimersByTimeAsync(15_000);
  await expect.element(screen.getByText("Kazandı")).toBeVisible();
});

test("further pages come on demand", async () => {
  const all = Array.from({ length: 25 }, (_, index) => coupon(100 - index, "lost"));
  const { screen } = await open(({ limit, offset }) => ({
    data: all.slice(Number(offset), Number(offset) + Number(limit)),
    pagination: { limit, offset, total: all.length },
  }));
  const cards = () => screen.getByRole("article").elements().length;
  // The page itself is an article, too.
  await expect.poll(cards).toBe(11);
  await screen.getByRole("button", { name: "Daha fazla göster" }).click();
  await expect.poll(cards).toBe(26);
  await expect.element(screen.getByRole("button", { name: "Daha fazla göster" })).not.toBeInTheDocument();
});

const sums = (screen: Awaited<ReturnType<typeof open>>["screen"]) => () =>
  screen.getByRole("region", { name: /^Toplam/ }).query()?.textContent;

test("above the coupons are their sums; a void one is returned, and one that is open has no result yet", async () => {
  const coupons = [coupon(1, "open"), coupon(2, "won", { win: "24.50" }), coupon(3, "lost"), coupon(4, "void")];
  const { screen, show, asked } = await open({ data: coupons, pagination: { limit: 10, offset: 0, total: 4 } });
  await expect
    .poll(sums(screen))
    .toBe(
      "Toplam: Son 30 günAçık kuponların bahis tutarı sonuçtan düşülmüştür.Bahisler₺40,00Kazançlar₺34,50Oyun neti−₺5,50",
    );
  await show(<CouponsPage place="coupons" search={{}} />);
  await expect.poll(sums(screen)).toBe("Toplam: Son 30 günBahisler₺40,00");
  expect(asked.map(({ method }) => method)).not.toContain("sumCoupons");
});

test("of more coupons than are loaded the operator is asked for the sums", async () => {
  const { screen, asked } = await openPage(
    <CouponsPage place="coupons" search={{ state: "closed", period: "today" }} />,
    {
      capabilities: { data: ["sums"] },
      getCoupons: { data: [coupon(1, "lost")], pagination: { limit: 10, offset: 0, total: 90 } },
      sumCoupons: { data: { stakes: "640.00", wins: "512.50", net: "-127.50" } },
    },
  );
  await expect.poll(sums(screen)).toBe("Toplam: BugünBahisler₺640,00Kazançlar₺512,50Oyun neti−₺127,50");
  const request = (name: string) => asked.find(({ method }) => method === name)?.data;
  const { startDate, endDate, state } = request("getCoupons") ?? {};
  expect(request("sumCoupons")).toMatchObject({ startDate, endDate, state });
});

test("loading, an error and no network have their places", async () => {
  const loading = await open("never");
  expect(loading.screen.container.querySelectorAll("[data-place]").length).toBe(4);
  await loading.screen.unmount();
  let isDown = true;
  const { screen } = await open(() => (isDown ? { status: 503 } : { data: [coupon(1, "lost")] }));
  isDown = false;
  await screen.getByRole("button", { name: "Tekrar dene" }).click();
  await expect.element(screen.getByText("Kaybetti")).toBeVisible();
});

test("sharing copies the selections without amounts where the device cannot share", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const { screen } = await open({ data: [coupon(1, "lost")] });
  await screen.getByRole("button", { name: "Paylaş: kupon 1" }).click();
  expect(copied).toHaveBeenCalledWith("Karo\nLale – Çınar · Maç sonucu: 1 · 2,45\nToplam oran: 2,45");
  copied.mockRestore();
});

test("printing shows the selections of one coupon and leaves the others out", async () => {
  const print = vi.spyOn(window, "print").mockImplementation(() => {});
  const { screen } = await open({ data: [coupon(1, "lost"), coupon(2, "won")] });
  await screen.getByRole("button", { name: "Yazdır: kupon 2" }).click();
  expect(print).toHaveBeenCalledOnce();
  const selections = () =>
    [...screen.container.querySelectorAll("article li")].map((item) => item.querySelectorAll("li").length);
  expect(selections().filter((count) => count > 0)).toEqual([1]);
  const items = [...screen.container.querySelectorAll("li:has(article)")].map(({ className }) => className !== "");
  expect(items).toEqual([true, false]);
  window.dispatchEvent(new Event("afterprint"));
  await expect.poll(() => selections().filter((count) => count > 0)).toEqual([]);
  print.mockRestore();
});
