import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { showInEnglish } from "../../testing/look-of-page.ts";
import { beginOnPhone, looksRightHere } from "../../testing/looks-right-here.ts";
import { openPage, type PageAnswer } from "../../testing/open-page.tsx";
import { formDraft } from "../../lib/form-draft.ts";
import { emptyDraft } from "./registration-values.ts";
import { RegistrationPage } from "./RegistrationPage.tsx";
import type { Step } from "./steps.ts";

const nothing = () => undefined;
const secret = "Biber-ve-Nane-8";
const typed = {
  ...emptyDraft,
  firstName: "Işıl",
  lastName: "Çağlayan",
  birthDate: "1990-03-14",
  nationalId: "10000000146",
  email: "isil@test.example",
  phone: "0532 123 45 67",
  city: "Muğla",
  address: "Deneme Sokak 2",
};

/** Opens the form at a step, with what an earlier visit of the page has left. */
function open(
  step: Step = 1,
  draft: typeof emptyDraft = emptyDraft,
  register?: PageAnswer,
  onStep: (step: Step) => void = nothing,
) {
  formDraft("registration", emptyDraft, undefined).write(draft);
  return openPage(
    <RegistrationPage
      step={step}
      code={undefined}
      onStep={onStep}
      onBack={nothing}
      onAddress={nothing}
      onDone={nothing}
      onSignedIn={nothing}
    />,
    { capabilities: { data: [] }, ...(register && { register }) },
  );
}

/** Opens the last part of the form with the rest filled in, types the passwords and sends it. */
async function sendTyped(register: PageAnswer, onStep?: (step: Step) => void) {
  const opened = await open(3, { ...typed, username: "isil" }, register, onStep);
  await page.getByRole("checkbox", { name: /^18 yaşımı doldurdum/ }).click();
  await field("Şifre").fill(secret);
  await field("Şifre (tekrar)").fill(secret);
  await submit().click();
  return { ...opened, sent: () => opened.asked.filter(({ method }) => method === "register").length };
}

const field = (label: string) => page.getByLabelText(label, { exact: true });
const submit = () => page.getByRole("button", { name: /^(Devam|Kayıt ol|Register)$/ });
const messages = (message: string) => page.getByText(message, { exact: true });

/**
 * Presses the button, and expects the message, and the focus at a field that is wrong. The tests press by mouse once; a
 * press by script takes a tenth of the time.
 */
async function says(message: string): Promise<void> {
  (submit().element() as HTMLElement).click();
  await expect.element(messages(message)).toBeVisible();
  await expect.poll(() => document.activeElement?.getAttribute("aria-invalid")).toBe("true");
}

afterEach(() => void vi.useRealTimers());

test("on a desk, each bad input gives its message, and nothing is sent", async () => {
  // In the operator's time zone it is already the 15th.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-14T22:30:00Z") });
  await page.viewport(1440, 900);
  const { asked } = await open();
  // Of several lines, which one field cannot take, would be "street-address".
  await expect.element(field("Adres")).toHaveAttribute("autocomplete", "address-line1");
  await submit().click();
  await expect.poll(() => messages("Bu alan zorunludur").elements().length).toBe(11);
  await expect.element(messages("Kuralları kabul etmelisiniz")).toBeVisible();
  await expect.element(field("Ad")).toHaveFocus();

  for (const [label, text] of [
    ["Ad", "Işıl Nur"],
    ["Soyad", "Çağlayan"],
    ["Gün", "14"],
    ["Yıl", "1990"],
    ["T.C. kimlik numarası", "10000000146"],
    ["E-posta", "isil@test.example"],
    ["Telefon", "0532 123 45 67"],
    ["Şehir", "Muğla"],
    ["Adres", "Deneme Sokak 2"],
    ["Kullanıcı adı", "isil"],
    ["Şifre", "Biber-ve-Nane-8"],
    ["Şifre (tekrar)", "Biber-ve-Nane-8"],
  ] as const) {
    await field(label).fill(text);
  }
  await field("Ay").selectOptions("Mart");
  await page.getByRole("checkbox", { name: /^18 yaşımı doldurdum/ }).click();
  await expect.poll(() => messages("Bu alan zorunludur").elements().length).toBe(0);
  expect(messages("Kuralları kabul etmelisiniz").query()).toBeNull();

  await field("T.C. kimlik numarası").fill("10000000147");
  await says("T.C. Kimlik Numarası Hatalı");
  await expect.element(field("T.C. kimlik numarası")).toHaveFocus();
  // The number of a passport has no check digits.
  await field("Ülke").selectOptions("Almanya");
  await field("Kimlik veya pasaport numarası").fill("C01X0006H");
  await expect.poll(() => messages("T.C. Kimlik Numarası Hatalı").query()).toBeNull();
  await field("E-posta").fill("isil@test");
  await says("Geçerli bir e-posta adresi girin");
  await field("Telefon").fill("0132 123 45 67");
  await says("Geçerli bir telefon numarası girin");
  await field("Şifre").fill("Kısa1");
  await says("Şifre en az 6 karakter olmalıdır");
  await field("Şifre").fill("uzun1234");
  await says("Şifre en az bir büyük harf içermelidir");
  await field("Şifre").fill("Uzunuzun");
  await says("Şifre en az bir rakam içermelidir");
  await field("Şifre").fill("Başka-Şifre-1");
  await says("Şifreler eşleşmiyor");
  await field("Gün").fill("31");
  await field("Ay").selectOptions("Şubat");
  await says("Geçerli bir tarih girin");
  await field("Gün").fill("16");
  await field("Ay").selectOptions("Mart");
  await field("Yıl").fill("2008");
  await says("18 yaşından küçükler kayıt olamaz");
  // At each part of the date, and not only on the way into it.
  for (const part of ["Gün", "Ay", "Yıl"])
    await expect.element(field(part)).toHaveAccessibleDescription("18 yaşından küçükler kayıt olamaz");
  await field("Gün").fill("15");
  await expect.poll(() => messages("18 yaşından küçükler kayıt olamaz").query()).toBeNull();
  expect(asked.map(({ method }) => method)).not.toContain("register");
});

test("in English the messages are the specification's, and the countries have their English names", async () => {
  await page.viewport(1440, 900);
  await open(1, typed);
  showInEnglish();
  await expect.element(field("Country")).toBeVisible();
  const [first, second] = field("Country").getByRole("option").elements();
  expect(first?.textContent).toMatch(/^T(ürkiye|urkey)$/);
  expect(second?.textContent).toBe("Afghanistan");
  for (const [name, text, message] of [
    ["Turkish ID number", "12345678901", "T.R. Identity Number is Incorrect"],
    ["Password", "Ab1", "Password must be at least 6 characters"],
    ["Password", "abcdef1", "Password must contain at least one uppercase letter"],
    ["Password", "Abcdefg", "Password must contain at least one number"],
    ["Repeat password", "Abcdef2", "Passwords don't match"],
  ] as const) {
    if (name === "Repeat password") await field("Password").fill("Abcdef1");
    await field(name).fill(text);
    await says(message);
  }
  await field("Username").fill("isil");
  await field("City").fill("");
  await says("Required field");
});

test.each([1, 2, 3] as const)(
  "step %i with its messages looks right on a phone, and the whole form on a desk",
  async (step) => {
    await beginOnPhone();
    const { screen } = await open(step, step === 1 ? emptyDraft : { ...typed, ...(step === 2 && { email: "" }) });
    await submit().click();
    await expect.element(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", String(step));
    await expect.poll(() => document.activeElement?.getAttribute("aria-invalid")).toBe("true");
    await looksRightHere(screen.container);
  },
);

test("the form looks right before anything is typed", async () => {
  await beginOnPhone();
  const { screen } = await open();
  await expect.element(submit()).toBeVisible();
  await looksRightHere(screen.container);
});

test("a refusal is said at its field, in the step that it is in; what was typed is kept, but no password", async () => {
  await beginOnPhone();
  const steps: Step[] = [];
  await sendTyped({ refusal: "", errors: { username: "Bu kullanıcı adı alınmış" } }, (step) => steps.push(step));
  await expect.element(messages("Bu kullanıcı adı alınmış")).toBeVisible();
  await expect.element(field("Kullanıcı adı")).toHaveFocus();
  await expect.element(field("Şifre")).toHaveValue(secret);
  const kept = JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
  expect(kept).toContain("isil@test.example");
  expect(kept).not.toContain(secret);
  expect(steps).toEqual([]);
});

test("a refusal of a field in another step leads to that step", async () => {
  await beginOnPhone();
  const steps: Step[] = [];
  await sendTyped({ refusal: "", errors: { email: "Bu e-posta adresiyle bir hesap var" } }, (step) => steps.push(step));
  await expect.poll(() => steps).toEqual([2]);
});

test("without an answer the outcome is unknown, and nothing is sent again by itself", async () => {
  await page.viewport(1440, 900);
  const { sent } = await sendTyped("offline");
  const alert = page.getByRole("alert");
  await expect.element(alert.getByText("Kaydınızın ulaşıp ulaşmadığı belli değil")).toBeVisible();
  await expect.element(alert.getByRole("link", { name: "giriş yapmayı" })).toBeVisible();
  expect(sent()).toBe(1);
});
