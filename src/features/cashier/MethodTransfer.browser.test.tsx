import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { type Answer, openCashier } from "../../testing/open-cashier.tsx";

const field = (name: string, type: string, more: object = {}) => ({
  name,
  label: { tr: name, en: name },
  type,
  required: true,
  ...more,
});

test("every type of field has its control, and unknown types are text", async () => {
  const { screen } = await openCashier(
    { methodID: "22" },
    {
      list_banks: {
        data: [
          {
            bankID: 7,
            name: "Çınar",
            logo: "",
            accounts: [
              { id: 1, holder: "Karo A.Ş.", iban: "TR319990101200340056007001", branch: "", accountNumber: "" },
            ],
          },
        ],
      },
      list_bank_accounts: {
        data: [
          {
            bankAccountID: 9,
            bankID: 7,
            bankName: "Poyraz",
            accountHolder: "Deniz",
            iban: "TR330006100519786457841326",
          },
        ],
      },
      list_cash_methods: {
        data: [
          {
            fields: [
              field("metin", "text"),
              field("sayı", "number"),
              field("telefon", "phone"),
              field("kimlik", "nationalId"),
              field("iban", "iban"),
              field("gün", "date", { min: "2026-01-01" }),
              field("saat", "time"),
              field("seçim", "select", { options: [{ value: "a", label: "Elma" }] }),
              field("banka", "bank"),
              field("hesap", "bankAccount"),
              field("not", "textarea"),
              field("bilgi", "info", { value: "Okuyun" }),
              field("kopya", "copy", { value: "KR-1" }),
              field("garip", "hologram"),
            ],
          },
        ],
      },
    },
  );
  for (const label of ["metin", "sayı", "telefon", "kimlik", "iban", "gün", "saat", "not", "garip"]) {
    await expect.element(screen.getByLabelText(label, { exact: true })).toBeVisible();
  }
  await expect.element(screen.getByRole("group", { name: "gün" }).getByLabelText("Yıl")).toBeVisible();
  await expect.element(screen.getByLabelText("saat", { exact: true })).toHaveAttribute("type", "time");
  await expect.element(screen.getByLabelText("not", { exact: true })).toHaveProperty("tagName", "TEXTAREA");
  await expect.element(screen.getByText("Okuyun")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Kopyala: kopya" })).toBeVisible();
  await screen.getByLabelText("seçim").selectOptions("Elma");
  await screen.getByLabelText("hesap").selectOptions("9");
  await screen.getByLabelText("banka").selectOptions("Çınar");
  await expect.element(screen.getByText("TR31 9990 1012 0034 0056 0070 01")).toBeVisible();
  await expect.element(screen.getByLabelText("Tutar", { exact: true })).toBeVisible();
});

test("a bank field offers every bank of the list, with and without accounts", async () => {
  const account = {
    id: 1,
    holder: "Karo A.Ş.",
    iban: "TR319990101200340056007001",
    branch: "Kordon",
    accountNumber: "4711-1",
  };
  const bank = (bankID: number, name: string, own: object) => ({ bankID, name, logo: "", ...own });
  const { screen } = await openCashier(
    { methodID: "22" },
    {
      list_banks: {
        data: [bank(7, "Çınar", { accounts: [account] }), bank(8, "Poyraz", { accounts: [] }), bank(9, "Lodos", {})],
      },
      list_cash_methods: { data: [{ fields: [field("banka", "bank")] }] },
    },
  );
  await expect.element(screen.getByLabelText("banka")).toBeVisible();
  await expect
    .poll(() =>
      screen
        .getByRole("option")
        .all()
        .map((option) => option.element().textContent),
    )
    .toEqual(["Seçin", "Çınar", "Poyraz", "Lodos"]);
  await screen.getByLabelText("banka").selectOptions("Çınar");
  await expect.element(screen.getByText("Kordon · 4711-1")).toBeVisible();
});

test("a device that cannot note a deposit does not send it, says so, and keeps the form", async () => {
  vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const { screen, asked } = await openCashier(
    { methodID: "22" },
    { save_bank_transfer: { data: { transactionID: 900, status: 1001 } } },
  );
  const amount = screen.getByLabelText("Tutar", { exact: true });
  await amount.fill("500");
  await screen.getByRole("button", { name: "Devam" }).click();
  await screen.getByRole("button", { name: "Onayla ve gönder" }).click();
  await expect.element(screen.getByText("Talebiniz gönderilmedi")).toBeVisible();
  await expect.element(amount).toHaveValue("500");
  expect(asked.filter(({ method }) => method === "save_bank_transfer")).toEqual([]);
  vi.restoreAllMocks();
  await screen.getByRole("button", { name: "Devam" }).click();
  await screen.getByRole("button", { name: "Onayla ve gönder" }).click();
  await expect.element(screen.getByText("Yatırım talebiniz", { exact: true }).first()).toBeVisible();
});

test("a field shows its error when it is left, not while it is first filled in", async () => {
  const { screen } = await openCashier({ methodID: "22" });
  const amount = screen.getByLabelText("Tutar", { exact: true });
  await amount.click();
  await userEvent.keyboard("10");
  expect(screen.getByText(/Girilen tutar/).query()).toBeNull();
  await userEvent.tab();
  await expect
    .element(screen.getByText("Girilen tutar alt ve üst sınırların dışında: ₺50,00 – ₺100.000,00"))
    .toBeVisible();
  await screen.getByRole("button", { name: "₺1.000", exact: true }).click();
  await expect.element(amount).toHaveValue("1.000");
  expect(screen.getByText(/Girilen tutar/).query()).toBeNull();
});

test("a series of cards has its own amounts and accepts no others", async () => {
  const { screen, asked } = await openCashier(
    { methodID: "22" },
    {
      list_cash_methods: {
        data: [
          {
            fields: [
              field("bankcode", "select", { options: [{ value: "BDM", label: "Badem" }] }),
              field("amount", "amount"),
            ],
          },
        ],
      },
      getDepositAmounts: { data: { amounts: ["75.00", "150.00"] } },
    },
  );
  await screen.getByLabelText("bankcode").selectOptions("Badem");
  await expect.element(screen.getByRole("button", { name: "₺75", exact: true })).toBeVisible();
  expect(asked.find(({ method }) => method === "getDepositAmounts")?.data).toMatchObject({ bankcode: "BDM" });
  const amount = screen.getByLabelText("amount");
  await amount.fill("100");
  await screen.getByRole("button", { name: "Devam" }).click();
  await expect.element(screen.getByText("Listedeki tutarlardan birini seçin")).toBeVisible();
  await screen.getByRole("button", { name: "₺150", exact: true }).click();
  await screen.getByRole("button", { name: "Devam" }).click();
  await expect.element(screen.getByText("Kontrol edip onaylayın")).toBeVisible();
});

test("a deposit in flight is not sent again; if refused, the message is shown and the form keeps its values", async () => {
  let answer = (_answer: Answer) => {};
  const { screen, asked } = await openCashier(
    { methodID: "22" },
    {
      save_bank_transfer: () => new Promise((resolve) => (answer = resolve)),
    },
  );
  await screen.getByLabelText("Tutar", { exact: true }).fill("500");
  await screen.getByRole("button", { name: "Devam" }).click();
  await screen.getByRole("button", { name: "Onayla ve gönder" }).click();
  const waiting = screen.getByRole("button", { name: "Lütfen Bekleyiniz..." });
  await waiting.click({ force: true });
  expect(screen.getByRole("button", { name: "Düzenle" }).query()).toBeNull();
  const sent = () => asked.filter(({ method }) => method === "save_bank_transfer").length;
  await expect.poll(sent).toBe(1);
  answer({ refusal: "Günlük limitiniz doldu" });
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Günlük limitiniz doldu");
  await expect.element(screen.getByLabelText("Tutar", { exact: true })).toHaveValue("500");
  expect(sent()).toBe(1);
});
