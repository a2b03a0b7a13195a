import * as v from "valibot";
import { expect, test } from "vitest";
import type { Locator } from "vitest/browser";
import { cashDirections } from "../../contract/cash-method.ts";
import { beginOnPhone, looksRightHere } from "../../testing/looks-right-here.ts";
import { fast } from "../../testing/open-cashier.tsx";
import { openPage } from "../../testing/open-page.tsx";
import { AccountMoney } from "./AccountMoney.tsx";
import { CashierPage } from "./CashierPage.tsx";
import { cashierSearch } from "./cashier-search.ts";

const deposit = (status: number) => ({
  id: 900,
  createdAt: "2026-03-14T12:00:00Z",
  transaction_category_id: 2,
  category: "deposit",
  type: "deposit",
  amount: "500.00",
  currency: "TRY",
  transaction_status: status,
  method: "FAST",
});
const open = (status: number, isOffline = () => false) =>
  openPage(<AccountMoney onOpen={() => undefined} />, {
    list_transactions: ({ searchCategory }) =>
      isOffline() ? "offline" : { data: searchCategory === "2" ? [deposit(status)] : [] },
  });
const loadedCashier = () =>
  performance.getEntriesByType("resource").some(({ name }) => name.includes("/OpenTransfers.tsx"));

test("without open transfers the links to the cashier are shown, and its code is not loaded", async () => {
  const { screen, client } = await open(1002);
  const links = screen
    .getByRole("link")
    .elements()
    .map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/profile/deposit", "/profile/withdraw", "/profile/bank-accounts"]);
  await expect
    .poll(
      () =>
        client.getQueryCache().findAll({ queryKey: ["finance"], predicate: ({ state }) => state.data !== undefined })
          .length,
    )
    .toBe(2);
  expect(loadedCashier()).toBe(false);
});

test("a pending deposit is shown with a link to it", async () => {
  const { screen } = await open(1001);
  const waiting = screen.getByRole("region", { name: "Bekleyen yatırımlar" });
  await expect
    .element(waiting.getByRole("link", { name: /₺500,00/ }))
    .toHaveAttribute("href", "/profile/deposit?transaction=900");
});

const steps = (region: Locator) =>
  Array.from(region.element().querySelectorAll("ol > li"), (step) => [
    step.getAttribute("data-state"),
    step.textContent.replace(step.querySelector("time")?.textContent ?? "", ""),
  ]);

test.each([
  [{ ...fast, usual: { minutes: 22, of: 100 } }, "Kontrol ediliyorGenelde 22 dk. (son 100 işlem)"],
  // Another operator does not say how long it takes: then nothing is promised.
  [fast, "Kontrol ediliyor"],
])("where a withdrawal is stands on the page: asked, being checked, sent (%#)", async (method, checking) => {
  await beginOnPhone();
  const { screen } = await openPage(<AccountMoney onOpen={() => undefined} />, {
    list_transactions: ({ searchCategory }) => ({
      data: searchCategory === "3" ? [{ ...deposit(1001), transaction_category_id: 3, amount: "-500.00" }] : [],
    }),
    list_cash_methods_new: ({ Type }) => ({ data: { methods_list: String(Type) === "2" ? [method] : [] } }),
  });
  const waiting = screen.getByRole("region", { name: "Bekleyen çekimler" });
  await expect
    .poll(() => steps(waiting))
    .toEqual([
      ["done", "İstendi"],
      ["now", checking],
      ["later", "Gönderildi"],
    ]);
  await expect.element(waiting.getByText(/^14 Mar \d\d:\d\d$/)).toBeVisible();
  expect(
    waiting
      .getByRole("listitem")
      .filter({ hasText: /^Kontrol/ })
      .element()
      .getAttribute("aria-current"),
  ).toBe("step");
  await looksRightHere(screen.container);
});

test("offline, the last known state of a pending deposit is shown with its age", async () => {
  let isOffline = false;
  const { screen, client } = await open(1001, () => isOffline);
  const waiting = screen.getByRole("region", { name: "Bekleyen yatırımlar" });
  await expect.element(waiting.getByRole("link", { name: /₺500,00/ })).toBeVisible();
  expect(waiting.getByText(/Son güncelleme/).query()).toBeNull();
  isOffline = true;
  await client.refetchQueries();
  await expect.element(waiting.getByText(/Son güncelleme: \d\d:\d\d/)).toBeVisible();
  await expect.element(waiting.getByRole("link", { name: /₺500,00/ })).toBeVisible();
});

test("the last deposit can be repeated: its method and its amount are a press away", async () => {
  const methods = { list_cash_methods_new: { data: { methods_list: [fast] } } };
  const { screen } = await openPage(<AccountMoney onOpen={() => undefined} />, {
    list_transactions: ({ searchCategory }) => ({ data: searchCategory === "2" ? [deposit(1002)] : [] }),
    ...methods,
  });
  const again = screen.getByRole("link", { name: "Tekrar yatır: ₺500,00 · FAST" });
  await expect.element(again).toHaveAttribute("href", "/profile/deposit/22?amount=500.00");

  const cashier = await openPage(<CashierPage direction={cashDirections.deposit} methodID="22" amount="1250.50" />, {
    ...methods,
    list_cash_methods: { data: [{ fields: [] }] },
    list_transactions: { data: [] },
  });
  await expect.element(cashier.screen.getByLabelText("Tutar", { exact: true })).toHaveValue("1.250,50");
});

test.each(["500", "500.00", "1e9", "-5", "0x10", "", "12345678901"])(
  "of an address, %j is an amount or nothing",
  (text) => {
    const { amount } = v.parse(cashierSearch, { amount: text });
    expect(amount).toBe(text.startsWith("500") ? text : undefined);
  },
);
