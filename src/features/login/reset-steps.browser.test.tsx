import { expect, test, vi } from "vitest";
import { openPage, type PageAnswer, type PageAnswers } from "../../testing/open-page.tsx";
import { session } from "../../session/app-session.ts";
import { signInHere } from "../../testing/sign-in-here.ts";
import { ForgotPage } from "./ForgotPage.tsx";
import { ResetPage, resetToken } from "./ResetPage.tsx";

async function openForgot(answers: PageAnswers = {}) {
  const onSent = vi.fn<() => void>();
  const opened = await openPage(<ForgotPage onSent={onSent} />, { forgot: { data: null }, ...answers });
  const account = opened.screen.getByLabelText("E-posta veya kullanıcı adı", { exact: true });
  return { ...opened, onSent, account, send: opened.screen.getByRole("button", { name: "Bağlantı gönder" }) };
}

test("what is no address is said at its field and not sent; what was typed is there again", async () => {
  const { screen, asked, account, send, onSent, show } = await openForgot();
  await account.fill("deniz@karo");
  await send.click();
  await expect.element(account).toHaveAccessibleDescription("Geçerli bir e-posta adresi girin");
  expect(asked).toEqual([]);
  await show(<p />);
  await show(<ForgotPage onSent={onSent} />);
  await expect.element(screen.getByLabelText("E-posta veya kullanıcı adı", { exact: true })).toHaveValue("deniz@karo");
});

test.each([
  [" Toprak@Karo.example ", { email: "Toprak@Karo.example" }],
  ["toprak", { username: "toprak" }],
])("a mail is asked for %j, and the player is led on; what was typed is forgotten", async (typed, sent) => {
  const { asked, account, send, onSent } = await openForgot();
  await account.fill(typed);
  await send.click();
  await expect.poll(() => onSent.mock.calls.length).toBe(1);
  expect(asked.map(({ data }) => data)).toEqual([expect.objectContaining(sent)]);
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith("karo.draft."))).toEqual([]);
});

/** Opens the page of a mail's link, and types a new password. */
async function openReset(answer: PageAnswer) {
  const onReset = vi.fn<() => void>();
  resetToken.keep("a-token");
  const opened = await openPage(<ResetPage onReset={onReset} />, { pass_reset: answer, logout: { data: null } });
  await opened.screen.getByLabelText("Yeni şifre", { exact: true }).fill("Şifreler-8");
  await opened.screen.getByLabelText("Yeni şifre (tekrar)", { exact: true }).fill("Şifreler-8");
  return { ...opened, onReset, save: opened.screen.getByRole("button", { name: "Şifreyi kaydet" }) };
}

test("the link of a mail changes the password, ends the session of this device, and is forgotten", async () => {
  const { asked, onReset, save } = await openReset({ data: null });
  await signInHere("p1");
  await save.click();
  await expect.poll(() => onReset.mock.calls.length).toBe(1);
  const sent = { token: "a-token", password: "Şifreler-8", passwordConfirm: "Şifreler-8" };
  expect(asked.find(({ method }) => method === "pass_reset")?.data).toMatchObject(sent);
  expect(session.state.get().kind).toBe("anonymous");
  expect(resetToken.read()).toBeUndefined();
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain("Şifreler-8");
});

test("a link that was used says so, and offers another one", async () => {
  const words = "Bu bağlantı geçersiz veya süresi dolmuş. Lütfen yenisini isteyin.";
  const { screen, onReset, save } = await openReset({ refusal: words });
  await save.click();
  await expect.element(screen.getByRole("alert")).toMatchTextContent(words);
  await expect
    .element(screen.getByRole("link", { name: "Yeni bağlantı iste" }))
    .toHaveAttribute("href", "/forgot-password");
  expect(onReset).not.toHaveBeenCalled();
});
