import { expect, test, vi } from "vitest";
import { openPage, type PageAnswers } from "../../testing/open-page.tsx";
import { userProfile, type UserProfile } from "../../contract/user-items.ts";
import { parse } from "valibot";
import { page } from "vitest/browser";
import { limitsGet } from "../../contract/limits.ts";
import { limitsExamples } from "../../testing/examples/limits.ts";
import { createTestRouter } from "../../testing/test-router.ts";
import { AccountRecords } from "./AccountPage.tsx";
import { LastLogins, ProfileFacts, ProfileSkeleton } from "./ProfileFacts.tsx";

const profile = (more: object = {}): UserProfile =>
  parse(userProfile, {
    uid: 4711,
    firstname: "Deniz",
    lastname: "Örnek",
    username: "deniz",
    email: "deniz@karo.example",
    emailVerified: 0,
    phone: "+905000000012",
    birthdate: "1991-04-23",
    nationalId: "10*******46",
    country: "TR",
    city: "İzmir",
    address: "Örnek Sokak 7",
    currency: "TRY",
    language: "en",
    gtm: "+03:00",
    rid: 10,
    ...more,
  });
const all: PageAnswers = { capabilities: { data: ["credentials", "limits"] } };
const text = ({ container }: { container: Element }) => container.textContent ?? "";

test("every fact that the operator sends is shown in words", async () => {
  const { screen } = await openPage(
    <ProfileFacts profile={profile({ smsOptIn: 0, emailOptIn: "1", gasecret: "*".repeat(16) })} note={null} />,
    all,
  );
  const facts = [
    "deniz",
    "deniz@karo.example",
    "Onay bekliyor",
    "+905000000012",
    "İki adımlı girişDoğrulayıcı uygulama",
    "23 Nisan 1991",
    "10*******46",
    "Türkiye",
    "İzmir",
    "Örnek Sokak 7",
    "4711",
    "Türk lirası",
    "İngilizce",
    "UTC+03:00",
    "SMS ile promosyonlarHayır",
    "E-posta ile promosyonlarEvet",
  ];
  for (const fact of facts) expect(text(screen)).toContain(fact);
});

test.each([
  ["sms", "SMS ile kod"],
  ["ga", "Doğrulayıcı uygulama"],
  ["none", "Kullanılmıyor"],
])("two-step log-in by %s is called %s", async (type, words) => {
  const { screen } = await openPage(<ProfileFacts profile={profile()} note={null} />, {
    ...all,
    two_auth_type: { data: { type } },
  });
  await expect.poll(() => text(screen)).toContain(`İki adımlı giriş${words}`);
});

test("facts that can be changed link to their page", async () => {
  const { screen } = await openPage(<ProfileFacts profile={profile()} note={null} />, all);
  const ways = {
    "E-posta değiştir": "/profile/email",
    "Kullanıcı adı değiştir": "/profile/username",
    "Giriş güvenliğini değiştir": "/profile/security",
  };
  for (const [name, href] of Object.entries(ways)) {
    await expect.element(screen.getByRole("link", { name })).toHaveAttribute("href", href);
  }
});

test("missing facts are left out, and unknown codes are shown unchanged", async () => {
  const bare = profile({ phone: null, city: "", country: "Kuzey", currency: "??", language: "", gtm: "" });
  const { screen } = await openPage(<ProfileFacts profile={bare} note={null} />, {});
  for (const name of [
    "Telefon",
    "Şehir",
    "Mesajların dili",
    "Saat dilimi",
    "SMS ile promosyonlar",
    "E-posta ile promosyonlar",
  ]) {
    expect(text(screen)).not.toContain(name);
  }
  expect(text(screen)).toContain("Kuzey");
  expect(text(screen)).toContain("??");
});

test("the previous log-in is shown, and what to do if it was a stranger", async () => {
  const { screen, show } = await openPage(
    <LastLogins last="2026-11-22T09:00:00Z" previous="2026-11-21T23:30:00Z" gmt="+03:00" />,
    {},
  );
  expect(text(screen)).toMatch(/Son giriş22 Kasım 2026.*12:00.*Önceki giriş22 Kasım 2026.*02:30/);
  await expect
    .element(screen.getByRole("link", { name: "oturumlarınıza bakın" }))
    .toHaveAttribute("href", "/profile/security/sessions");
  await expect
    .element(screen.getByRole("link", { name: "şifrenizi değiştirin" }))
    .toHaveAttribute("href", "/profile/password");
  // Some operators name the same one twice, or only a day.
  await show(<LastLogins last="2026-11-22" previous="2026-11-22" gmt="+03:00" />);
  expect(text(screen)).toContain("Son giriş22 Kasım 2026");
  expect(text(screen)).not.toContain("Önceki giriş");
});

test.each([390, 1280])("at %i px the placeholder is as high as the content", async (width) => {
  await page.viewport(width, 900);
  const complete = profile({ smsOptIn: 0, emailOptIn: 1 });
  const column = { display: "grid", gap: "var(--space-5)", maxInlineSize: "48rem" };
  const { screen, show } = await openPage(
    <div style={column}>
      <ProfileSkeleton />
    </div>,
    all,
  );
  const height = () => screen.container.getBoundingClientRect().height;
  const place = height();
  await show(
    <div style={column}>
      <LastLogins last="2026-11-22T09:00:00Z" previous="2026-11-21T23:30:00Z" gmt="+03:00" />
      <ProfileFacts profile={complete} note={null} />
    </div>,
  );
  // Lines wrap differently in each language, so to about a row.
  expect(Math.abs(height() - place)).toBeLessThan(48);
});

test("the account leads to the coupons and, by a link of its own, to the history of all bets", async () => {
  const { screen } = await openPage(<AccountRecords />, {});
  await expect.element(screen.getByRole("link", { name: "Kuponlarım" })).toHaveAttribute("href", "/profile/coupons");
  await expect.element(screen.getByRole("link", { name: "Bahis geçmişi" })).toHaveAttribute("href", "/profile/bets");
});

test("the rows say what is behind them: how many limits there are", async () => {
  const { screen } = await openPage(<AccountRecords />, {
    capabilities: { data: ["limits"] },
    get: { data: limitsExamples.find(({ call }) => call === limitsGet)?.answer },
  });
  await expect.element(screen.getByRole("link", { name: /^Limitlerim \d/ })).toBeVisible();
});

test("the account leads to the app's installation; the code of the history loads before it is opened", async () => {
  const router = createTestRouter();
  const preload = vi.spyOn(router, "preloadRoute");
  const { screen } = await openPage(<AccountRecords />, {}, {}, [], router);
  await expect
    .element(screen.getByRole("link", { name: "Tercihler ve uygulamayı yükleme" }))
    .toHaveAttribute("href", "/profile/preferences");
  await expect.poll(() => preload.mock.calls).toContainEqual([{ to: "/profile/history" }]);
});
