import { expect, onTestFinished, test, vi } from "vitest";
import type { Locator } from "vitest/browser";
import { beginOnPhone, looksRightHere } from "../../testing/looks-right-here.ts";
import { openPage, type PageAnswer, type PageAnswers } from "../../testing/open-page.tsx";
import { visitStorage } from "../../lib/storage.ts";
import { session } from "../../session/app-session.ts";
import { isOpenForm } from "../../lib/return-url.ts";
import { signInHere } from "../../testing/sign-in-here.ts";
import { EmailPage } from "./EmailPage.tsx";
import { PasswordPage } from "./PasswordPage.tsx";
import { UsernamePage } from "./UsernamePage.tsx";

const usual: PageAnswers = {
  capabilities: { data: ["credentials", "passkeys"] },
  passkeys: { data: [] },
  get_user_profile: { data: { uid: 7, username: "deniz", email: "deniz@karo.example", rid: 10 } },
};
const wrongPassword = { refusal: "Mevcut şifreniz hatalı", errors: { currentPassword: "Mevcut şifreniz hatalı" } };

async function openPassword(answers: PageAnswers = {}) {
  const opened = await openPage(<PasswordPage />, { ...usual, ...answers });
  const { screen } = opened;
  const field = (label: string) => screen.getByLabelText(label, { exact: true });
  const fill = async (present: string, next: string, repeated = next) => {
    await field("Mevcut şifre").fill(present);
    await field("Yeni şifre").fill(next);
    await field("Yeni şifre (tekrar)").fill(repeated);
  };
  return { ...opened, field, fill, save: screen.getByRole("button", { name: "Şifreyi kaydet" }) };
}

const said = (field: Locator, message: RegExp) => expect.element(field).toHaveAccessibleDescription(message);
const sent = (asked: readonly { readonly method: string }[], name: string) =>
  asked.filter(({ method }) => method === name).length;

test("what is wrong with the passwords is said at its field, and the rules are marked as a password is typed", async () => {
  const { screen, asked, field, fill, save } = await openPassword();
  await save.click();
  await said(field("Mevcut şifre"), /Mevcut şifrenizi girin/);
  await expect.element(field("Mevcut şifre")).toHaveFocus();
  for (const [typed, message] of [
    ["Ab1", /^Şifre en az 6 karakter olmalıdır/],
    ["abcdef1", /^Şifre en az bir büyük harf içermelidir/],
    ["Şifreler", /^Şifre en az bir rakam içermelidir/],
  ] as const) {
    await field("Yeni şifre").fill(typed);
    await said(field("Yeni şifre"), message);
  }
  const rule = (text: string) => screen.getByRole("listitem").filter({ hasText: text });
  await expect.element(rule("En az bir büyük harf")).toMatchTextContent(/\(tamam\)/);
  await expect.element(rule("En az bir rakam")).not.toMatchTextContent(/\(tamam\)/);
  await fill("Biber-8", "Şifreler-8", "Şifreler-9");
  await said(field("Yeni şifre (tekrar)"), /^Şifreler eşleşmiyor/);
  await save.click();
  expect(sent(asked, "pass_change")).toBe(0);
});

test("a wrong present password is said at its field", async () => {
  const { field, fill, save } = await openPassword({ pass_change: wrongPassword });
  await fill("Yanlış-1", "Şifreler-8");
  await save.click();
  await said(field("Mevcut şifre"), /Mevcut şifreniz hatalı/);
  await expect.element(field("Mevcut şifre")).toHaveFocus();
});

const key = { id: "k1", name: "Telefonum", createdAt: "2026-01-02T03:04:05Z" };

test.each([
  ["who has passkeys removes them with the change", [key], true],
  ["unless told not to", [key], false],
  ["who has none is not asked", [], undefined],
] as const)("%s", async (_, passkeys, removePasskeys) => {
  const { screen, asked, fill, save } = await openPassword({
    passkeys: { data: passkeys },
    pass_change: { data: null },
  });
  await fill("Biber-8", "Şifreler-8");
  await expect.poll(() => sent(asked, "passkeys")).toBe(1);
  const checkbox = screen.getByRole("checkbox", { name: "Geçiş anahtarlarımı da kaldır" });
  if (removePasskeys === false) await checkbox.click();
  else if (removePasskeys) await expect.element(checkbox).toBeChecked();
  else await expect.element(checkbox).not.toBeInTheDocument();
  await save.click();
  await expect
    .poll(() => asked.find(({ method }) => method === "pass_change")?.data["removePasskeys"])
    .toBe(removePasskeys);
  expect(sent(asked, "pass_change")).toBe(1);
});

test("offline no password is sent; a lost answer is not called a failure, and another try says what became of it", async () => {
  let answer: PageAnswer = "offline";
  const { screen, asked, field, fill, save } = await openPassword({ pass_change: () => answer });
  const alert = screen.getByRole("alert");
  await fill("Biber-8", "Şifreler-8");
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => {
    onLine.mockRestore();
  });
  await save.click();
  await expect.element(alert).toMatchTextContent(/Hiçbir şey gönderilmedi/);
  expect(sent(asked, "pass_change")).toBe(0);
  onLine.mockRestore();
  await save.click();
  await expect.element(alert).toMatchTextContent(/Değişikliğin yapılıp yapılmadığı belli değil/);
  answer = wrongPassword;
  await alert.getByRole("button", { name: "Tekrar dene" }).click();
  await said(field("Mevcut şifre"), /Mevcut şifreniz hatalı/);
});

test("an invalid e-mail address is not sent, and a taken one is said at its field", async () => {
  const taken = "Bu e-posta adresiyle bir hesap var";
  const { screen, asked } = await openPage(<EmailPage />, {
    ...usual,
    email_change: { refusal: taken, errors: { value: taken } },
  });
  const address = screen.getByLabelText("Yeni e-posta", { exact: true });
  await expect.element(screen.getByText("Şu anki adresiniz: deniz@karo.example")).toBeVisible();
  await address.fill("işil@test");
  await screen.getByLabelText("Mevcut şifre", { exact: true }).fill("Biber-8");
  const save = screen.getByRole("button", { name: "Kaydet" });
  await save.click();
  await said(address, /^Geçerli bir e-posta adresi girin$/);
  expect(sent(asked, "email_change")).toBe(0);
  await address.fill(" ekin@karo.example ");
  await save.click();
  await said(address, /^Bu e-posta adresiyle bir hesap var$/);
  expect(asked.find(({ method }) => method === "email_change")?.data).toMatchObject({ value: "ekin@karo.example" });
});

test("a username that the operator refuses is said at its field", async () => {
  const rule = "4–20 karakter: a–z harfleri";
  const { screen } = await openPage(<UsernamePage />, {
    ...usual,
    username_change: { refusal: rule, errors: { value: rule } },
  });
  const name = screen.getByLabelText("Yeni kullanıcı adı", { exact: true });
  await name.fill("ışıl");
  await screen.getByLabelText("Mevcut şifre", { exact: true }).fill("Biber-8");
  await screen.getByRole("button", { name: "Kaydet" }).click();
  await said(name, /4–20 karakter/);
});

const forms = [
  ["e-mail address", EmailPage, "Yeni e-posta", "yarim@kal.example"],
  ["username", UsernamePage, "Yeni kullanıcı adı", "yarim.kal"],
] as const;

test.each(forms)(
  "a new %s that was typed is there again for its player alone, who is led back to it; the password is not",
  async (_, Page, label, typed) => {
    const { screen, show } = await openPage(<Page />, { ...usual, logout: { data: null } });
    const value = screen.getByLabelText(label, { exact: true });
    const password = screen.getByLabelText("Mevcut şifre", { exact: true });
    const comeBackAs = async (player: string) => {
      await show(<p />);
      await session.logOut("expired");
      await signInHere(player);
      await show(<Page />);
    };
    await comeBackAs("p1");
    await value.fill(typed);
    await password.fill("Biber-8");
    expect(isOpenForm(location.pathname, visitStorage)).toBe(true);
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(kept).toContain(typed);
    expect(kept).not.toContain("Biber-8");
    await comeBackAs("p1");
    await expect.element(value).toHaveValue(typed);
    await expect.element(password).toHaveValue("");
    await comeBackAs("p2");
    await expect.element(value).toHaveValue("");
    await comeBackAs("p1");
    await value.fill("");
    expect(isOpenForm(location.pathname, visitStorage)).toBe(false);
  },
);

test.each([
  ["password", PasswordPage],
  ["e-mail address", EmailPage],
  ["username", UsernamePage],
] as const)("the form for a new %s looks right", async (_, Page) => {
  await beginOnPhone();
  const { screen } = await openPage(<Page />, usual);
  await screen.getByRole("button", { name: /^(Şifreyi kaydet|Kaydet)$/ }).click();
  await said(screen.getByLabelText("Mevcut şifre", { exact: true }), /Mevcut şifrenizi girin/);
  await looksRightHere(screen.container);
});
