import { expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { axeFindsNothingHere, showInEnglish } from "../../testing/look-of-page.ts";
import { setOpenGame } from "../games/open-game.ts";
import { signInHere } from "../../testing/sign-in-here.ts";
import { sentenceMs, toastStore } from "../../ui/toast.ts";
import type { AcceptedTransfer } from "./accepted-transfers.ts";
import { NextSteps } from "./NextSteps.tsx";
import { type Answer, fast, openCashier } from "../../testing/open-cashier.tsx";

const field = (name: string, type: string, more: object = {}) => ({
  name,
  label: { tr: name, en: name },
  type,
  required: true,
  ...more,
});

test("methods: placeholders of their size, then each with its limits, fee and duration", async () => {
  const { screen } = await openCashier({}, { list_cash_methods_new: "never" });
  expect(screen.container.querySelectorAll("[data-loading] > *").length).toBeGreaterThan(3);
  const loaded = await openCashier({});
  const card = loaded.screen.getByRole("listitem");
  await expect.poll(() => card.element().textContent).toMatch(/FAST/);
  await expect.poll(() => card.element().textContent).toMatch(/₺50,00 – ₺100\.000,00/);
  await expect.poll(() => card.element().textContent).toMatch(/₺2,50/);
  await expect.poll(() => card.element().textContent).toMatch(/1–5 dakika/);
});

test("no methods: a message and a link to support", async () => {
  const { screen } = await openCashier({}, { list_cash_methods_new: { data: { methods_list: [] } } });
  await expect.element(screen.getByText("Şu anda yatırım yöntemi yok")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Desteğe yaz" })).toBeVisible();
});

test("methods that cannot be fetched: a message and a retry", async () => {
  const answers: Record<string, { status: number } | { data: unknown }> = { list_cash_methods_new: { status: 502 } };
  const { screen, asked } = await openCashier({}, answers);
  const retry = screen.getByRole("button", { name: "Tekrar dene" });
  await expect.element(retry).toBeVisible();
  const before = asked.filter(({ method }) => method === "list_cash_methods_new").length;
  await retry.click();
  await expect
    .poll(() => asked.filter(({ method }) => method === "list_cash_methods_new").length)
    .toBeGreaterThan(before);
});

test.each([1, 2] as const)(
  "the page says to select a method, and the form of one is asked for whether or not it is a favourite: direction %i",
  async (direction) => {
    const { screen, asked } = await openCashier({}, {}, undefined, { direction });
    await expect.element(screen.getByText(/^Yöntemi seçin\./)).toBeVisible();
    await screen.getByText("FAST").click();
    await expect
      .poll(() => asked.find(({ method }) => method === "list_cash_methods")?.data)
      .toMatchObject({ Type: direction, methodID: "22", favorites: 0 });
  },
);

test("known methods: the first frame has the cards of one screen and placeholders for the others, then all cards", async () => {
  const methods = Array.from({ length: 12 }, (_, at) => ({ ...fast, id: 100 + at, name: `Yöntem ${at}` }));
  const seen: string[] = [];
  const watch = new MutationObserver(() => {
    const items = Array.from(document.querySelectorAll("li"));
    seen.push(`${items.filter(({ textContent }) => textContent !== "").length} of ${items.length}`);
  });
  const { screen } = await openCashier({}, { list_cash_methods_new: { data: { methods_list: methods } } });
  await screen.getByText("Yöntem 11").click();
  await expect.element(screen.getByLabelText("Tutar", { exact: true })).toBeVisible();
  watch.observe(document.body, { childList: true, subtree: true });
  await screen.getByRole("button", { name: "Tüm yöntemler" }).click();
  await expect.element(screen.getByText("Yöntem 11")).toBeInTheDocument();
  watch.disconnect();
  expect(seen.find((cards) => cards !== "0 of 0")).toBe("7 of 12");
});

test("a group opens, and a search finds methods in groups", async () => {
  const methods = Array.from({ length: 13 }, (_, at) => ({ ...fast, id: 100 + at, name: `Cep ${at}` }));
  const { screen } = await openCashier(
    {},
    {
      list_cash_methods_new: {
        data: { methods_list: [fast, { id: 1, name: "Cep havalesi", logo: "", type: "group", methods }] },
      },
    },
  );
  await expect.element(screen.getByText("Cep havalesi")).toBeVisible();
  expect(screen.getByText("Cep 3", { exact: true }).query()).toBeNull();
  // An empty list would be announced as one.
  expect(screen.container.querySelector("ul:empty")).toBeNull();
  await screen.getByText("Cep havalesi").click();
  await expect.element(screen.getByText("Cep 3", { exact: true })).toBeVisible();
  await screen.getByLabelText("Yöntem ara").fill("cep 12");
  await expect.poll(() => screen.getByRole("listitem").element().textContent).toMatch(/Cep 12/);
  await screen.getByLabelText("Yöntem ara").fill("kripto");
  await expect.element(screen.getByText("Belirlediğiniz kriterlere göre sonuç bulunamadı.")).toBeVisible();
});

test("a favourite shows before the operator has answered", async () => {
  const { screen, asked } = await openCashier({}, { add_favorite_cash_method: "never" });
  const heart = screen.getByRole("button", { name: "FAST: favori" });
  await heart.click();
  await expect.element(heart).toHaveAttribute("aria-pressed", "true");
  expect(asked.find(({ method }) => method === "add_favorite_cash_method")?.data).toMatchObject({ id: "22", Type: 1 });
});

test("a favourite is removed in the same way", async () => {
  const { screen, asked } = await openCashier(
    {},
    {
      list_cash_methods_new: { data: { methods_list: [{ ...fast, isFavorite: 1 }] } },
      remove_favorite_cash_method: { data: null },
    },
  );
  const heart = screen.getByRole("button", { name: "FAST: favori" });
  await heart.click();
  await expect.element(heart).toHaveAttribute("aria-pressed", "false");
  await expect.element(screen.getByText("Favorilere Başarıyla Kaldırıldı")).toBeInTheDocument();
  expect(asked.find(({ method }) => method === "remove_favorite_cash_method")?.data).toMatchObject({
    id: "22",
    Type: 1,
  });
});

test("a favourite is reverted when the operator refuses", async () => {
  const { screen } = await openCashier({}, { add_favorite_cash_method: { refusal: "Favori listeniz dolu" } });
  const heart = screen.getByRole("button", { name: "FAST: favori" });
  await heart.click();
  await expect.element(screen.getByText("Favori listeniz dolu")).toBeInTheDocument();
  await expect.element(heart).toHaveAttribute("aria-pressed", "false");
});

test.each(["add_favorite_cash_method", "save_bank_transfer"])(
  "on an English page, no toast of %s is the wire's Turkish",
  async (method) => {
    const isTransfer = method === "save_bank_transfer";
    const { screen } = await openCashier(isTransfer ? { methodID: "22" } : {}, {
      [method]: { refusal: "Bu işlem için yetkiniz yok" },
    });
    showInEnglish();
    if (isTransfer) {
      await screen.getByLabelText("Amount", { exact: true }).fill("500");
      await screen.getByRole("button", { name: "Continue" }).click();
      await screen.getByRole("button", { name: "Confirm and send" }).click();
    } else await screen.getByRole("button", { name: /^FAST: / }).click();
    await expect.poll(() => toastStore.get().map(({ text }) => text)).toEqual(["You are not authorized to do this"]);
  },
);

test.each([
  [1, "true", "Favorilere Başarıyla Eklendi", undefined],
  [0, "false", "Favori değişikliğiniz kaydedilemedi. Birazdan tekrar deneyin.", sentenceMs],
])("a favourite whose answer was lost is checked: %s", async (isFavorite, pressed, text, durationMs) => {
  const { screen } = await openCashier(
    {},
    { add_favorite_cash_method: { status: 502 }, check_favorite_cash_method: { data: { isFavorite } } },
  );
  const heart = screen.getByRole("button", { name: "FAST: favori" });
  await heart.click();
  await expect.element(screen.getByText(text)).toBeInTheDocument();
  expect(toastStore.get().map((toast) => toast.durationMs)).toEqual([durationMs]);
  await expect.element(heart).toHaveAttribute("aria-pressed", pressed);
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
  await expect.element(screen.getByLabelText("gün", { exact: true })).toHaveAttribute("type", "date");
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
  const { screen } = await openCashier(
    { methodID: "22" },
    {
      list_cash_methods: {
        data: [{ fields: [field("iban", "copy", { label, value: "TR31" }), field("amount", "amount")] }],
      },
      save_bank_transfer: { data: { transactionID: 900, status: 1001 } },
    },
  );
  await signInHere("p1");
  await screen.getByLabelText("amount").fill("500");
  await screen.getByRole("button", { name: "Devam" }).click();
  await screen.getByRole("button", { name: "Onayla ve gönder" }).click();
  await expect.element(screen.getByRole("heading", { name: "Sıradaki adım" })).toBeVisible();
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
  await expect.element(screen.getByText(label, { exact: true })).toBeVisible();
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

test("another operator: nested groups and methods without limits are left out, and a form without fields asks for the amount", async () => {
  const group = (id: number, methods: unknown) => ({ id, name: `Grup ${id}`, logo: "", type: "group", methods });
  const { min: _, ...withoutMin } = fast;
  const answers = {
    list_cash_methods_new: {
      data: {
        methods_list: [
          { ...fast, id: 7, fee: null, processingTime: null, transferType: "1", isFavorite: "0" },
          group(1, [group(2, [{ ...fast, name: "Gizli" }]), { ...fast, id: 8, name: "İçteki" }]),
          group(3, []),
          { ...withoutMin, id: 9, name: "Eksik" },
          null,
        ],
      },
    },
    list_highlighted_cash_methods: { data: null },
    list_cash_methods: { data: [] },
  };
  const { screen } = await openCashier({}, answers);
  await screen.getByText("Grup 1").click();
  await expect.element(screen.getByText("İçteki")).toBeVisible();
  for (const name of ["Gizli", "Eksik", "Grup 2", "Grup 3"]) expect(screen.getByText(name).query()).toBeNull();
  await screen.unmount();
  const form = await openCashier({ methodID: "7" }, answers);
  await expect.element(form.screen.getByLabelText("Tutar", { exact: true })).toBeVisible();
});
