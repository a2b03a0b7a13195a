import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { openPage, type PageAnswer, type PageAnswers } from "../../testing/open-page.tsx";
import { session } from "../../session/app-session.ts";
import { signInHere } from "../../testing/sign-in-here.ts";
import { LimitsPage } from "./LimitsPage.tsx";
import { SelfExclusionPage, TimeOutPage } from "./StopPage.tsx";

const none = { day: null, week: null, month: null };
const limits = (more: object = {}) => ({
  deposit: { day: "500.00", week: "2000.00", month: null },
  loss: { day: null, week: "1000.00", month: null },
  session: { minutes: 120 },
  realityCheck: { minutes: null },
  raiseAfterHours: 72,
  pending: [],
  used: {
    deposit: { day: "500.00", week: "620.00", month: "620.00" },
    loss: { day: "0.00", week: "-40.00", month: "0.00" },
  },
  ...more,
});
const there: PageAnswers = { capabilities: { data: ["limits"] }, get: { data: limits() } };
const open = (answers: PageAnswers = {}) => openPage(<LimitsPage />, { ...there, ...answers });
const rowsOf = (screen: Awaited<ReturnType<typeof open>>["screen"], name: string) =>
  screen
    .getByRole("region", { name })
    .getByRole("listitem")
    .elements()
    .map(({ textContent }) => textContent);

test("each limit is shown in words and as a bar: used, left, and when it starts again", async () => {
  const { screen } = await open();
  await expect.element(screen.getByRole("heading", { name: "Yatırım" })).toBeVisible();
  const [day, week, month] = rowsOf(screen, "Yatırım");
  expect(day).toBe("Günlük₺500,00DeğiştirKullanılan: ₺500,00. Bu limit doldu.Gece yarısı yenilenir.");
  expect(week).toMatch(
    /^Haftalık₺2\.000,00DeğiştirKullanılan: ₺620,00\. Kalan: ₺1\.380,00\.Yenileneceği gün: .*Pazartesi/,
  );
  expect(month).toBe("Aylıklimit yokLimit koy");
  expect(rowsOf(screen, "Kayıp")[1]).toContain("Kullanılan: ₺0,00. Kalan: ₺1.000,00.");
  expect(rowsOf(screen, "Süre")).toEqual(["Oturum süresi limiti2 saatDeğiştir", "Süre hatırlatmasılimit yokLimit koy"]);
  const widths = [...screen.getByRole("region", { name: "Yatırım" }).element().querySelectorAll("rect")].map((bar) =>
    bar.getAttribute("width"),
  );
  expect(widths).toEqual(["100", "31"]);
});

test("a lower limit is announced to take effect at once, is sent once, and is shown", async () => {
  const { screen, asked } = await open({ set: { data: limits({ deposit: { ...none, day: "200.00" } }) } });
  await screen.getByRole("button", { name: "Değiştir: Haftalık yatırım limiti" }).click();
  const field = screen.getByRole("textbox", { name: "Yeni limit" });
  await expect.element(field).toHaveValue("");
  await field.fill("600");
  await expect
    .element(
      screen.getByText(
        /Kaydettiğiniz anda geçerli olur: ₺600,00\. Bu kadarını zaten kullandınız: limit yenilenene kadar para yatıramazsınız/,
      ),
    )
    .toBeVisible();
  await screen.getByRole("button", { name: "Kaydet" }).click();
  await expect
    .poll(() => asked.filter(({ method }) => method === "set"))
    .toEqual([{ method: "set", data: expect.objectContaining({ kind: "deposit", period: "week", value: "600.00" }) }]);
  await expect.poll(() => rowsOf(screen, "Yatırım")[0]).toContain("₺200,00");
  expect(screen.getByRole("dialog").query()).toBeNull();
});

test("raising and removing are announced to wait before they are sent", async () => {
  const { screen, asked } = await open({ set: { data: limits() } });
  await screen.getByRole("button", { name: "Değiştir: Oturum süresi limiti" }).click();
  await screen.getByRole("textbox", { name: "Yeni süre" }).fill("180");
  await expect
    .element(
      screen.getByText(
        /^Hemen geçerli olmaz\. En erken onaylayabileceğiniz zaman: .*\d\d:\d\d.* O zamana kadar şu anki limitiniz geçerli: 2 saat\./,
      ),
    )
    .toBeVisible();
  expect(screen.getByRole("button", { name: "Kaydet", exact: true }).query()).toBeNull();
  await expect
    .element(
      screen.getByText("Kaldırma isteği de 72 saat bekler ve onayınızı ister. O zamana kadar limitiniz geçerli."),
    )
    .toBeVisible();
  await screen.getByRole("button", { name: "Limiti kaldırmayı iste" }).click();
  await expect
    .poll(() => asked.find(({ method }) => method === "set")?.data)
    .toMatchObject({ kind: "session", value: null });
});

test("an invalid limit is reported at its field and not sent", async () => {
  const { screen, asked } = await open();
  await screen.getByRole("button", { name: "Değiştir: Günlük yatırım limiti" }).click();
  const save = screen.getByRole("button", { name: "Kaydet" });
  await save.click();
  await expect.element(screen.getByText("Tutarı girin")).toBeVisible();
  await screen.getByRole("textbox").fill("500,00");
  await save.click();
  await expect.element(screen.getByText("Şu anki limitiniz zaten bu.")).toBeVisible();
  expect(asked.some(({ method }) => method === "set")).toBe(false);
});

test("a pending raise is shown and can be cancelled", async () => {
  const raise = { id: 17, kind: "deposit", period: "day", value: "800.00", effectiveAt: "2999-01-05T14:00:00+03:00" };
  const { screen, asked } = await open({
    get: { data: limits({ pending: [raise] }) },
    cancel_pending: { data: limits() },
  });
  await expect
    .element(screen.getByText(/Bekleyen yükseltme: ₺800,00\. Onaylayabileceğiniz zaman: 5 Ocak/))
    .toBeVisible();
  expect(screen.getByRole("button", { name: /^Yükseltmeyi onayla/ }).query()).toBeNull();
  await screen.getByRole("button", { name: "Yükseltmeden vazgeç: Günlük yatırım limiti" }).click();
  await expect.poll(() => asked.find(({ method }) => method === "cancel_pending")?.data).toMatchObject({ id: "17" });
});

test("a raise that is due is confirmed by the player", async () => {
  const raise = { id: 18, kind: "loss", period: "week", value: null, effectiveAt: "2026-01-05T14:00:00+03:00" };
  const { screen, asked } = await open({ get: { data: limits({ pending: [raise] }) }, confirm: { data: limits() } });
  await expect
    .element(screen.getByText(/Onaylarsanız yeni değer: limit yok\. Onaylamazsanız bu limit değişmez\./))
    .toBeVisible();
  await screen.getByRole("button", { name: "Yükseltmeyi onayla: Haftalık kayıp limiti" }).click();
  await expect.poll(() => asked.find(({ method }) => method === "confirm")?.data).toMatchObject({ id: "18" });
});

test("a refusal is shown in the dialog", async () => {
  const { screen } = await open({ set: { refusal: "Limitiniz en az 10 ₺ olabilir" } });
  await screen.getByRole("button", { name: "Limit koy: Aylık yatırım limiti" }).click();
  await screen.getByRole("textbox").fill("5");
  await screen.getByRole("button", { name: "Kaydet" }).click();
  await expect.element(screen.getByRole("dialog").getByText("Limitiniz en az 10 ₺ olabilir")).toBeVisible();
});

test("with the keyboard a limit can be opened and set, and the focus returns to its button", async () => {
  const { screen, asked } = await open({ set: { data: limits({ deposit: { ...none, day: "200.00" } }) } });
  const button = screen.getByRole("button", { name: "Değiştir: Günlük yatırım limiti" });
  await expect.element(button).toBeVisible();
  const tabUntil = async (element: Element | null) => {
    for (let presses = 0; presses < 20 && document.activeElement !== element; presses += 1)
      await userEvent.keyboard("{Tab}");
    expect(document.activeElement).toBe(element);
  };
  await tabUntil(button.element());
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  const field = screen.getByRole("textbox", { name: "Yeni limit" });
  await expect.element(field).toBeVisible();
  await tabUntil(field.element());
  await userEvent.keyboard("200{Enter}");
  await expect.poll(() => asked.find(({ method }) => method === "set")?.data).toMatchObject({ value: "200.00" });
  await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();
  await expect.element(button).toHaveFocus();
});

test("self-exclusion with the keyboard: the length with arrows, then the word, and not before", async () => {
  const { screen, asked } = await openPage(<SelfExclusionPage />, { ...there, self_exclude: { data: null } });
  const first = screen.getByRole("radio").first();
  await expect.element(first).toBeVisible();
  for (let presses = 0; presses < 10 && document.activeElement !== first.element(); presses += 1)
    await userEvent.keyboard("{Tab}");
  await userEvent.keyboard(" {ArrowDown}");
  await expect.element(screen.getByRole("radio", { name: "1 yıl" })).toBeChecked();
  await userEvent.keyboard("{Tab}{Enter}");
  const dialog = screen.getByRole("dialog", { name: "Kendini dışlama: 1 yıl" });
  const word = dialog.getByRole("textbox");
  await expect.element(word).toBeVisible();
  for (let presses = 0; presses < 5 && document.activeElement !== word.element(); presses += 1)
    await userEvent.keyboard("{Tab}");
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog.getByText("“kapat” yazın.", { exact: true })).toBeVisible();
  expect(asked.some(({ method }) => method === "self_exclude")).toBe(false);
  await userEvent.keyboard("kapat{Enter}");
  await expect.poll(() => asked.find(({ method }) => method === "self_exclude")?.data).toMatchObject({ months: 12 });
});

test("loading, failing and trying again", async () => {
  let isDown = true;
  const { screen } = await open({ get: () => (isDown ? { status: 502 } : { data: limits() }) });
  const retry = screen.getByRole("button", { name: "Tekrar dene" });
  await expect.element(retry).toBeVisible();
  isDown = false;
  await retry.click();
  await expect.element(screen.getByRole("heading", { name: "Kayıp" })).toBeVisible();
});

test("a short time-out explains itself and begins with one more press", async () => {
  const { screen, asked } = await openPage(<TimeOutPage />, { ...there, time_out: { data: null } });
  await screen.getByRole("button", { name: "Devam" }).click();
  await expect.element(screen.getByText("Bir süre seçin.")).toBeVisible();
  await screen.getByRole("radio", { name: "3 gün" }).click();
  await screen.getByRole("button", { name: "Devam" }).click();
  const dialog = screen.getByRole("dialog", { name: "Mola: 3 gün" });
  await expect.element(dialog.getByText(/gününe kadar giriş yapamazsınız/)).toBeVisible();
  await expect.element(dialog.getByText("Süre dolmadan geri alınamaz.")).toBeVisible();
  expect(dialog.getByRole("textbox").query()).toBeNull();
  await dialog.getByRole("button", { name: "Hesabımı kapat" }).click();
  await expect.poll(() => asked.find(({ method }) => method === "time_out")?.data).toMatchObject({ days: 3 });
});

test("permanent self-exclusion is sent only with the typed word", async () => {
  const { screen, asked } = await openPage(<SelfExclusionPage />, { ...there, self_exclude: { data: null } });
  await screen.getByRole("radio", { name: "Süresiz" }).click();
  await screen.getByRole("button", { name: "Devam" }).click();
  await expect.element(screen.getByText("Hesabınıza bir daha giriş yapamazsınız.")).toBeVisible();
  const close = screen.getByRole("button", { name: "Hesabımı kapat" });
  await close.click();
  await expect.element(screen.getByText("“kapat” yazın.", { exact: true })).toBeVisible();
  expect(asked.some(({ method }) => method === "self_exclude")).toBe(false);
  await screen.getByRole("textbox").fill("Kapat");
  await close.click();
  await expect.poll(() => asked.find(({ method }) => method === "self_exclude")?.data).toMatchObject({ months: null });
});

/** An answer that waits until `give` is called. */
function held() {
  let give = (_answer: PageAnswer) => {};
  const answer = new Promise<PageAnswer>((resolve) => (give = resolve));
  return { answer: () => answer, give };
}

test("a limit that is saved after its dialog was closed is shown", async () => {
  const { answer, give } = held();
  const { screen } = await open({ set: answer });
  await screen.getByRole("button", { name: "Değiştir: Günlük yatırım limiti" }).click();
  await screen.getByRole("textbox").fill("200");
  await screen.getByRole("button", { name: "Kaydet" }).click();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();
  give({ data: limits({ deposit: { ...none, day: "200.00" } }) });
  await expect.poll(() => rowsOf(screen, "Yatırım")[0]).toContain("₺200,00");
});

test("the limits are fetched again when one was removed after its dialog was closed", async () => {
  const { answer, give } = held();
  const { screen, asked } = await open({ set: answer });
  await screen.getByRole("button", { name: "Değiştir: Günlük yatırım limiti" }).click();
  await screen.getByRole("button", { name: "Limiti kaldırmayı iste" }).click();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();
  give({ data: limits() });
  await expect.poll(() => asked.filter(({ method }) => method === "get").length).toBe(2);
});

test.each([
  ["ends the session, also when its dialog was closed", "p1", "p1", { reason: "time-out", here: true }],
  ["does not end the session of a player who has logged in since", "p2", "p3", undefined],
])("a time-out %s", async (_, first, later, end) => {
  const { answer, give } = held();
  const { screen, asked, client } = await openPage(<TimeOutPage />, { ...there, time_out: answer });
  await signInHere(first);
  await screen.getByRole("radio", { name: "3 gün" }).click();
  await screen.getByRole("button", { name: "Devam" }).click();
  await screen.getByRole("button", { name: "Hesabımı kapat" }).click();
  await expect.poll(() => asked.some(({ method }) => method === "time_out")).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();
  await signInHere(later);
  give({ data: null });
  await expect.poll(() => client.isMutating()).toBe(0);
  expect(session.end.get()).toEqual(end);
});
