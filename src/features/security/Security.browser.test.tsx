import { expect, test } from "vitest";
import { openPage, type PageAnswers } from "../../client/testing/open-page.tsx";
import { OverviewPage } from "./overview/OverviewPage.tsx";
import { PasskeysPage } from "./passkeys/PasskeysPage.tsx";
import { AuthenticatorPage } from "./second-factor/AuthenticatorPage.tsx";
import { SmsPage } from "./second-factor/SmsPage.tsx";
import { SessionsPage } from "./sessions/SessionsPage.tsx";

const usual: PageAnswers = {
  capabilities: { data: ["credentials", "sessions", "passkeys"] },
  two_auth_type: { data: { type: "none" } },
  check_user_ga: { data: { enabled: 0 } },
  get_user_profile: { data: { uid: 7, username: "deniz", email: "deniz@karo.example", emailVerified: 1, phone: "+905000000012", rid: 10 } },
  sessions: { data: [] },
  passkeys: { data: [] },
};
const pages = [
  ["overview", OverviewPage, "two_auth_type"],
  ["authenticator", AuthenticatorPage, "check_user_ga"],
  ["SMS", SmsPage, "two_auth_type"],
  ["sessions", SessionsPage, "sessions"],
  ["passkeys", PasskeysPage, "passkeys"],
] as const;

test.each(pages)("%s: an error is shown with a button that retries", async (_name, Page, read) => {
  const { screen, asked } = await openPage(<Page />, { ...usual, [read]: { status: 502 } });
  const retry = screen.getByRole("button", { name: "Tekrar dene" });
  await expect.element(retry).toBeVisible();
  const count = () => asked.filter(({ method }) => method === read).length;
  const before = count();
  await retry.click();
  await expect.poll(count).toBeGreaterThan(before);
});

test.each(pages)("%s: keeps its title while it loads", async (_name, Page, read) => {
  const { screen } = await openPage(<Page />, { ...usual, [read]: "never" });
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  expect(screen.getByRole("alert").query()).toBeNull();
});

test("an empty list says what to do", async () => {
  const passkeys = await openPage(<PasskeysPage />, usual);
  await expect.element(passkeys.screen.getByText("Henüz geçiş anahtarınız yok")).toBeVisible();
  await expect.element(passkeys.screen.getByRole("button", { name: "Geçiş anahtarı ekle" })).toBeVisible();
  const sessions = await openPage(<SessionsPage />, usual);
  await expect.element(sessions.screen.getByText("Açık oturum yok")).toBeVisible();
});

test("SMS cannot be chosen while an authenticator is on", async () => {
  const { screen } = await openPage(<SmsPage />, { ...usual, two_auth_type: { data: { type: "ga" } } });
  await expect.element(screen.getByText("Doğrulayıcı uygulama kullanıyorsunuz")).toBeVisible();
});

test("with SMS codes on, setting up an authenticator begins with a code", async () => {
  const { screen, asked } = await openPage(<AuthenticatorPage />, {
    ...usual,
    two_auth_type: { data: { type: "sms" } },
    sms_send: { data: { expiresIn: 180 } },
    sms_validate: { data: null },
    user_generate_ga: { data: { secret: "KARO2EXAMPLE3SECRET4", otpauth: "javascript:alert(1)" } },
  });
  await screen.getByRole("button", { name: "Kod gönder" }).click();
  await screen.getByLabelText("Telefonunuza gelen kod").fill("123456");
  await expect.element(screen.getByText("KARO 2EXA MPLE 3SEC RET4")).toBeVisible();
  // An address with another scheme than `otpauth:` is not a link.
  expect(screen.getByText("Bu cihazdaki uygulamada aç").query()).toBeNull();
  const calls = asked.filter(({ method }) => ["sms_send", "sms_validate", "user_generate_ga"].includes(method));
  expect(calls.map(({ data }) => [data["Lang"], data["SiteType"]])).toEqual(Array.from({ length: 3 }, () => ["tr", "Mobile"]));
});

test("a lost answer to a code is not called a failure", async () => {
  const { screen } = await openPage(<AuthenticatorPage />, {
    ...usual,
    check_user_ga: { data: { enabled: 1 } },
    clear_generated_ga: { status: 502 },
  });
  await screen.getByLabelText("Uygulamanın gösterdiği kod").fill("123456");
  await expect.element(screen.getByText("Değişikliğin yapılıp yapılmadığı belli değil")).toBeVisible();
});
