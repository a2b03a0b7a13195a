import { decideRequest } from "../../operator/cash-requests/decide-request.ts";
import { expect, test } from "./fixtures.ts";
import { beginOnPhone, partLooksRight } from "./look.ts";
import { startSignedIn } from "./signed-in.ts";
import { timePassesUntil } from "./waiting.ts";

// A worker would hide the bodies of calls from Playwright.
test.use({ serviceWorkers: "block" });

/** A Turkish IBAN of a demo bank, with check digits that fit. */
const iban = "TR40 9990 2000 0000 0000 0000 42";

test("a withdrawal: what there is, an account added on the way, held, paid, and followed", async ({ page, operator }) => {
  await page.clock.install();
  await startSignedIn(page, operator);
  await page.goto("/profile/withdraw");
  const main = page.getByRole("main");
  const money = main.getByRole("region", { name: "Çekebileceğiniz tutar" });
  await expect(money).toContainText(/Çekebileceğiniz tutar₺[\d.]+,\d\d$/);
  const before = await operator.db.selectFrom("bank_account").select("id").execute();
  await main.getByRole("listitem").filter({ hasText: "FAST" }).first().getByRole("link").click();
  await expect(page).toHaveURL("/profile/withdraw/22");

  await main.getByLabel("Tutar", { exact: true }).fill("400");
  await main.getByLabel(/^Notunuz/).fill("Teşekkürler");
  await main.getByRole("button", { name: "Hesap ekle" }).click();
  const dialog = page.getByRole("dialog", { name: "Banka hesabı ekle" });
  await dialog.getByLabel("IBAN", { exact: true }).pressSequentially(iban.replaceAll(" ", "").toLowerCase());
  await expect(dialog.getByLabel("IBAN", { exact: true })).toHaveValue(iban);
  await dialog.getByRole("button", { name: "Kaydet" }).click();
  await expect(dialog).toBeHidden();
  const account = main.getByLabel("Hesabınız");
  await expect(account.locator("option:checked")).toContainText(iban);
  await expect(main.getByLabel("Tutar", { exact: true })).toHaveValue("400");
  expect(await operator.db.selectFrom("bank_account").select("id").execute()).toHaveLength(before.length + 1);

  await main.getByRole("button", { name: "Devam" }).click();
  await expect(main.getByText("Kimliğinizin son geçerlilik tarihini girin")).toBeVisible();
  await main.getByLabel("Kimliğinizin son geçerlilik tarihi").fill("2040-01-31");
  await main.getByRole("button", { name: "Devam" }).click();
  await expect(main.getByText("Bakiyenizden ayrılacak tutar")).toBeVisible();
  await main.getByRole("button", { name: "Onayla ve gönder" }).dblclick();
  await expect(page).toHaveURL(/\/profile\/withdraw\?transaction=\d+$/);
  await expect(main.getByText("Tutar bakiyenizden ayrıldı. Talebiniz inceleniyor; sonucu burada görürsünüz.")).toBeVisible();
  await expect(page.getByRole("button", { name: /iptal|vazgeç|geri al/i })).toHaveCount(0);

  // Open ones stand on the account's first page and above the methods; their money is held.
  await page.getByRole("navigation", { name: "Bölümler" }).getByRole("link", { name: "Hesap" }).click();
  await main.getByRole("region", { name: "Bekleyen çekimler" }).getByRole("link", { name: /400,00/ }).click();
  await expect(page).toHaveURL(/\/profile\/withdraw\?transaction=\d+$/);
  const rows = await operator.db.selectFrom("player_transaction").select("id").where("category", "=", 3).where("amount", "=", "-400.00").execute();
  expect(rows).toHaveLength(1);
  await main.getByRole("link", { name: "Tüm yöntemler" }).click();
  await expect(money).toContainText("Bekleyen çekimlere ayrılan₺400,00");
  await main.getByRole("region", { name: "Bekleyen çekimler" }).getByRole("link", { name: /400,00/ }).click();
  await decideRequest(operator.db, rows[0]?.id ?? "", { verdict: "approve" }, new Date());
  await timePassesUntil(page, main.getByText("Ödemeniz hesabınıza gönderildi."));
});

test("what forbids it is said: a running bonus, an identity that is not verified", async ({ page, operator }) => {
  await startSignedIn(page, operator, "toprak");
  await page.goto("/profile/withdraw/40");
  const main = page.getByRole("main");
  const amount = main.getByLabel("Tutar", { exact: true });
  const send = async () => {
    await main.getByRole("button", { name: "Devam" }).click();
    await main.getByRole("button", { name: "Onayla ve gönder" }).click();
  };
  await amount.fill("50");
  await main.getByLabel(/^Cüzdan numaranız/).fill("1234567890");
  await main.getByLabel("Kimliğinizin son geçerlilik tarihi").fill("2040-01-31");
  await send();
  await expect(main.getByRole("alert")).toContainText(/bonus|çevrim/i);
  await expect(amount).toHaveValue("50");
  await operator.db.updateTable("player").set({ identity_verified: false }).where("username", "=", "toprak").execute();
  await send();
  await expect(main.getByRole("alert")).toContainText(/kimliğinizin doğrulanması/i);
  await expect(amount).toHaveValue("50");
});

test("how the methods, the form, the summary and the withdrawal look to two players", async ({ page, operator }) => {
  await beginOnPhone(page);
  await startSignedIn(page, operator);
  const main = page.getByRole("main");
  const go = main.getByRole("button", { name: /^(Devam|Continue)$/ });
  await page.goto("/profile/withdraw");
  await expect(main.getByRole("region", { name: /^(Çekebileceğiniz tutar|You can withdraw)$/ })).toContainText(/₺/);
  await expect(main.getByText("FAST").first()).toBeVisible();
  await partLooksRight(page, "the methods");
  await main.locator('a[href="/profile/withdraw/22"]').first().click();
  await go.click();
  await expect(main.getByText(/^(Tutarı girin|Enter an amount)$/)).toBeVisible();
  await partLooksRight(page, "a form with problems");
  await main.getByRole("button", { name: /^(Hesap ekle|Add account)$/ }).click();
  await expect(page.getByRole("dialog").getByLabel("IBAN", { exact: true })).toBeVisible();
  await partLooksRight(page, "a new account over the form");
  await page.keyboard.press("Escape");
  await page.goto("/profile/withdraw/40");
  await main.getByLabel(/^(Tutar|Amount)$/).fill("60");
  await main.getByLabel(/^(Cüzdan numaranız|Your wallet number)/).fill("1234567890");
  await main.getByLabel(/^(Kimliğinizin|Last validity)/).fill("2040-01-31");
  await go.click();
  const confirm = main.getByRole("button", { name: /^(Onayla ve gönder|Confirm and send)$/ });
  await expect(confirm).toBeVisible();
  await partLooksRight(page, "the summary");
  await confirm.click();
  await expect(page).toHaveURL(/transaction=/);
  await partLooksRight(page, "the withdrawal");
});

test.describe("bank accounts", () => {
  /** Not the one that the withdrawal adds. */
  const other = "TR13 9990 2000 0000 0000 0000 43";

  test("accounts: one is added, changed and deleted, each with its text", async ({ page, operator }) => {
    await startSignedIn(page, operator);
    await page.goto("/profile");
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Banka hesapları" }).click();
    await expect(page).toHaveURL("/profile/bank-accounts");
    await main.getByRole("link", { name: "Hesap ekle" }).click();
    await expect(page).toHaveURL("/profile/bank-accounts/new");

    const number = main.getByLabel("IBAN", { exact: true });
    await number.pressSequentially(other.replaceAll(" ", "").toLowerCase());
    await expect(number).toHaveValue(other);
    await expect(main.getByLabel("Banka", { exact: true }).locator("option:checked")).toHaveText("Poyraz Bank");
    const holder = main.getByLabel("Hesap sahibi");
    await expect(holder).not.toHaveValue("");
    const own = await holder.inputValue();
    await holder.fill("Bambaşka Biri");
    await page.reload();
    await expect(number).toHaveValue(other);
    await main.getByRole("button", { name: "Kaydet" }).click();
    await expect(holder).toHaveAccessibleDescription(/adınıza/);
    await holder.fill(own);
    await main.getByRole("button", { name: "Kaydet" }).click();
    await expect(page.getByText("Banka Hesabı Başarıyla Eklendi")).toBeVisible();
    await expect(page).toHaveURL("/profile/bank-accounts");

    const card = main.getByRole("listitem").filter({ hasText: other });
    await expect(card).toContainText("Poyraz Bank");
    await card.getByRole("link").click();
    await main.getByLabel(/^Şube/).fill("Kordon");
    await main.getByRole("button", { name: "Kaydet" }).click();
    await expect(page.getByText("Banka Hesabı Başarıyla Güncellendi")).toBeVisible();

    await card.getByRole("button", { name: /^Sil/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Sil", exact: true }).click();
    await expect(page.getByText("Banka Hesabı Başarıyla Silindi")).toBeVisible();
    await expect(card).toBeHidden();
  });

  test("another player’s account is as if it did not exist", async ({ page, operator }) => {
    await startSignedIn(page, operator);
    const { id } = await operator.db.selectFrom("bank_account").innerJoin("player", "player.id", "player_id").select("bank_account.id")
      .where("username", "!=", "deniz").executeTakeFirstOrThrow();
    await page.goto(`/profile/bank-accounts/${id}`);
    await expect(page.getByRole("main").getByText("Hesabı alamadık")).toBeVisible();
  });

  test("how the list, the question and the form look to two players", async ({ page, operator }) => {
    await beginOnPhone(page);
    await startSignedIn(page, operator);
    const main = page.getByRole("main");
    await page.goto("/profile/bank-accounts");
    await main.getByRole("listitem").first().waitFor();
    await partLooksRight(page, "the list");
    await main.getByRole("button", { name: /^(Sil|Delete)/ }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await partLooksRight(page, "the question");
    await page.keyboard.press("Escape");
    await main.getByRole("link", { name: /^(Hesap ekle|Add account)$/ }).click();
    await main.getByRole("button", { name: /^(Kaydet|Save)$/ }).click();
    await expect(main.getByText(/^(Bu alan zorunludur|Required field)$/).first()).toBeVisible();
    await partLooksRight(page, "a form with problems");
  });
});
