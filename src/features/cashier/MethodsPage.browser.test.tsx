import { expect, test } from "vitest";
import { showInEnglish } from "../../testing/look-of-page.ts";
import { toastStore } from "../../ui/toast.ts";
import { fast, openCashier } from "../../testing/open-cashier.tsx";

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
  [1, "true", "Favorilere Başarıyla Eklendi"],
  [0, "false", "Favori değişikliğiniz kaydedilemedi. Birazdan tekrar deneyin."],
])("a favourite whose answer was lost is checked: %s", async (isFavorite, pressed, text) => {
  const { screen } = await openCashier(
    {},
    { add_favorite_cash_method: { status: 502 }, check_favorite_cash_method: { data: { isFavorite } } },
  );
  const heart = screen.getByRole("button", { name: "FAST: favori" });
  await heart.click();
  await expect.element(screen.getByText(text)).toBeInTheDocument();
  await expect.element(heart).toHaveAttribute("aria-pressed", pressed);
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
