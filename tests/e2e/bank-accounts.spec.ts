import { expect, test } from "./fixtures.ts";
import { beginOnPhone, partLooksRight } from "./look.ts";
import { startSignedIn } from "./signed-in.ts";

// Nothing here depends on the worker, and installing it takes a second.
test.use({ serviceWorkers: "block" });

const iban = "TR40 9990 2000 0000 0000 0000 42";

test("accounts: one is added, changed and deleted, each with its text", async ({ page, operator }) => {
  await startSignedIn(page, operator);
  await page.goto("/profile");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Banka hesapları" }).click();
  await expect(page).toHaveURL("/profile/bank-accounts");
  await main.getByRole("link", { name: "Hesap ekle" }).click();
  await expect(page).toHaveURL("/profile/bank-accounts/new");

  const number = main.getByLabel("IBAN", { exact: true });
  await number.pressSequentially(iban.replaceAll(" ", "").toLowerCase());
  await expect(number).toHaveValue(iban);
  await expect(main.getByLabel("Banka", { exact: true }).locator("option:checked")).toHaveText("Poyraz Bank");
  const holder = main.getByLabel("Hesap sahibi");
  await expect(holder).not.toHaveValue("");
  const own = await holder.inputValue();
  await holder.fill("Bambaşka Biri");
  await page.reload();
  await expect(number).toHaveValue(iban);
  await main.getByRole("button", { name: "Kaydet" }).click();
  await expect(holder).toHaveAccessibleDescription(/adınıza/);
  await holder.fill(own);
  await main.getByRole("button", { name: "Kaydet" }).click();
  await expect(page.getByText("Banka Hesabı Başarıyla Eklendi")).toBeVisible();
  await expect(page).toHaveURL("/profile/bank-accounts");

  const card = main.getByRole("listitem").filter({ hasText: iban });
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
