import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { beginOnPhone, looksRightHere } from "../../testing/looks-right-here.ts";
import { openPage, type PageAnswers } from "../../testing/open-page.tsx";
import { signInHere } from "../../testing/sign-in-here.ts";
import { OverviewPage } from "./OverviewPage.tsx";
import { PasskeysPage } from "./passkeys/PasskeysPage.tsx";
import { AuthenticatorPage } from "./second-factor/AuthenticatorPage.tsx";
import { SmsPage } from "./second-factor/SmsPage.tsx";
import { SessionsPage } from "./SessionsPage.tsx";

const usual: PageAnswers = {
  capabilities: { data: ["credentials", "sessions", "passkeys"] },
  two_auth_type: { data: { type: "none" } },
  check_user_ga: { data: { enabled: 0 } },
  get_user_profile: {
    data: { uid: 7, username: "deniz", email: "deniz@karo.example", emailVerified: 1, phone: "+905000000012", rid: 10 },
  },
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

test("the last activity of a session is told in the player's time zone", async () => {
  const session = { id: "2", device: "Firefox", ip: "203.0.113.9", lastSeen: "2026-11-22T22:30:00Z", current: false };
  const { screen } = await openPage(<SessionsPage />, { ...usual, sessions: { data: [session] } });
  await signInHere("p1");
  await expect.element(screen.getByText("Son etkinlik: 23 Kas 2026 01:30")).toBeVisible();
});

test("the dates of passkeys and of the password are those of the player's time zone", async () => {
  const passkey = { id: "k", name: "Telefonum", createdAt: "2026-11-22T22:30:00Z", lastUsedAt: "2026-11-24T22:30:00Z" };
  const passkeys = await openPage(<PasskeysPage />, { ...usual, passkeys: { data: [passkey] } });
  await signInHere("p1");
  await expect.element(passkeys.screen.getByText("Eklendi: 23 Kas 2026 · Son kullanım: 25 Kas 2026")).toBeVisible();
  const profile = { uid: 7, username: "deniz", email: "deniz@karo.example", passwordChangedAt: "2026-11-22T22:30:00Z" };
  const overview = await openPage(<OverviewPage />, { ...usual, get_user_profile: { data: profile } });
  await expect.element(overview.screen.getByText(/23 Kasım 2026/)).toBeVisible();
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
  expect(calls.map(({ data }) => [data["Lang"], data["SiteType"]])).toEqual(
    Array.from({ length: 3 }, () => ["tr", "Mobile"]),
  );
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

test("an authenticator's secret is kept nowhere, and gone from the page when the player leaves it", async () => {
  const secret = "KARO2EXAMPLE3SECRET4";
  const { screen, client } = await openPage(<AuthenticatorPage />, {
    ...usual,
    user_generate_ga: { data: { secret, otpauth: `otpauth://totp/Karo:deniz?secret=${secret}` } },
  });
  await screen.getByRole("button", { name: "Kuruluma başla" }).click();
  await expect.element(screen.getByText("KARO 2EXA MPLE 3SEC RET4")).toBeVisible();
  const cached = client
    .getQueryCache()
    .getAll()
    .map(({ state }) => state.data);
  expect(
    JSON.stringify([cached, { ...localStorage }, { ...sessionStorage }, history.state, location.href]),
  ).not.toContain(secret);
  // The browser may bring the page back as it was left.
  window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  expect(screen.container.innerHTML.replaceAll(" ", "")).not.toContain(secret);
  await expect.element(screen.getByRole("button", { name: "Kuruluma başla" })).toBeVisible();
});

const here = { id: "1", device: "Chrome, Windows", ip: "192.0.2.1", lastSeen: "2026-11-22T22:30:00Z", current: true };
const full: PageAnswers = {
  ...usual,
  sms_send: { data: { expiresIn: 180 } },
  user_generate_ga: {
    data: { secret: "KARO2EXAMPLE3SECRET4", otpauth: "otpauth://totp/Karo:deniz?secret=KARO2EXAMPLE3SECRET4" },
  },
  check_ga: { refusal: "Girdiğiniz kod hatalı" },
  sessions: {
    data: [
      here,
      { ...here, id: "2", device: "Firefox", ip: "203.0.113.9", current: false },
      { ...here, id: "3", current: false },
    ],
  },
  passkeys: {
    data: [
      {
        id: "k",
        name: "Telefonum",
        createdAt: "2026-11-01T10:00:00Z",
        lastUsedAt: "2026-11-02T10:00:00Z",
        device: "Chrome, Android",
      },
    ],
  },
};
/** Until each page shows what it is for. */
const isThere: Readonly<Record<(typeof pages)[number][0], () => Promise<void>>> = {
  authenticator: async () => {
    await page.getByRole("button", { name: "Kuruluma başla" }).click();
    const code = page.getByLabelText("Uygulamanın gösterdiği kod");
    await code.fill("000000");
    await expect.element(code).toHaveAccessibleDescription(/Girdiğiniz kod hatalı/);
  },
  SMS: async () => {
    await page.getByRole("button", { name: "Kod gönder" }).click();
    await expect.element(page.getByRole("button", { name: /Yeni kod iste/ })).toBeVisible();
  },
  overview: () => expect.element(page.getByText("deniz@karo.example · Onaylandı")).toBeVisible(),
  sessions: () => expect.element(page.getByText("Bu cihaz", { exact: true })).toBeVisible(),
  passkeys: () => expect.element(page.getByText("Telefonum")).toBeVisible(),
};

test.each(pages)("%s: looks right", async (name, Page) => {
  await beginOnPhone();
  const { screen } = await openPage(<Page />, full);
  await isThere[name]();
  await looksRightHere(screen.container);
});

test.each([
  ["on", "none", "sms", "SMS ile kod açıldı."],
  ["off", "sms", "none", "SMS ile kod kapatıldı."],
])("codes by SMS are turned %s with a code that came by SMS", async (_, before, after, words) => {
  const { screen, asked } = await openPage(<SmsPage />, {
    ...full,
    two_auth_type: ({ type }) => ({ data: { type: type ?? before } }),
    sms_validate: ({ code }) => (code === "482913" ? { data: null } : { refusal: "Girdiğiniz kod hatalı" }),
  });
  const changes = () =>
    asked.filter(({ method, data }) => method === "two_auth_type" && "type" in data).map(({ data }) => data["type"]);
  await screen.getByRole("button", { name: "Kod gönder" }).click();
  const code = screen.getByLabelText("Telefonunuza gelen kod");
  await code.fill("000000");
  await expect.element(code).toHaveAccessibleDescription(/Girdiğiniz kod hatalı/);
  expect(changes()).toEqual([]);
  await code.fill("482913");
  await expect.element(screen.getByText(words, { exact: false })).toBeVisible();
  expect(changes()).toEqual([after]);
  await expect
    .element(screen.getByRole("link", { name: "Giriş güvenliği" }).last())
    .toHaveAttribute("href", "/profile/security");
});

test("another code by SMS can be asked for once the time of the first is over", async () => {
  const { screen, asked } = await openPage(<SmsPage />, { ...full, sms_send: { data: { expiresIn: 1 } } });
  await screen.getByRole("button", { name: "Kod gönder" }).click();
  const another = screen.getByRole("button", { name: /^Yeni kod iste/ });
  await expect.element(another).toBeEnabled();
  await another.click();
  await expect.poll(() => asked.filter(({ method }) => method === "sms_send").length).toBe(2);
});

test("a stranger's session is ended, then all others at once, but not this one", async () => {
  const open = new Map([
    ["1", here],
    ["2", { ...here, id: "2", device: "Chrome, Android", ip: "198.51.100.7", current: false }],
  ]);
  for (const id of ["3", "4"]) open.set(id, { ...here, id, device: "Firefox", current: false });
  const ended: string[] = [];
  const { screen } = await openPage(<SessionsPage />, {
    ...usual,
    sessions: () => ({ data: [...open.values()].toReversed() }),
    session_revoke: ({ id }) => {
      ended.push(String(id));
      open.delete(String(id));
      return { data: null };
    },
  });
  const rows = screen.getByRole("listitem");
  await expect.poll(() => rows.elements().length).toBe(4);
  await expect.element(rows.first()).toMatchTextContent(/Bu cihaz/);
  expect(rows.first().getByRole("button").query()).toBeNull();
  await expect.element(rows.filter({ hasText: "Chrome, Android" })).toMatchTextContent(/Başka bir ağ/);
  await screen.getByRole("button", { name: "Oturumu kapat: Chrome, Android" }).click();
  await expect.poll(() => rows.elements().length).toBe(3);
  expect(ended).toEqual(["2"]);
  await screen.getByRole("button", { name: "Diğer tüm oturumları kapat" }).click();
  await expect.poll(() => rows.elements().length).toBe(1);
  expect(ended.slice(1).toSorted()).toEqual(["3", "4"]);
  await expect.element(rows.first()).toMatchTextContent(/Bu cihaz/);
  expect(screen.getByRole("button", { name: "Diğer tüm oturumları kapat" }).query()).toBeNull();
});
