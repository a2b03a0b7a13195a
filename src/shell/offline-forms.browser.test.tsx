import { onlineManager } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { expect, onTestFinished, test } from "vitest";
import { BonusList } from "../features/bonuses/BonusList.tsx";
import { BankAccounts } from "../features/cashier/accounts/BankAccounts.tsx";
import { LimitsPage } from "../features/limits/LimitsPage.tsx";
import { TimeOutPage } from "../features/limits/StopPage.tsx";
import { EmailPage } from "../features/security/EmailPage.tsx";
import { PasswordPage } from "../features/security/PasswordPage.tsx";
import { SessionsPage } from "../features/security/SessionsPage.tsx";
import { UsernamePage } from "../features/security/UsernamePage.tsx";
import { PasskeysPage } from "../features/security/passkeys/PasskeysPage.tsx";
import { AuthenticatorPage } from "../features/security/second-factor/AuthenticatorPage.tsx";
import { SmsPage } from "../features/security/second-factor/SmsPage.tsx";
import { financeBanksExamples } from "../testing/examples/finance-banks.ts";
import { openCashier } from "../testing/open-cashier.tsx";

const none = { day: null, week: null, month: null };
const answers = {
  ...Object.fromEntries(financeBanksExamples.map(({ call, answer }) => [call.method, { data: answer }])),
  capabilities: { data: ["limits", "bonus", "eligibility", "idempotency", "credentials", "sessions", "passkeys"] },
  get: {
    data: {
      deposit: { ...none, day: "500.00" },
      loss: none,
      session: { minutes: null },
      realityCheck: { minutes: null },
      raiseAfterHours: 72,
      pending: [{ id: "1", kind: "deposit", period: "week", value: "900.00", effectiveAt: "2026-01-01T10:00:00Z" }],
      used: { deposit: { ...none, day: "120.00" }, loss: none },
    },
  },
  list_available: {
    data: [
      { id: "1", title: "Hoş geldin", Text: "<p>Koşul</p>", state: "active", wagering: "100.00" },
      { id: "2", title: "Yaz", Text: "<p>Koşul</p>", state: "available", claimable: true },
    ],
  },
  eligibility: { data: { available: "0.00", own: "10.00", bonus: "5.00", onTheWay: "0.00", reasons: [] } },
  two_auth_type: { data: { type: "none" } },
  check_user_ga: { data: { enabled: 0 } },
  passkeys: { data: [{ id: "k", name: "Telefonum", createdAt: "2026-11-01T10:00:00Z" }] },
  sessions: {
    data: [{ id: "2", device: "Firefox", ip: "203.0.113.9", lastSeen: "2026-11-22T22:30:00Z", current: false }],
  },
};
const onList = () => undefined;

/** A form, the buttons that lead to it, and the button that sends it. */
const forms: readonly (readonly [string, ReactElement, before: readonly string[], send: string])[] = [
  ["a limit", <LimitsPage key="" />, ["Değiştir: Günlük yatırım limiti"], "Kaydet"],
  ["a raise that is due", <LimitsPage key="" />, [], "Yükseltmeyi onayla: Haftalık yatırım limiti"],
  ["a time-out", <TimeOutPage key="" />, ["1 gün", "Devam"], "Hesabımı kapat"],
  ["the claim of a bonus", <BonusList key="" gmt="+03:00" />, ["Bonusu al: Yaz"], "Koşulları kabul et ve al"],
  ["giving a bonus up", <BonusList key="" gmt="+03:00" />, ["Bonustan vazgeç: Hoş geldin"], "Bonustan vazgeç"],
  ["a new bank account", <BankAccounts key="" bankAccountID="new" onList={onList} />, [], "Kaydet"],
  [
    "the removal of a bank account",
    <BankAccounts key="" bankAccountID={undefined} onList={onList} />,
    ["Sil: TR53 9999 9000 0000 1234 5678 90"],
    "Sil",
  ],
  ["the e-mail address", <EmailPage key="" />, [], "Kaydet"],
  ["the user name", <UsernamePage key="" />, [], "Kaydet"],
  ["the password", <PasswordPage key="" />, [], "Şifreyi kaydet"],
  ["codes by SMS", <SmsPage key="" />, [], "Kod gönder"],
  ["the authenticator", <AuthenticatorPage key="" />, [], "Kuruluma başla"],
  ["a passkey", <PasskeysPage key="" />, [], "Geçiş anahtarı ekle"],
  ["the removal of a passkey", <PasskeysPage key="" />, ["Kaldır: Telefonum"], "Kaldır"],
  ["the end of a session", <SessionsPage key="" />, [], "Oturumu kapat: Firefox"],
];

test.each(forms)("%s: without a network, the reason why it cannot be sent is below the button", async (...form) => {
  const [, page, before, send] = form;
  onTestFinished(() => onlineManager.setOnline(true));
  const { screen } = await openCashier({}, answers, page);
  for (const name of before) {
    await screen.getByRole(name === "1 gün" ? "radio" : "button", { name, exact: true }).click();
  }
  const scope = before.length > 0 ? screen.getByRole("dialog") : screen;
  const button = scope.getByRole("button", { name: send, exact: true });
  await expect.element(button).toBeVisible();
  const reason = scope.getByText("Çevrim dışısınız. Yeniden çevrim içi olduğunuzda gönderebilirsiniz.").first();
  expect(reason.query()).toBeNull();
  onlineManager.setOnline(false);
  await expect.element(reason).toBeVisible();
  // oxlint-disable-next-line no-bitwise -- the positions are bits
  expect(button.element().compareDocumentPosition(reason.element()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
