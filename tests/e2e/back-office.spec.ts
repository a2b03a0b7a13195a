import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { findAccount } from "../../operator/identity/accounts.ts";
import { sections } from "../../operator/back-office/page.ts";
import { setMaintenance } from "../../operator/content/edit-content.ts";
import { walletsOf } from "../../operator/money/ledger.ts";
import { totpAt } from "../../operator/identity/second-factor.ts";
import type { RunningOperator } from "../../operator/server.ts";
import { newDemoPath } from "../../operator/back-office/links.ts";
import type { UserBlock } from "../../src/contract/envelope.ts";
import { addMoney } from "../../src/lib/money.ts";
import { axeFindsNothing } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { isCall } from "./calls.ts";
import { startSignedIn } from "./signed-in.ts";
import { fitsSideways } from "./waiting.ts";

// Nothing here depends on the worker, and installing it takes a second.
test.use({ serviceWorkers: "block" });

/** Opens the back office by a link like the one that `npm start` prints. */
async function enter(office: Page, { db, origin }: Pick<RunningOperator, "db" | "origin">): Promise<void> {
  await office.goto(`${origin}${await newDemoPath(db, new Date())}`);
  await expect(office).toHaveURL(`${origin}/operator`);
}

/** The balance in the player's header. */
const balanceOf = (page: Page) =>
  page
    .getByRole("banner")
    .getByRole("button", { name: /^Bakiye/ })
    .locator("data");

test("what is done in the back office is on the site: deposits, promotions, maintenance", async ({
  page,
  context,
  operator,
}) => {
  await startSignedIn(page, operator);
  // Each visit asks the operator, and shows nothing of the visit before.
  await page.addInitScript(() => {
    if (location.protocol.startsWith("http")) localStorage.removeItem("karo.queries");
  });
  const namesPlayer = page.waitForRequest((request) => isCall(request) && (request.postData() ?? "").includes('"uid"'));
  await page.goto("/promotions");
  const { user } = (await namesPlayer).postDataJSON() as { user: UserBlock };
  const office = await context.newPage();
  await enter(office, operator);

  const account = await findAccount(operator.db, "deniz");
  const [wallet] = await walletsOf(operator.db, account?.id ?? "");
  const before = wallet?.balance ?? "";
  const promotions = page.getByRole("main");
  const trial = promotions.getByRole("link", { name: /deneme bonusu/ });
  const welcome = promotions.getByRole("link", { name: /hoş geldin bonusu/ });
  await expect(balanceOf(page)).toHaveAttribute("value", before);
  await expect(welcome).toBeVisible();

  await test.step("a deposit is approved", async () => {
    // Sent twice, as by a browser that lost the answer: still one deposit.
    const headers = { panel: "frontend", "Idempotency-Key": randomUUID() };
    const data = { Lang: "tr", Type: 1, methodID: "40", amount: "321.45", account: "5000000021" };
    const body = { api: { class: "prepayServices", method: "processTransaction" }, data, user };
    const send = async () =>
      (
        await context.request.post(`${operator.origin}/endpoint/v1`, { headers, data: body })
      ).json() as Promise<unknown>;
    const answer = await send();
    expect(answer).toMatchObject({ result: true, data: { status: "1001" } });
    const { transactionID } = (answer as { data: { transactionID: string } }).data;
    expect(await send()).toEqual(answer);

    await office.getByRole("link", { name: "Yatırımlar" }).click();
    const deposit = office.locator(`#deposit-${transactionID}`);
    await deposit.getByRole("button", { name: "Onayla: deniz, ₺321,45" }).press("Enter");
    await expect(office.getByRole("status")).toHaveText("Yatırım onaylandı, tutar bakiyeye geçti.");
    await expect(deposit.getByRole("button")).toHaveCount(0);
    await expect(deposit).toContainText("Onaylandı");
  });

  await test.step("a promotion is switched off", async () => {
    await office.getByRole("link", { name: "Promosyonlar" }).click();
    await office.getByRole("button", { name: "Yayından kaldır: %50 hoş geldin bonusu" }).press("Enter");
    await expect(office.getByRole("status")).toHaveText("Kaydedildi.");
  });

  await test.step("on the player's next visit the deposit is in the balance, and the promotion is not on the site", async () => {
    await page.reload();
    await expect(balanceOf(page)).toHaveAttribute("value", addMoney(before, "321.45"));
    await expect(trial).toBeVisible();
    await expect(welcome).toBeHidden();
  });

  await test.step("the page that was left has reported how fast it was", async () => {
    await office.getByRole("link", { name: "Hız ve hatalar" }).click();
    await expect(office.getByRole("region", { name: "En yavaş sayfalar" })).toContainText("/promotions");
    await office.getByRole("link", { name: "Promosyonlar" }).click();
  });

  await test.step("the promotion is switched on again", async () => {
    await office.getByRole("button", { name: "Yayınla: %50 hoş geldin bonusu" }).press("Enter");
    await expect(office.getByRole("button", { name: "Yayından kaldır: %50 hoş geldin bonusu" })).toBeVisible();
  });

  await test.step("maintenance: the player's page goes to the notice, and comes back, with the promotion", async () => {
    try {
      await office.goto("/operator");
      await expect(office.getByRole("heading", { name: "Site açık." })).toBeVisible();
      await office.getByRole("group", { name: "Türkçe" }).getByLabel("Başlık").fill("Kasayı sayıyoruz");
      await office.getByRole("button", { name: "Siteyi bakıma al" }).click();
      await expect(office.getByRole("heading", { name: "Site bakımda." })).toBeVisible();
      await page.reload();
      await expect(page.getByRole("main").getByText("Kasayı sayıyoruz")).toBeVisible();

      await office.getByRole("button", { name: "Siteyi tekrar aç" }).click();
      await expect(office.getByRole("heading", { name: "Site açık." })).toBeVisible();
      // A late answer from before the opening may close the page once more; then the player asks again.
      await expect(async () => {
        const again = page.getByRole("button", { name: "Tekrar kontrol et" });
        if (await again.isVisible()) await again.click();
        await expect(trial).toBeVisible({ timeout: 3_000 });
      }).toPass();
      await expect(welcome).toBeVisible();
    } finally {
      await setMaintenance(operator.db, false, { title: { tr: "Site bakımda", en: "Under maintenance" } });
    }
  });
});

test("a member of staff is invited, sets up the access with the keyboard, logs in with a code, and finds the record", async ({
  page: office,
  operator,
}) => {
  await enter(office, operator);
  await office.getByRole("link", { name: "Personel" }).click();
  await office.getByLabel("Ad", { exact: true }).fill("Zeynep");
  await office.getByRole("region", { name: "Kişi ekle" }).getByLabel("Rol").selectOption({ label: "karar verebilir" });
  await office.getByRole("button", { name: "Kişi ekle" }).press("Enter");
  const link = (await office.getByRole("status").getByRole("code").textContent()) ?? "";
  await office.getByRole("button", { name: "Çıkış yap" }).press("Enter");
  await expect(office.getByRole("heading", { name: "Giriş yap" })).toBeVisible();

  const code = async (secret: string, later = 0) => totpAt(secret, new Date(Date.now() + later));
  let secret = "";
  await test.step("sets up", async () => {
    await office.goto(link);
    await axeFindsNothing(office, "set-up");
    await fitsSideways(office, "set-up");
    secret = (await office.getByRole("code").textContent()) ?? "";
    await office.getByLabel("Yeni şifre").fill("Uzun-Parola-9");
    await office.getByLabel("Şifreyi tekrarlayın").fill("Uzun-Parola-9");
    await office.getByLabel("Doğrulama uygulamasının kodu").fill(await code(secret));
    await office.keyboard.press("Enter");
    await expect(office.getByText("Zeynep · karar verebilir")).toBeVisible();
    await expect(office.getByRole("link", { name: "Personel" })).toHaveCount(0);
    await office.getByRole("button", { name: "Çıkış yap" }).press("Enter");
  });

  await test.step("logs in", async () => {
    await expect(office.getByRole("heading", { name: "Giriş yap" })).toBeVisible();
    await axeFindsNothing(office, "log-in");
    await office.getByLabel("Ad", { exact: true }).fill("zeynep");
    await office.getByLabel("Şifre").fill("Uzun-Parola-9");
    await office.keyboard.press("Enter");
    await expect(office.getByRole("heading", { name: "Doğrulama uygulamasının kodu" })).toBeVisible();
    await axeFindsNothing(office, "code");
    // The code of the set-up is used. The next one is accepted before its time.
    await office.getByLabel("Doğrulama uygulamasının kodu").fill(await code(secret, 30_000));
    await office.keyboard.press("Enter");
    await expect(office.getByText("Zeynep · karar verebilir")).toBeVisible();
    await expect(office.getByRole("button", { name: "Siteyi bakıma al" })).toBeDisabled();
  });

  await test.step("finds who did what, and takes it along", async () => {
    await office.getByRole("link", { name: "Denetim kaydı" }).click();
    await office.getByRole("combobox", { name: "Personel" }).selectOption("Zeynep");
    await office.getByRole("button", { name: "Bul" }).press("Enter");
    await expect(office.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
      "Giriş yapıldı",
      "Çıkış yapıldı",
      "Erişim ayarlandı",
    ]);
    const file = office.waitForEvent("download");
    await office.getByRole("link", { name: "CSV olarak indir" }).click();
    expect((await file).suggestedFilename()).toBe("audit.csv");
  });
});

test(
  "axe finds nothing in the back office, and nothing is cut off sideways: by turns on a phone, dark, and on a desktop, light",
  { tag: "@nightly" },
  async ({ page, operator }) => {
    await enter(page, operator);
    const paths = [...sections.map((section) => section.path), "/operator/information/SSSinformation"];
    for (const [index, path] of paths.entries()) {
      const isPhone = index % 2 === 0;
      await page.setViewportSize(isPhone ? { width: 360, height: 740 } : { width: 1440, height: 900 });
      await page.emulateMedia({ colorScheme: isPhone ? "dark" : "light" });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await axeFindsNothing(page, path);
      await fitsSideways(page, path);
    }
  },
);
