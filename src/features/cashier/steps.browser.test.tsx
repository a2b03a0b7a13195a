import { expect, test } from "vitest";
import { beginOnPhone, looksRightHere } from "../../testing/looks-right-here.ts";
import { type Answer, fast, openCashier } from "../../testing/open-cashier.tsx";
import { signInHere } from "../../testing/sign-in-here.ts";

const field = (name: string, type: string, more: object = {}) => ({
  name,
  label: { tr: name, en: name },
  type,
  required: true,
  ...more,
});
const byHand: Answer = {
  data: [
    {
      fields: [
        field("kime", "info", { value: "Karo" }),
        field("alıcı", "copy", { value: "TR319990101200340056007001" }),
        field("amount", "amount"),
        field("gönderen", "text"),
      ],
    },
  ],
};
const usual = { minutes: 22, of: 100 };
const facts = (element: Element) =>
  Array.from(element.querySelectorAll("dl > div"), (fact) => [
    fact.querySelector("dt")?.textContent,
    fact.querySelector("dd")?.textContent,
  ]);

test("a payment by hand is numbered: the amount, what to pay into, and what to tell afterwards", async () => {
  await beginOnPhone();
  const { screen } = await openCashier({ methodID: "22" }, { list_cash_methods: byHand });
  await expect.element(screen.getByLabelText("gönderen")).toBeVisible();
  const steps = Array.from(screen.container.querySelectorAll("ol > li"), (step) => [
    step.querySelector("p")?.textContent,
    step.querySelectorAll("input").length,
    step.querySelectorAll("button[aria-label^=Kopyala]").length,
  ]);
  expect(steps).toEqual([
    ["Tutarı yazın", 1, 0],
    ["Bu bilgilerle ödeyin", 0, 1],
    ["Ödedikten sonra bildirin", 1, 0],
  ]);
  await looksRightHere(screen.container);
});

test("a deposit adds up: the fee is on top, and then comes what to do now, before anything else", async () => {
  const { screen } = await openCashier(
    { methodID: "22" },
    {
      list_cash_methods_new: { data: { methods_list: [{ ...fast, usual }] } },
      list_cash_methods: byHand,
      save_bank_transfer: { data: { transactionID: 900, status: 1001 } },
    },
  );
  await signInHere("p1");
  await screen.getByRole("textbox", { name: "amount" }).fill("250");
  await screen.getByLabelText("gönderen").fill("Deniz");
  await screen.getByRole("button", { name: "Devam" }).click();
  await expect.element(screen.getByRole("heading", { name: "Kontrol edip onaylayın" })).toBeVisible();
  expect(facts(screen.container)).toEqual([
    ["Ödeyeceğiniz toplam", "₺252,50"],
    ["Yöntemin aldığı ücret", "₺2,50"],
    ["Bakiyenize eklenecek tutar", "₺250,00"],
    ["Yöntem", "FAST"],
    ["Süre", "1–5 dakikaGenelde 22 dk. (son 100 işlem)"],
    ["gönderen", "Deniz"],
  ]);
  await screen.getByRole("button", { name: "Onayla ve gönder" }).click();
  const now = screen.getByRole("heading", { name: "Şimdi bunu yapın" });
  await expect.element(now).toBeVisible();
  const status = screen.getByText("Bekliyor", { exact: true }).element();
  expect(now.element().compareDocumentPosition(status) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await expect.element(screen.getByRole("button", { name: "Kopyala: Tutar" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Kopyala: alıcı" })).toBeVisible();
});

test.each([
  ["2.50", "₺2,50", "₺97,50"],
  ["0.00", "Ücretsiz", "₺100,00"],
  ["250.00", "₺250,00", "₺0,00"],
])("a withdrawal of ₺100 with a fee of %s: what arrives", async (fee, shown, arrives) => {
  const { screen } = await openCashier(
    { methodID: "22" },
    { list_cash_methods_new: { data: { methods_list: [{ ...fast, fee }] } } },
    undefined,
    { direction: 2 },
  );
  await screen.getByLabelText("Tutar", { exact: true }).fill("100");
  await screen.getByRole("button", { name: "Devam" }).click();
  const panel = screen.getByRole("region", { name: "Kontrol edip onaylayın" });
  await expect.element(panel).toBeVisible();
  expect(facts(panel.element()).slice(0, 3)).toEqual([
    ["Bakiyenizden ayrılacak tutar", "₺100,00"],
    ["Yöntemin aldığı ücret", shown],
    ["Size ulaşacak tutar", arrives],
  ]);
});

const row = (status: string, decidedAt?: string) => ({
  id: 900,
  createdAt: "2026-03-14T12:03:00Z",
  transaction_category_id: 3,
  category: "withdraw",
  type: "withdraw",
  amount: "-500.00",
  currency: "TRY",
  transaction_status: status,
  method: "FAST",
  ...(decidedAt && { decidedAt }),
});

test.each([
  ["1001", undefined, ["done İstendi …", "now Kontrol ediliyorGenelde 22 dk. (son 100 işlem)", "later Gönderildi"]],
  ["1002", "2026-03-14T12:25:00Z", ["done İstendi …", "done Kontrol edildi", "done Gönderildi …"]],
  // The operator may not say when.
  ["1002", undefined, ["done İstendi …", "done Kontrol edildi", "done Gönderildi"]],
  ["1003", "2026-03-14T12:25:00Z", ["done İstendi …", "done Kontrol edildi", "cancelled İptal edildi …"]],
])("a withdrawal of status %s, decided at %s, shows its steps", async (status, decidedAt, steps) => {
  const { screen } = await openCashier(
    { transactionID: "900" },
    {
      list_transactions: { data: [row(status, decidedAt)] },
      list_cash_methods_new: { data: { methods_list: [{ ...fast, usual }] } },
    },
    undefined,
    { direction: 2 },
  );
  const shown = () =>
    Array.from(screen.container.querySelectorAll("ol > li"), (step) => {
      const time = step.querySelector("time")?.textContent;
      const words = step.textContent.replace(time ?? "", "");
      return `${step.getAttribute("data-state")} ${words}${time ? " …" : ""}`;
    });
  await expect.poll(shown).toEqual(steps);
});
