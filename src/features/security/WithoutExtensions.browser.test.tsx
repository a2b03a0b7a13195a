import { expect, test } from "vitest";
import { openPage, type PageAnswer } from "../../client/testing/open-page.tsx";
import { EmailPage } from "./EmailPage.tsx";
import { OverviewPage } from "./overview/OverviewPage.tsx";
import { UsernamePage } from "./UsernamePage.tsx";

// A page asks for the operator's extensions once, so this test has a file of its own.
test("an operator whose extensions are unknown is asked again; one without them changes no address and no username, and has no passkeys", async () => {
  const answers: Record<string, PageAnswer> = {
    capabilities: { status: 500 },
    two_auth_type: { data: { type: "none" } },
    get_user_profile: { data: { uid: 7, username: "deniz", email: "deniz@karo.example", emailVerified: 1, rid: 10 } },
  };
  const { screen, show } = await openPage(<EmailPage />, answers);
  await expect.element(screen.getByText("Siteye şu anda ulaşılamıyor")).toBeVisible();
  answers["capabilities"] = { data: [] };
  await screen.getByRole("button", { name: "Tekrar dene" }).click();
  await expect.element(screen.getByText("Bu değişikliği siz yapamıyorsunuz")).toBeVisible();
  await show(<UsernamePage />);
  await expect.element(screen.getByRole("heading", { name: "Kullanıcı adı değiştir" })).toBeVisible();
  await expect.element(screen.getByText("Bu değişikliği siz yapamıyorsunuz")).toBeVisible();
  await show(<OverviewPage />);
  await expect.element(screen.getByRole("link", { name: /Doğrulayıcı uygulama/ })).toBeVisible();
  for (const name of [/Geçiş anahtarları/, /Oturumlar/]) expect(screen.getByRole("link", { name }).query()).toBeNull();
});
