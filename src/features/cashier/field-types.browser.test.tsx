import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { CashFieldType } from "../../contract/cash-method.ts";
import { addDays, dayOf } from "../../lib/dates.ts";
import { fast, fillDay, openCashier } from "../../testing/open-cashier.tsx";

/** What a player types into a field, and the result: the value that is sent, or the message at the field. */
type Try = { readonly typed: string; readonly field?: object } & (
  | { readonly sent: string }
  | { readonly says: string }
);

/** The types that a player fills in. One that no operator has defined yet is a text. */
type AskedType = Exclude<CashFieldType, "info" | "copy"> | "hologram";

const attack = `"><img src=x onerror="globalThis.hacked=true">`;
const required = "Bu alan zorunludur";
const someFrom = "1 Ocak 2030 veya sonrası olmalı";
const banks = (name: string) => [{ bankID: "7", name, logo: "", accounts: [] }];
const accounts = (bankName: string) =>
  [8, 9].map((bankAccountID) => ({
    bankAccountID,
    bankID: 7,
    bankName,
    accountHolder: attack,
    iban: "TR330006100519786457841326",
  }));

const table: Readonly<Record<AskedType, { readonly valid: Try; readonly invalid: Try; readonly hostile: Try }>> = {
  text: {
    valid: { typed: " Kordon Şubesi ", sent: "Kordon Şubesi" },
    invalid: { typed: "12a4", field: { pattern: "[0-9]{4}" }, says: "Beklenen biçimde değil" },
    hostile: { typed: attack, sent: attack },
  },
  number: {
    valid: { typed: "2,5", sent: "2.5" },
    invalid: { typed: "13", field: { max: "12" }, says: "En fazla 12 olmalı" },
    hostile: { typed: "1e999", says: "Bir sayı girin" },
  },
  amount: {
    valid: { typed: "1.250,50", sent: "1250.50" },
    invalid: { typed: "100.000,01", says: "Girilen tutar alt ve üst sınırların dışında: ₺50,00 – ₺100.000,00" },
    hostile: { typed: "1e5", says: "Tutarı rakamla yazın" },
  },
  phone: {
    valid: { typed: "0532 123 45 67", sent: "+905321234567" },
    invalid: { typed: "0532 123", says: "Geçerli bir telefon numarası girin" },
    hostile: { typed: attack, says: "Geçerli bir telefon numarası girin" },
  },
  nationalId: {
    valid: { typed: "10000000146", sent: "10000000146" },
    invalid: { typed: "10000000147", says: "T.C. Kimlik Numarası Hatalı" },
    hostile: { typed: "1000000014６", says: "T.C. Kimlik Numarası Hatalı" },
  },
  iban: {
    valid: { typed: "tr31 9990 1012 0034 0056 0070 01", sent: "TR319990101200340056007001" },
    invalid: { typed: "TR32 9990 1012 0034 0056 0070 01", says: "Geçerli bir IBAN girin" },
    hostile: { typed: `TR31 9990 1012 0034 0056 0070 01${attack}`, says: "Geçerli bir IBAN girin" },
  },
  date: {
    valid: { typed: "2030-01-01", field: { min: "2030-01-01" }, sent: "2030-01-01" },
    invalid: { typed: "2029-12-31", field: { min: "2030-01-01" }, says: someFrom },
    // Limits that are not dates are ignored.
    hostile: { typed: "2029-12-31", field: { min: attack, max: "0" }, sent: "2029-12-31" },
  },
  time: {
    valid: { typed: "23:59", sent: "23:59" },
    invalid: { typed: "", says: required },
    hostile: { typed: "23:59", field: { value: attack }, sent: "23:59" },
  },
  select: {
    valid: { typed: "b", sent: "b" },
    invalid: { typed: "", says: required },
    hostile: { typed: attack, sent: attack },
  },
  bank: {
    valid: { typed: "7", sent: "7" },
    invalid: { typed: "", says: required },
    hostile: { typed: "7", field: { value: "__proto__" }, sent: "7" },
  },
  bankAccount: {
    valid: { typed: "9", sent: "9" },
    invalid: { typed: "", says: "Bir hesap seçin" },
    hostile: { typed: "9", field: { value: attack }, sent: "9" },
  },
  textarea: {
    valid: { typed: "satır\r\nsatır", sent: "satır\nsatır" },
    invalid: { typed: "\n", says: required },
    hostile: { typed: `${attack}\u0000`, sent: attack },
  },
  hologram: {
    valid: { typed: "0xFF", sent: "0xFF" },
    invalid: { typed: " ", says: required },
    hostile: { typed: attack, sent: attack },
  },
};

type Kind = keyof (typeof table)[AskedType];
const choices: ReadonlySet<string> = new Set(["select", "bank", "bankAccount"]);

/** A field of each type, named after it, with its try of one kind. */
const triesOf = (kind: Kind) => Object.entries(table).map(([type, tries]) => ({ name: type, type, ...tries[kind] }));

/** Opens a form with these fields, and fills them in. */
async function fillIn(tries: readonly (Try & { readonly name: string; readonly type: string })[]) {
  const options = ["b", attack].map((value) => ({ value, label: value }));
  const fields = tries.map(({ name, type, field }) => ({
    name,
    label: { tr: name, en: name },
    type,
    required: true,
    options,
    ...field,
  }));
  const { screen, asked } = await openCashier(
    { methodID: "22" },
    {
      list_cash_methods: { data: [{ fields }] },
      list_banks: { data: banks(attack) },
      list_bank_accounts: { data: accounts(attack) },
      save_bank_transfer: { data: { transactionID: 900, status: 1001 } },
    },
  );
  const controlOf = (name: string) =>
    name === "date"
      ? screen.getByRole("group", { name }).getByLabelText("Gün")
      : screen.getByLabelText(name, { exact: true });
  for (const { name, type, typed } of tries) {
    if (type === "date") await fillDay(screen.getByRole("group", { name }), typed);
    else await (choices.has(type) ? controlOf(name).selectOptions(typed) : controlOf(name).fill(typed));
  }
  if (!tries.some(({ type }) => type === "amount")) await controlOf("Tutar").fill("100");
  await userEvent.tab();
  return { screen, asked, controlOf };
}

function nothingRan(): void {
  expect(document.querySelector("img[src='x']")).toBeNull();
  expect(globalThis).not.toHaveProperty("hacked");
}

test.each(["valid", "hostile"] as const)("%s input is sent as the operator expects it", async (kind) => {
  const sent = triesOf(kind).flatMap((one) => ("sent" in one ? [one] : []));
  const { screen, asked } = await fillIn(sent);
  await screen.getByRole("button", { name: "Devam" }).click();
  await screen.getByRole("button", { name: "Onayla ve gönder" }).click();
  const written = () => asked.find(({ method }) => method === "save_bank_transfer")?.data;
  await expect.poll(written).toMatchObject(Object.fromEntries(sent.map((one) => [one.name, one.sent])));
  nothingRan();
});

test.each(["invalid", "hostile"] as const)(
  "%s input that cannot be sent is told at its field, and the first such field has the focus",
  async (kind) => {
    const told = triesOf(kind).flatMap((one) => ("says" in one ? [one] : []));
    const { screen, controlOf } = await fillIn(told);
    const saysSo = (one: (typeof told)[number]) =>
      expect.element(controlOf(one.name)).toHaveAccessibleDescription(expect.stringContaining(one.says));
    for (const one of told) if (one.typed.trim() !== "") await saysSo(one);
    await screen.getByRole("button", { name: "Devam" }).click();
    for (const one of told) {
      await saysSo(one);
      await expect.element(controlOf(one.name)).toHaveAttribute("aria-invalid", "true");
    }
    const first = screen.container.querySelector("[aria-invalid=true]");
    await expect.poll(() => document.activeElement).toBe(first);
    expect(screen.getByRole("button", { name: "Onayla ve gönder" }).query()).toBeNull();
    nothingRan();
  },
);

test.each(["info", "copy"])("%s shows the operator's text and is never sent", async (type) => {
  const { screen, asked } = await openCashier(
    { methodID: "22" },
    {
      list_cash_methods: {
        data: [{ fields: [{ name: "alan", label: { tr: attack, en: "" }, type, required: true, value: attack }] }],
      },
      save_bank_transfer: { data: { transactionID: 900, status: 1001 } },
    },
  );
  await expect.element(screen.getByText(attack, { exact: true }).first()).toBeVisible();
  expect(screen.getByRole("button", { name: `Kopyala: ${attack}` }).query() !== null).toBe(type === "copy");
  await screen.getByLabelText("Tutar", { exact: true }).fill("100");
  await screen.getByRole("button", { name: "Devam" }).click();
  await screen.getByRole("button", { name: "Onayla ve gönder" }).click();
  const written = () => asked.find(({ method }) => method === "save_bank_transfer")?.data;
  await expect.poll(written).toEqual({ Lang: "tr", methodID: "22", amount: "100.00" });
  expect(document.querySelector("img[src='x']")).toBeNull();
});

test("a day within a month is chosen from a list, the nearest to today first", async () => {
  const today = dayOf(new Date());
  const day = { label: { tr: "Gün", en: "" }, type: "date", required: true };
  const lastDays = { ...day, name: "paidOn", min: addDays(today, -7), max: today };
  const nextDays = { ...day, name: "visitDay", label: { tr: "Ziyaret", en: "" }, min: today, max: addDays(today, 30) };
  const { screen, asked } = await openCashier(
    { methodID: "22" },
    {
      list_cash_methods: { data: [{ fields: [lastDays, nextDays] }] },
      save_bank_transfer: { data: { transactionID: 900, status: 1001 } },
    },
  );
  const valuesOf = (label: string) =>
    [...(screen.getByLabelText(label, { exact: true }).element() as HTMLSelectElement).options].map(
      ({ value }) => value,
    );
  await expect.element(screen.getByLabelText("Ziyaret")).toBeVisible();
  expect(valuesOf("Gün")).toEqual(["", ...Array.from({ length: 8 }, (_, index) => addDays(today, -index))]);
  expect(valuesOf("Ziyaret")).toEqual(["", ...Array.from({ length: 31 }, (_, index) => addDays(today, index))]);
  await screen.getByLabelText("Gün", { exact: true }).selectOptions(addDays(today, -1));
  await screen.getByLabelText("Ziyaret").selectOptions(addDays(today, 2));
  await screen.getByLabelText("Tutar", { exact: true }).fill("100");
  await screen.getByRole("button", { name: "Devam" }).click();
  await screen.getByRole("button", { name: "Onayla ve gönder" }).click();
  const written = () => asked.find(({ method }) => method === "save_bank_transfer")?.data;
  await expect.poll(written).toMatchObject({ paidOn: addDays(today, -1), visitDay: addDays(today, 2) });
});

test("a select named amount: what is chosen is sent unchanged, and no other amount is offered", async () => {
  const options = [
    { value: "250", label: "250 puan" },
    { value: "500.00", label: "500 puan" },
  ];
  const { screen, asked } = await openCashier(
    { methodID: "22" },
    {
      list_cash_methods: {
        data: [
          { fields: [{ name: "amount", label: { tr: "Kart", en: "Card" }, type: "select", required: true, options }] },
        ],
      },
      save_bank_transfer: { data: { transactionID: 900, status: 1001 } },
    },
  );
  await screen.getByLabelText("Kart").selectOptions("250 puan");
  expect(screen.getByRole("group", { name: "Hazır tutarlar" }).query()).toBeNull();
  await screen.getByRole("button", { name: "Devam" }).click();
  await expect.element(screen.getByText("₺250,00").first()).toBeVisible();
  await screen.getByRole("button", { name: "Onayla ve gönder" }).click();
  const written = () => asked.find(({ method }) => method === "save_bank_transfer")?.data;
  await expect.poll(written).toEqual({ Lang: "tr", methodID: "22", amount: "250" });
});

test("the browser may fill in names and a phone, and no secrets", async () => {
  const asked = [
    ["cardHolder", "text", "cc-name"],
    ["accountHolder", "text", "name"],
    ["phone", "phone", "tel"],
    ["cardNumber", "text", "off"],
  ] as const;
  const fields = [
    { name: "amount", label: { tr: "Tutar", en: "Amount" }, type: "amount", required: true },
    ...asked.map(([name, type]) => ({ name, label: { tr: name, en: name }, type, required: true })),
  ];
  const { screen } = await openCashier({ methodID: "22" }, { list_cash_methods: { data: [{ fields }] } });
  for (const [label, , autoComplete] of asked)
    await expect.element(screen.getByRole("textbox", { name: label })).toHaveAttribute("autocomplete", autoComplete);
});

test("a form that has lost a required field says so, and cannot be sent", async () => {
  const lost = { name: "branch", label: "Şube", type: "text", required: true };
  const { screen } = await openCashier({ methodID: "22" }, { list_cash_methods: { data: [{ fields: [lost] }] } });
  await expect.element(screen.getByText("Bu yöntemin formu eksik")).toBeVisible();
  expect(screen.getByRole("button", { name: "Devam" }).query()).toBeNull();
  await screen.getByRole("button", { name: "Tüm yöntemler" }).last().click();
  await expect.element(screen.getByRole("button", { name: "FAST: favori" })).toBeVisible();
});

/** The messages about deposits and withdrawals that product.md gives, each at its field or in its page. */
const messages: readonly (readonly [field: object | undefined, says: string])[] = [
  [{ type: "amount", name: "amount" }, "Tutarı girin"],
  [{ type: "text", name: "branch" }, required],
  [{ type: "bankAccount", name: "account" }, "Bir hesap seçin"],
  [{ type: "date", name: "identityValidityDate" }, "Kimliğinizin son geçerlilik tarihini girin"],
  [{ type: "nationalId", name: "senderNationalId", value: "12345678901" }, "T.C. Kimlik Numarası Hatalı"],
  [{ type: "time", name: "saat", value: "25:99" }, "Saati 14:05 gibi girin"],
  [{ type: "text", name: "branch", maxLength: 3, value: "Kordon" }, "En fazla 3 karakter yazın"],
];

test.each(messages)("%j unchanged: %s", async (field, says) => {
  const { screen } = await openCashier(
    { methodID: "22" },
    {
      list_cash_methods: { data: [{ fields: [{ label: { tr: "Alan", en: "" }, required: true, ...field }] }] },
      list_bank_accounts: { data: accounts("Çınar") },
    },
  );
  const control = screen.getByLabelText("Alan", { exact: true }).first();
  await expect.element(control).toBeVisible();
  await screen.getByRole("button", { name: "Devam" }).click();
  await expect.element(control).toHaveAccessibleDescription(expect.stringContaining(says));
});

test("a deleted account is not sent, and the field asks for a valid one", async () => {
  const { screen } = await openCashier(
    { methodID: "22" },
    {
      list_cash_methods: {
        data: [
          {
            fields: [
              { name: "account", label: { tr: "Alan", en: "" }, type: "bankAccount", required: true, value: "4711" },
            ],
          },
        ],
      },
      list_bank_accounts: { data: accounts("Çınar") },
    },
  );
  const control = screen.getByLabelText("Alan", { exact: true }).first();
  await expect.element(control).toHaveValue("");
  await expect.element(control).toHaveAccessibleDescription(expect.stringContaining("Geçerli bir hesap seçin"));
});

test("a method that is not among all is asked for by its id", async () => {
  const { screen, asked } = await openCashier(
    { methodID: "31" },
    {
      list_cash_methods_new: ({ methodID }) => ({
        data: { methods_list: methodID === "31" ? [{ ...fast, id: 31, name: "Davetli" }] : [fast] },
      }),
    },
  );
  await expect.element(screen.getByRole("heading", { name: "Davetli" })).toBeVisible();
  await expect.element(screen.getByLabelText("Tutar", { exact: true })).toBeVisible();
  expect(asked.filter(({ method }) => method === "list_cash_methods_new").map(({ data }) => data)).toEqual([
    { Type: 1, Lang: "tr" },
    { Type: 1, methodID: "31", Lang: "tr" },
  ]);
});

test("an unknown method: a message and a link to choose another", async () => {
  const { screen } = await openCashier({ methodID: "4711" });
  await expect.element(screen.getByText("Ödeme yöntemi tanımlı değil")).toBeVisible();
  await screen.getByRole("button", { name: "Tüm yöntemler" }).last().click();
  await expect
    .element(screen.getByText("Yöntemi seçin. Tutarı sonra yazacaksınız.").or(screen.getByText("FAST")).first())
    .toBeVisible();
});
