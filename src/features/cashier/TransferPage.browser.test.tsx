import { expect, onTestFinished, test, vi } from "vitest";
import { axeFindsNothingHere, showInEnglish } from "../../testing/look-of-page.ts";
import { setOpenGame } from "../games/open-game.ts";
import { signInHere } from "../../testing/sign-in-here.ts";
import type { AcceptedTransfer } from "./accepted-transfers.ts";
import { NextSteps } from "./NextSteps.tsx";
import { type Answer, openCashier } from "../../testing/open-cashier.tsx";

test("next steps: the provider's page with its host, only over https; a code; lines to copy", async () => {
  const transfer: AcceptedTransfer = {
    direction: 1,
    methodID: "22",
    methodName: "FAST",
    amount: "500.00",
    currency: "TRY",
    atMs: 0,
    transactionID: "900",
    redirectUrl: "https://pay.example/x",
    qr: "karo:900",
    reference: "KR-900",
    payInto: [],
  };
  const { screen } = await openCashier({}, {}, <NextSteps transfer={transfer} />);
  const link = screen.getByRole("link", { name: "Ödemeye devam et" });
  await expect.element(link).toHaveAttribute("href", "https://pay.example/x");
  await expect.element(link).toHaveAttribute("target", "_blank");
  await expect.element(link).toHaveAttribute("rel", "noopener noreferrer");
  await expect.element(screen.getByText("pay.example")).toBeVisible();
  await expect.element(screen.getByRole("img", { name: "QR kodu" })).toBeVisible();
  // It may be for a wallet of coins, of which no bank's app knows.
  await expect.element(screen.getByText("Ödeme yapacağınız uygulamayla okutun veya metni kopyalayın.")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Kopyala: Referans numarası" })).toBeVisible();
  await axeFindsNothingHere(screen.container, ["dark", "light"]);
  await screen.unmount();
  const unsafe = await openCashier(
    {},
    {},
    <NextSteps transfer={{ ...transfer, redirectUrl: "javascript:alert(1)" }} />,
  );
  await expect.element(unsafe.screen.getByRole("img", { name: "QR kodu" })).toBeVisible();
  expect(unsafe.screen.getByText("Ödemeye devam et").query()).toBeNull();
  await expect.element(unsafe.screen.getByText(/adresi güvenli değil/)).toBeVisible();
});

test("the lines of the next steps follow a change of language", async () => {
  const label = { tr: "Alıcı IBAN", en: "Recipient IBAN" };
  const amount = { name: "amount", label: { tr: "amount", en: "amount" }, type: "amount", required: true };
  const { screen } = await openCashier(
    { methodID: "22" },
    {
      list_cash_methods: {
        data: [{ fields: [{ name: "iban", label, type: "copy", required: true, value: "TR31" }, amount] }],
      },
      save_bank_transfer: { data: { transactionID: 900, status: 1001 } },
    },
  );
  await signInHere("p1");
  await screen.getByLabelText("amount").fill("500");
  await screen.getByRole("button", { name: "Devam" }).click();
  await screen.getByRole("button", { name: "Onayla ve gönder" }).click();
  await expect.element(screen.getByRole("heading", { name: "Şimdi bunu yapın" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Kopyala: Alıcı IBAN" })).toBeVisible();
  showInEnglish();
  await expect.element(screen.getByRole("button", { name: "Copy: Recipient IBAN" })).toBeVisible();
});

/** A deposit of the list of transactions, with this status. */
const depositRow = (status: string) => ({
  id: 900,
  createdAt: new Date().toISOString(),
  transaction_category_id: 2,
  category: "deposit",
  type: "deposit",
  amount: "500.00",
  currency: "TRY",
  transaction_status: status,
  method: "FAST",
});

test.each([
  ["1001", "Bekliyor"],
  ["1002", "Onaylandı"],
  ["1003", "İptal edildi"],
  ["1099", "Bekliyor"],
])("status %s is shown as: %s", async (status, label) => {
  const row = depositRow(status);
  const { screen } = await openCashier({ transactionID: "900" }, { list_transactions: { data: [row] } });
  await expect.element(screen.getByRole("status").getByText(label, { exact: true })).toBeVisible();
  await expect.element(screen.getByText("₺500,00")).toBeVisible();
});

test("the status is refetched while the page is visible, and not while it is hidden", async () => {
  const started = vi.spyOn(window, "setInterval");
  const visibility = vi.spyOn(document, "visibilityState", "get");
  const turn = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  const row = depositRow("1001");
  const { screen, client } = await openCashier({ transactionID: "900" }, { list_transactions: { data: [row] } });
  await expect.element(screen.getByText("Bekliyor")).toBeVisible();
  await expect.poll(() => client.isFetching()).toBe(0);
  /** Lets the pause of the status pass, which is at least 3 s. */
  const passPause = () => {
    for (const [tick, delayMs] of started.mock.calls)
      if (delayMs !== undefined && delayMs >= 3_000) (tick as () => void)();
  };
  turn("hidden");
  passPause();
  expect(client.isFetching()).toBe(0);
  turn("visible");
  passPause();
  expect(client.isFetching({ queryKey: ["finance", "list_transactions"] })).toBe(1);
  vi.restoreAllMocks();
});

test("a deposit that is approved before the list shows it is told to the open game", async () => {
  const told: string[] = [];
  setOpenGame({ isRoundRunning: false, tellsRounds: true, sinceMs: 0, tell: (message) => told.push(message) });
  onTestFinished(() => setOpenGame(undefined));
  const row = depositRow("1002");
  const old = { ...row, id: 800 };
  const answers: Record<string, Answer> = { list_transactions: { data: [old] } };
  const { screen, client } = await openCashier({ transactionID: "900" }, answers);
  await expect.element(screen.getByText("Kayıt Bulunamadı")).toBeVisible();
  expect(told).toEqual([]);
  answers["list_transactions"] = { data: [row, old] };
  await client.invalidateQueries({ queryKey: ["finance", "list_transactions"] });
  await expect.element(screen.getByText("Onaylandı", { exact: true })).toBeVisible();
  expect(told).toEqual(["site:balance"]);
});

test("a transfer whose status cannot be had keeps the last one that is known, with its age", async () => {
  const row = depositRow("1001");
  const answers: Record<string, Answer> = { list_transactions: { data: [row] } };
  const { screen, client } = await openCashier({ transactionID: "900" }, answers);
  await expect.element(screen.getByText("Bekliyor")).toBeVisible();
  await expect.element(screen.getByText(/Son güncelleme/)).not.toBeInTheDocument();
  answers["list_transactions"] = "offline";
  await client.invalidateQueries({ queryKey: ["finance", "list_transactions"] });
  await expect.element(screen.getByText(/Son güncelleme/)).toBeVisible();
  await expect.element(screen.getByText("Bekliyor")).toBeVisible();
});

test("an unknown transfer: a message and a link to support", async () => {
  const { screen } = await openCashier({ transactionID: "4711" });
  await expect.element(screen.getByText("Kayıt Bulunamadı")).toBeVisible();
});
