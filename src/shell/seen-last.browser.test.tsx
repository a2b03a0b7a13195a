import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPage, type PageAnswers } from "../testing/open-page.tsx";
import { linkSession } from "../api/session-link.ts";
import { CouponsPage } from "../features/coupons/CouponsPage.tsx";
import { HistoryPage } from "../features/history/HistoryPage.tsx";
import { NotificationsPage } from "../features/notifications/NotificationsPage.tsx";
import { PeriodStatement } from "../features/statement/StatementPage.tsx";
import { session } from "../session/app-session.ts";
import { signInHere } from "../testing/sign-in-here.ts";
import { persistedKeys } from "../lib/private-storage.ts";
import { persistQueries } from "../persist.ts";

const deposit = {
  id: 900,
  createdAt: new Date(Date.now() - 60_000).toISOString(),
  transaction_category_id: 2,
  category: "Yatırım",
  sub_category: "Banka",
  type: "Yatırım",
  amount: "250.00",
  balanceAfter: "100.00",
  currency: "TRY",
  transaction_status: 1003,
  method: "Havale",
  note: "Dekont eşleşmedi",
};
const coupon = {
  id: 71,
  placedAt: "2026-03-14T12:00:00Z",
  stake: "10.00",
  possibleWin: "24.50",
  odds: 2.45,
  state: "open",
  selections: [
    { event: "Lale – Çınar", market: "Maç sonucu", pick: "1", odds: 2.45, startsAt: "2026-03-14T13:00:00Z" },
  ],
};
const statement = {
  deposits: "1500.00",
  withdrawals: "200.00",
  bets: "150.25",
  wins: "50.00",
  bonuses: "25.00",
  net: "-100.25",
  days: [{ date: "2026-11-02", deposits: "1500.00", withdrawals: "0.00", net: "-40.25" }],
};
const answers: PageAnswers = {
  list_transactions: { data: [deposit], pagination: 0 },
  list_mass_messages: { data: [] },
  getCoupons: { data: [coupon] },
  statement: { data: statement },
};
const offline: PageAnswers = Object.fromEntries(Object.keys(answers).map((name) => [name, "offline"]));

const pages: readonly [string, ReactNode, words: RegExp, stored: string][] = [
  ["the history", <HistoryPage key="" place="history" search={{}} />, /Havale/, "Havale"],
  [
    "the statement of a month",
    <PeriodStatement key="" period="this-month" today="2026-11-22" gmt="+03:00" isOperators />,
    /1\.500,00/,
    "1500.00",
  ],
  ["the coupons", <CouponsPage key="" place="bets" search={{}} />, /Kupon 71/, "24.50"],
  ["the notifications", <NotificationsPage key="" search={{}} />, /250,00/, "250.00"],
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  linkSession({ playerId: session.playerId });
});
afterEach(async () => {
  vi.useRealTimers();
  await session.logOut("expired");
  linkSession({});
});

/** Opens a page that restores stored answers and persists new ones, as the site does. */
async function visit(shown: ReactNode, operator: PageAnswers) {
  const { client, screen, show } = await openPage(<p />, { logout: { data: null }, ...operator });
  await persistQueries(client, session.playerId()).restored;
  await show(shown);
  return screen;
}

test.each(pages)(
  "%s that a player saw last is there without a network, with its age, for this player alone",
  async (_, shown, words, stored) => {
    await signInHere("p1");
    const online = await visit(shown, answers);
    await expect.element(online.getByText(words).first()).toBeVisible();
    expect(online.getByText(/Son güncelleme/).query()).toBeNull();
    await expect.poll(() => localStorage.getItem(persistedKeys.player)).toContain(stored);
    await online.unmount();

    vi.setSystemTime(Date.now() + 600_000);
    const again = await visit(shown, offline);
    await expect.element(again.getByText(words).first()).toBeVisible();
    await expect.element(again.getByText(/Son güncelleme/).first()).toBeVisible();
    await again.unmount();

    await session.logOut("expired");
    await signInHere("p2");
    const others = await visit(shown, offline);
    await expect.element(others.getByText(/internet|bağlantı|Çevrim dışı|yüklenemedi/i).first()).toBeVisible();
    expect(others.getByText(words).query()).toBeNull();
  },
);
