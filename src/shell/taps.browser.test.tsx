import { createMemoryHistory } from "@tanstack/react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { type Locator, page } from "vitest/browser";
import { App } from "../App.tsx";
import { linkSession } from "../api/session-link.ts";
import { createAppRouter } from "../router.ts";
import { session } from "../session/app-session.ts";
import { allExamples } from "../testing/examples/all.ts";
import { fast } from "../testing/open-cashier.tsx";
import { openPage, type PageAnswers } from "../testing/open-page.tsx";
import { signInHere } from "../testing/sign-in-here.ts";

const transfer = (id: number, category: number, amount: string, status: number) => ({
  id,
  createdAt: "2026-11-20T12:03:00Z",
  transaction_category_id: category,
  category: "x",
  type: "x",
  amount,
  currency: "TRY",
  transaction_status: status,
  method: "FAST",
});
const none = { deposits: "0.00", withdrawals: "0.00", bets: "0.00", wins: "0.00", bonuses: "0.00", net: "0.00" };
const answers: PageAnswers = {
  ...Object.fromEntries(allExamples.map(({ call, answer, pagination }) => [call.method, { data: answer, pagination }])),
  capabilities: { data: ["statement", "bonus", "limits", "idempotency"] },
  list_transactions: ({ searchCategory }) => ({
    data:
      searchCategory === "2"
        ? [transfer(1, 2, "250.00", 1002)]
        : searchCategory === "3"
          ? [transfer(2, 3, "-400.00", 1001)]
          : [],
  }),
  list_cash_methods_new: { data: { methods_list: [{ ...fast, usual: { minutes: 22, of: 100 } }] } },
  list_cash_methods: { data: [{ fields: [] }] },
  list_available: {
    data: [
      { id: "1", title: "Hoş geldin", Text: "<p>Çevrim şartı 15 kattır.</p>", state: "active", wagering: "100.00" },
      { id: "2", title: "Yaz", Text: "<p>Yalnızca hafta sonu.</p>", state: "available", claimable: true },
    ],
  },
  statement: ({ startDate }) => ({
    data: {
      ...none,
      days:
        startDate === "2026-11-16"
          ? []
          : [{ date: "2026-11-12", deposits: "50.00", withdrawals: "0.00", net: "-40.00" }],
    },
  }),
};

/** Opens a page of the whole site on a phone, for a player on Sunday, 22 November 2026. */
async function openSite(path: string) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T12:00:00+03:00") });
  onTestFinished(() => void vi.useRealTimers());
  await page.viewport(390, 844);
  await signInHere("p1");
  linkSession(session.link);
  const { client, show } = await openPage(<p />, answers);
  const router = createAppRouter(client, createMemoryHistory({ initialEntries: [path] }));
  await show(<App queryClient={client} router={router} openLayer={() => () => undefined} />);
  let count = 0;
  const tap = async (what: Locator) => {
    await what.click();
    count += 1;
  };
  return { main: page.getByRole("main"), tap, taps: () => count };
}

test.each(["/profile", "/profile/deposit"])(
  "a deposit like the last one from %s: two taps, and the confirmation",
  async (path) => {
    const { main, tap, taps } = await openSite(path);
    await tap(main.getByRole("link", { name: "Tekrar yatır: ₺250,00 · FAST" }));
    await tap(main.getByRole("button", { name: "Devam" }));
    await expect.element(main.getByRole("button", { name: "Onayla ve gönder" })).toBeVisible();
    expect(main.getByRole("region", { name: "Kontrol edip onaylayın" }).element().textContent).toContain("₺250,00");
    expect(taps()).toBe(2);
  },
);

test("where a withdrawal is: on the account page, without a tap", async () => {
  const { main, taps } = await openSite("/profile");
  const open = main.getByRole("region", { name: "Bekleyen çekimler" });
  await expect.poll(() => open.element().textContent).toMatch(/₺400,00.*İstendi.*Kontrol ediliyorGenelde 22 dk\./);
  expect(taps()).toBe(0);
});

test("last week's result: one tap on the account page", async () => {
  const { main, tap, taps } = await openSite("/profile");
  await tap(main.getByText("Hafta hafta", { exact: true }));
  await expect.element(main.getByRole("row", { name: "9 Kas ₺50,00 −₺40,00" })).toBeVisible();
  expect(taps()).toBe(1);
});

test("the favourites: one tap on the home page", async () => {
  const { main, tap, taps } = await openSite("/");
  await tap(main.getByRole("link", { name: /Favoriler/ }).first());
  await expect.element(main.getByRole("heading", { level: 1, name: /^Favori/ })).toBeVisible();
  expect(taps()).toBe(1);
});

test.each([
  ["that runs", "Hoş geldin", "Çevrim şartı 15 kattır."],
  ["that can be claimed", "Yaz", "Yalnızca hafta sonu."],
])("the rules of a bonus %s: one tap on its card", async (_, title, rules) => {
  const { main, tap, taps } = await openSite("/profile/bonuses");
  await tap(main.getByRole("article", { name: title }).getByRole("link", { name: /^Koşullar/ }));
  await expect.element(page.getByRole("dialog", { name: title }).getByText(rules)).toBeVisible();
  expect(taps()).toBe(1);
});
