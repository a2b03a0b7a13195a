import type { CDPSession, Page } from "@playwright/test";
import type { RunningOperator } from "../../operator/server.ts";
import { axeFindsNothing } from "./axe.ts";
import { expect, test as base } from "./fixtures.ts";
import { everythingKept } from "./kept.ts";
import { forgetAttempts, logInPage, openLogIn } from "./log-in.ts";
import { newPlayer, startAsNewPlayer } from "./new-player.ts";
import { openInside } from "./open-inside.ts";
import { goodPassword, type Newcomer } from "./registration.ts";
import { accountMenu, fillLogIn, logOut } from "./sign-in.ts";
import { nothingIsLoading } from "./waiting.ts";

/** Passkeys need a domain. */
const test = base.extend({
  baseURL: async ({ operator }, use) => use(operator.origin.replace("127.0.0.1", "localhost")),
});
test.use({ serviceWorkers: "block" });
test.beforeEach(({ operator }) => forgetAttempts(operator));

const main = (page: Page) => page.getByRole("main");
const button = (page: Page) => main(page).getByRole("button", { name: "Geçiş anahtarıyla giriş yap" });

interface Device {
  readonly cdp: CDPSession;
  readonly authenticatorId: string;
}

/** Signs a new player in and opens their page of passkeys. */
async function openPasskeys(page: Page, operator: RunningOperator, baseURL = ""): Promise<Newcomer> {
  const player = await startAsNewPlayer(page, { ...operator, origin: baseURL });
  await page.goto("/profile/security/passkeys");
  return player;
}

/** Chromium's authenticator without hardware. Nobody has to touch it. */
async function virtualDevice(page: Page): Promise<Device> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

/** Goes to the log-in page. The log-in then leads to a page that costs less than the home page. */
async function goToLogIn(page: Page): Promise<void> {
  await openLogIn(page);
  await page.evaluate(() => sessionStorage.setItem("returnUrl", "/tournaments"));
}

async function signInAs(page: Page, { username }: Newcomer): Promise<void> {
  await fillLogIn(page, username, goodPassword);
  await expect(accountMenu(page)).toBeVisible();
}

/** Adds a passkey on the open page of passkeys. */
async function addPasskey(page: Page, name: string): Promise<void> {
  await main(page).getByLabel("Anahtarın adı").fill(name);
  await main(page).getByRole("button", { name: "Geçiş anahtarı ekle" }).click();
}

/** From now on the device recognises its user, or does not. */
const verify = ({ cdp, authenticatorId }: Device, isUserVerified: boolean) =>
  cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });

/** Notes what the page says and asks for, and each challenge that the operator has sent. */
function listen(page: Page) {
  const challenges: string[] = [];
  const heard: string[] = [];
  page.on("console", (message) => heard.push(message.text()));
  page.on("request", (request) => heard.push(request.url(), request.headers()["referer"] ?? ""));
  page.on("response", (response) => {
    if (!/passkey_(login_)?options/.test(response.request().postData() ?? "")) return;
    void response.json().then(({ data }: { data: { challenge: string } }) => challenges.push(data.challenge));
  });
  return { challenges, heard };
}

test("a passkey is added, renamed, suggested by the username field, logs in by one press, and is removed", async ({
  page,
  operator,
  baseURL,
}) => {
  const device = await virtualDevice(page);
  const { cdp, authenticatorId } = device;
  const { challenges, heard } = listen(page);
  const player = await openPasskeys(page, operator, baseURL);
  await test.step("who is not verified by the device gets none", async () => {
    await verify(device, false);
    await addPasskey(page, "Telefonum");
    await expect(main(page).getByText("Geçiş anahtarı oluşturulmadı. Hazır olduğunuzda tekrar deneyin.")).toBeVisible();
    await verify(device, true);
  });
  await addPasskey(page, "Telefonum");
  await expect(main(page).getByRole("listitem")).toContainText("Telefonum");
  const { credentials } = await cdp.send("WebAuthn.getCredentials", { authenticatorId });
  expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: "localhost" }]);
  await main(page).getByRole("button", { name: "Adını değiştir: Telefonum" }).click();
  await page.getByRole("dialog").getByLabel("Anahtarın adı").fill("Eski telefon");
  await page.getByRole("dialog").getByRole("button", { name: "Kaydet" }).click();
  await expect(main(page).getByRole("listitem")).toContainText("Eski telefon");
  await axeFindsNothing(page, "passkeys", "main");
  // The device does not make a second one for the same account.
  await addPasskey(page, "İkinci");
  await expect(main(page).getByText("Bu cihazda zaten bir geçiş anahtarınız var.")).toBeVisible();
  await main(page).getByRole("link", { name: "Giriş güvenliği" }).first().click();
  await expect(main(page).getByRole("link", { name: /Geçiş anahtarları/ })).toContainText("1 anahtar");

  await test.step("the username field suggests the passkey", async () => {
    await logOut(page);
    await page.goto("/login");
    await expect(button(page)).toBeVisible();
    await nothingIsLoading(page);
    await logInPage(page).username.focus();
    await expect(accountMenu(page)).toBeVisible();
  });

  await logOut(page);
  await goToLogIn(page);
  // The suggestions are answered by themselves by this authenticator, so the first press is enough.
  await button(page).click();
  await expect(accountMenu(page)).toBeVisible();
  await expect(page).toHaveURL("/tournaments");
  await openInside(page, "/profile/security/passkeys");
  // The page before has items of its own.
  await expect(main(page).getByRole("listitem").filter({ hasText: "Eski telefon" })).toContainText("Son kullanım");
  const kept = `${await everythingKept(page)} ${await page.evaluate(() => JSON.stringify(history.state))} ${heard.join(" ")}`;
  for (const { credentialId } of credentials) expect(kept).not.toContain(credentialId.replace(/=+$/, "").slice(0, 16));
  // Two to add it, one that the device refused, one to log in.
  expect(challenges.length).toBeGreaterThanOrEqual(4);
  for (const trait of [...challenges, "challenge"]) expect(kept).not.toContain(trait);
  // The log-in was a while ago. The passkey itself proves who removes it.
  await operator.db.updateTable("session").set({ proved_at: null }).execute();
  await main(page).getByRole("button", { name: "Kaldır: Eski telefon" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Kaldır" }).click();
  const proof = page.getByRole("dialog", { name: "Siz olduğunuzu doğrulayın" });
  await proof.getByRole("button", { name: "Geçiş anahtarımla doğrula" }).click();
  await proof.getByRole("button", { name: "Geçiş anahtarını kullan" }).click();
  await expect(proof).toBeHidden();
  await expect(main(page).getByText("Henüz geçiş anahtarınız yok")).toBeVisible();

  await test.step("a passkey that only the device still has, and a device without one, get nowhere; the password still works", async () => {
    await logOut(page);
    await goToLogIn(page);
    await button(page).click();
    await expect(
      main(page).getByText("Bu geçiş anahtarı hesabınızdan kaldırılmış. Şifrenizle giriş yapın."),
    ).toBeVisible();
    await cdp.send("WebAuthn.clearCredentials", { authenticatorId });
    await button(page).click();
    await expect(
      main(page).getByText("Geçiş anahtarıyla giriş tamamlanmadı. Tekrar deneyin veya şifrenizi yazın."),
    ).toBeVisible();
    await signInAs(page, player);
  });
});

test(
  "offered after a log-in with a password: made with one press; refused, nobody on the device is asked again",
  { tag: "@nightly" },
  async ({ page, operator }) => {
    const [first, next] = [await newPlayer(operator), await newPlayer(operator)];
    const { cdp, authenticatorId } = await virtualDevice(page);
    await page.goto("/login");
    await signInAs(page, first);
    const offer = page.getByRole("status").filter({ hasText: "Bir dahaki girişte şifre yazmayın" });
    await expect(offer).toBeVisible();
    // The offer waits while the player is busy.
    await page.getByRole("navigation", { name: "Bölümler" }).getByRole("link", { name: "Hesap" }).click();
    await main(page).getByRole("link", { name: "Şifre değiştir" }).click();
    await expect(page.getByLabel("Mevcut şifre", { exact: true })).toBeVisible();
    await expect(offer).toHaveCount(0);
    await page.goBack();
    await offer.getByRole("button", { name: "Geçiş anahtarı ekle" }).click();
    await expect(page.getByText("Geçiş anahtarı eklendi")).toBeVisible();
    await expect(offer).toHaveCount(0);
    // This authenticator would log in with it as soon as the page is touched.
    await cdp.send("WebAuthn.clearCredentials", { authenticatorId });
    await logOut(page);

    await goToLogIn(page);
    await signInAs(page, next);
    await offer.getByRole("button", { name: "Bir daha sorma" }).click();
    await expect(offer).toHaveCount(0);
    await logOut(page);
    await goToLogIn(page);
    const isSignedIn = page.waitForRequest((request) => request.postData()?.includes("get_user_profile") ?? false);
    await signInAs(page, await newPlayer(operator));
    await isSignedIn;
    await nothingIsLoading(page);
    await expect(offer).toHaveCount(0);
  },
);
