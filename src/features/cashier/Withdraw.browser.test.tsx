import { expect, onTestFinished, test, vi } from "vitest";
import { axeFindsNothingHere, showInEnglish } from "../../testing/look-of-page.ts";
import { pollAsTimePasses } from "../../testing/passing-time.ts";
import { fillDay, openCashier, type Answer } from "../../testing/open-cashier.tsx";

const withdraw = { direction: 2 } as const;
const row = (status: string, more: object = {}) => ({
  id: 900,
  createdAt: "2026-03-14T12:00:00Z",
  transaction_category_id: 3,
  category: "withdraw",
  type: "withdraw",
  amount: "-500.00",
  currency: "TRY",
  transaction_status: status,
  method: "FAST",
  ...more,
});
const account = {
  bankAccountID: 9,
  bankID: 7,
  bankName: "Poyraz Bank",
  accountHolder: "Deniz",
  iban: "TR469990200007781200450011",
};
const form: Answer = {
  data: [
    {
      fields: [
        { name: "account", label: { tr: "Hesabınız", en: "" }, type: "bankAccount", required: true },
        { name: "amount", label: { tr: "Tutar", en: "" }, type: "amount", required: true },
        { name: "identityValidityDate", label: { tr: "Kimlik tarihi", en: "" }, type: "date", required: true },
        { name: "customerNote", label: { tr: "Notunuz", en: "" }, type: "textarea", required: false },
      ],
    },
  ],
};

test("without the extension: the balance, what is held, and that a running bonus may block, without a promise", async () => {
  const { screen } = await openCashier(
    {},
    {
      check_balance: { data: [{ balance: "750.50", bonus: "40.00", currency: "TRY" }] },
      list_transactions: { data: [row("1001"), row("1001", { id: 901, amount: "-20.25" }), row("1002", { id: 902 })] },
      capabilities: { data: ["bonus"] },
      list_available: {
        data: [{ id: 1, title: "Hoş geldin", Text: "", state: "active", wagering: "5000.00", wagered: "1200.00" }],
      },
    },
    undefined,
    withdraw,
  );
  const money = screen.getByRole("region", { name: "Bakiyeniz" });
  await expect
    .poll(() => money.element().textContent)
    .toMatch(/^Bakiyeniz₺750,50Bekleyen çekimlere ayrılan₺520,25Bonus \(çekilemez\)₺40,00/);
  await expect.poll(() => money.element().textContent).toMatch(/Hoş geldin.*Kalan çevrim: ₺3\.800,00/);
});

test.each([
  ["1001", "Bekliyor", "Tutar bakiyenizden ayrıldı. Talebiniz inceleniyor; sonucu burada görürsünüz."],
  ["1002", "Onaylandı", "Ödemeniz hesabınıza gönderildi."],
  ["1003", "İptal edildi", "Tutar bakiyenize geri döndü."],
])("status %s in words, without a way to cancel", async (status, label, next) => {
  const { screen } = await openCashier(
    { transactionID: "900" },
    { list_transactions: { data: [row(status)] } },
    undefined,
    withdraw,
  );
  await expect.element(screen.getByRole("status").getByText(label, { exact: true })).toBeVisible();
  await expect.element(screen.getByText(next)).toBeVisible();
  await expect.element(screen.getByText("₺500,00")).toBeVisible();
  const names = screen
    .getByRole("button")
    .elements()
    .map((button) => button.textContent ?? "");
  expect(names.filter((name) => /iptal|vazgeç|geri al/i.test(name))).toEqual([]);
});

test("pending and decided withdrawals, each with its status", async () => {
  const { screen } = await openCashier(
    {},
    { list_transactions: { data: [row("1001"), row("1003", { id: 901 })] } },
    undefined,
    withdraw,
  );
  await expect
    .poll(() => screen.getByRole("region", { name: "Bekleyen çekimler" }).element().textContent)
    .toMatch(/₺500,00.*İstendi.*Kontrol ediliyor.*Gönderildi/);
  await expect
    .poll(() => screen.getByRole("region", { name: "Son çekimler" }).getByRole("listitem").element().textContent)
    .toContain("İptal edildi");
});

test("the only saved account is preselected; the quick amounts fit the balance", async () => {
  const { screen, asked } = await openCashier(
    { methodID: "22" },
    {
      check_balance: { data: [{ balance: "300.00", currency: "TRY" }] },
      list_bank_accounts: { data: [account] },
      list_cash_methods: form,
      processTransaction: { data: { transactionID: 900, status: 1001 } },
    },
    undefined,
    withdraw,
  );
  await expect.element(screen.getByLabelText("Hesabınız")).toHaveValue("9");
  await expect.element(screen.getByRole("button", { name: "₺250", exact: true })).toBeVisible();
  expect(screen.getByRole("button", { name: "₺500", exact: true }).query()).toBeNull();
  await screen.getByLabelText("Tutar", { exact: true }).fill("301");
  await expect.element(screen.getByText("Bu tutar bakiyenizden fazla.")).toBeVisible();
  await screen.getByRole("button", { name: "Devam" }).click();
  await expect.element(screen.getByText("Kimliğinizin son geçerlilik tarihini girin")).toBeVisible();
  await fillDay(screen.getByRole("group", { name: "Kimlik tarihi" }), "2030-01-31");
  await screen.getByLabelText("Tutar", { exact: true }).fill("250");
  await screen.getByLabelText(/^Notunuz/).fill("Teşekkürler");
  await screen.getByRole("button", { name: "Devam" }).click();
  await expect.element(screen.getByText("Poyraz Bank · TR46 9990 2000 0778 1200 4500 11")).toBeVisible();
  await screen.getByRole("button", { name: "Onayla ve gönder" }).click();
  await expect
    .poll(() => asked.find(({ method }) => method === "processTransaction")?.data)
    .toMatchObject({
      Type: 2,
      methodID: "22",
      amount: "250.00",
      account: "9",
      identityValidityDate: "2030-01-31",
      customerNote: "Teşekkürler",
    });
});

test("an account is added without losing the form, and is then selected", async () => {
  const answers: Record<string, Answer> = {
    list_bank_accounts: { data: [] },
    list_cash_methods: form,
    list_banks: { data: [{ bankID: 7, name: "Poyraz Bank", logo: "", code: "99902" }] },
    save_bank_account: { data: { bankAccountID: 9 } },
  };
  const { screen } = await openCashier({ methodID: "22" }, answers, undefined, withdraw);
  await screen.getByLabelText("Tutar", { exact: true }).fill("250");
  await screen.getByRole("button", { name: "Hesap ekle" }).click();
  const dialog = screen.getByRole("dialog", { name: "Banka hesabı ekle" });
  await dialog.getByLabelText("IBAN", { exact: true }).fill(account.iban);
  await dialog.getByLabelText("Hesap sahibi").fill("Deniz");
  answers["list_bank_accounts"] = { data: [account, { ...account, bankAccountID: 8 }] };
  await dialog.getByRole("button", { name: "Kaydet" }).click();
  await expect.element(screen.getByLabelText("Hesabınız")).toHaveValue("9");
  await expect.element(screen.getByLabelText("Tutar", { exact: true })).toHaveValue("250");
  expect(screen.getByRole("dialog").query()).toBeNull();
});

test("a new account over the form looks right in both languages and themes", async () => {
  const { screen } = await openCashier(
    { methodID: "22" },
    { list_bank_accounts: { data: [] }, list_cash_methods: form },
    undefined,
    withdraw,
  );
  await screen.getByRole("button", { name: "Hesap ekle" }).click();
  const dialog = screen.getByRole("dialog");
  await expect.element(dialog.getByLabelText("IBAN", { exact: true })).toBeVisible();
  await axeFindsNothingHere(dialog.element());
  showInEnglish();
  await expect.element(dialog.getByRole("button", { name: "Save" })).toBeVisible();
  await axeFindsNothingHere(dialog.element());
});

test("a refused withdrawal shows the message, and the form keeps its values", async () => {
  const message = "Çevrim şartı tamamlanmadan para çekemezsiniz";
  const { screen } = await openCashier(
    { methodID: "22" },
    { processTransaction: { refusal: message } },
    undefined,
    withdraw,
  );
  await screen.getByLabelText("Tutar", { exact: true }).fill("500");
  await screen.getByRole("button", { name: "Devam" }).click();
  await screen.getByRole("button", { name: "Onayla ve gönder" }).click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent(message);
  await expect.element(screen.getByLabelText("Tutar", { exact: true })).toHaveValue("500");
});

test("a status that is not final is refetched automatically, also on a page that was just opened", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const answers: Record<string, Answer> = {
    list_transactions: { data: [row("1001", { createdAt: new Date().toISOString() })] },
  };
  const { screen } = await openCashier({ transactionID: "900" }, answers, undefined, withdraw);
  await expect.element(screen.getByText("Bekliyor", { exact: true })).toBeVisible();
  answers["list_transactions"] = { data: [row("1002")] };
  await pollAsTimePasses(() => screen.getByText("Onaylandı", { exact: true }).query()).toBeVisible();
});
