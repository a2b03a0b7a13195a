import { expect, test } from "vitest";
import { openPage, type PageAnswer } from "../../testing/open-page.tsx";
import { EmailPage } from "./EmailPage.tsx";
import { EventsSection } from "./EventsSection.tsx";
import { OverviewPage } from "./OverviewPage.tsx";
import { securityEventsOptions } from "./security-queries.ts";
import { UsernamePage } from "./UsernamePage.tsx";

// A page asks for the operator's extensions once, so this test has a file of its own.
test("an operator whose extensions are unknown is asked again; one without them changes no address and no username, and has no passkeys and no events", async () => {
  const answers: Record<string, PageAnswer> = {
    capabilities: { status: 500 },
    two_auth_type: { data: { type: "none" } },
    get_user_profile: { data: { uid: 7, username: "deniz", email: "deniz@karo.example", emailVerified: 1, rid: 10 } },
  };
  const { screen, show, client, asked, visited } = await openPage(<EmailPage />, answers);
  await expect.element(screen.getByText("Siteye şu anda ulaşılamıyor")).toBeVisible();

  // The events of an earlier visit are shown all the same.
  const event = { id: "2", kind: "login-code" as const, at: "2026-11-21T22:30:00Z" };
  client.setQueryData(securityEventsOptions().queryKey, { data: [event], message: "", dropped: 0 });
  await show(<OverviewPage />);
  await expect.element(screen.getByText("Şifre ve kodla giriş yapıldı")).toBeVisible();
  await show(<EmailPage />);
  const before = asked.length;

  answers["capabilities"] = { data: [] };
  await screen.getByRole("button", { name: "Tekrar dene" }).click();
  await expect.element(screen.getByText("Bu değişikliği siz yapamıyorsunuz")).toBeVisible();
  await show(<UsernamePage />);
  await expect.element(screen.getByRole("heading", { name: "Kullanıcı adı değiştir" })).toBeVisible();
  await expect.element(screen.getByText("Bu değişikliği siz yapamıyorsunuz")).toBeVisible();
  await show(<OverviewPage />);
  await expect.element(screen.getByRole("link", { name: /Doğrulayıcı uygulama/ })).toBeVisible();
  for (const name of [/Geçiş anahtarları/, /Oturumlar/]) expect(screen.getByRole("link", { name }).query()).toBeNull();
  expect(screen.getByRole("heading", { name: "Son hareketler" }).query()).toBeNull();
  expect(asked.slice(before).map(({ method }) => method)).not.toContain("security_events");

  // One that lists events, and no sessions.
  answers["security_events"] = { data: [{ id: "1", kind: "wrong-password", at: "2026-11-22T22:30:00Z" }] };
  await show(<EventsSection />);
  await screen.getByRole("button", { name: /^Bu ben değildim/ }).click();
  await screen.getByRole("button", { name: "Şifremi değiştir", exact: true }).click();
  expect(visited).toEqual(["/profile/password"]);
  expect(asked.map(({ method }) => method)).not.toContain("sessions");
});
