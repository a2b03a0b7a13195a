import { decideRequest } from "../../operator/money/decide-request.ts";
import { demoPassword } from "../../demo/players.ts";
import { expect, test } from "./fixtures.ts";
import { fillInIdValidity } from "./id-validity.ts";
import { backToPhone, beginOnPhone, looksRightByTurns } from "./look.ts";
import { openInside } from "./open-inside.ts";
import { startSignedIn } from "./signed-in.ts";
import { toastAfter } from "./toasts.ts";
import { timePassesUntil } from "./waiting.ts";

// A worker would hide the bodies of calls from Playwright.
test.use({ serviceWorkers: "block" });

/** A Turkish IBAN of a demo bank, with check digits that fit. */
const iban = "TR40 9990 2000 0000 0000 0000 42";

test("a withdrawal: what there is, an account added on the way, held, paid, and followed; each page looks right to two players", async ({
  page,
  operator,
}) => {
  await page.clock.install();
  await beginOnPhone(page);
  await startSignedIn(page, operator);
  await page.goto("/profile/withdraw");
  const main = page.getByRole("main");
  const money = main.getByRole("region", { name: "Çekebileceğiniz tutar" });
  const goOn = main.getByRole("button", { name: /^(Devam|Continue)$/ });
  const confirm = main.getByRole("button", { name: "Onayla ve gönder" });
  await expect(money).toHaveText(/^Çekebileceğiniz tutar₺[\d.]+,\d\d$/);
  await expect(main.getByText("FAST").first()).toBeVisible();

  await test.step("the methods, and a form that says what is wrong", async () => {
    await looksRightByTurns(page, "the methods");
    // A phone has a step before the summary.
    await backToPhone(page);
    await main.locator('a[href="/profile/withdraw/22"]').first().click();
    await expect(page).toHaveURL("/profile/withdraw/22");
    await goOn.click();
    await expect(main.getByText("Tutarı girin")).toBeVisible();
    await looksRightByTurns(page, "a form with problems");
    await backToPhone(page);
  });

  await test.step("an account is added without losing the form", async () => {
    await main.getByLabel("Tutar", { exact: true }).fill("400");
    await main.getByLabel(/^Notunuz/).fill("Teşekkürler");
    const before = await operator.db.selectFrom("bank_account").select("id").execute();
    await main.getByRole("button", { name: "Hesap ekle" }).click();
    const dialog = page.getByRole("dialog", { name: "Banka hesabı ekle" });
    await dialog.getByLabel("IBAN", { exact: true }).pressSequentially(iban.replaceAll(" ", "").toLowerCase());
    await expect(dialog.getByLabel("IBAN", { exact: true })).toHaveValue(iban);
    // The log-in was a while ago, so whoever holds the phone may be somebody else.
    await operator.db.updateTable("session").set({ proved_at: null }).execute();
    await dialog.getByRole("button", { name: "Kaydet" }).click();
    const proof = page.getByRole("dialog", { name: "Siz olduğunuzu doğrulayın" });
    await proof.getByLabel("Şifre", { exact: true }).focus();
    await page.keyboard.type(demoPassword);
    await page.keyboard.press("Enter");
    await expect(proof).toBeHidden();
    await expect(dialog).toBeHidden();
    await expect(main.getByLabel("Hesabınız").locator("option:checked")).toContainText(iban);
    await expect(main.getByLabel("Tutar", { exact: true })).toHaveValue("400");
    expect(await operator.db.selectFrom("bank_account").select("id").execute()).toHaveLength(before.length + 1);
    await goOn.click();
    await expect(main.getByText("Kimliğinizin son geçerlilik tarihini girin")).toBeVisible();
    await fillInIdValidity(main);
  });

  await test.step("two presses send one withdrawal", async () => {
    await goOn.click();
    await expect(main.getByText("Bakiyenizden ayrılacak tutar")).toBeVisible();
    await looksRightByTurns(page, "the summary");
    await backToPhone(page);
    await main.getByRole("button", { name: "Düzenle" }).click();
    await looksRightByTurns(page, "the filled-in form");
    await backToPhone(page);
    await goOn.click();
    await confirm.dblclick();
    await expect(page).toHaveURL(/\/profile\/withdraw\?transaction=\d+$/);
    await expect(
      main.getByText("Tutar bakiyenizden ayrıldı. Talebiniz inceleniyor; sonucu burada görürsünüz."),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: /iptal|vazgeç|geri al/i })).toHaveCount(0);
  });

  await test.step("open ones stand on the account's first page and above the methods; their money is held", async () => {
    await page.getByRole("navigation", { name: "Hızlı gezinme" }).getByRole("link", { name: "Hesap" }).click();
    const open = main.getByRole("region", { name: "Bekleyen çekimler" }).getByRole("link", { name: /400,00/ });
    await open.click();
    await expect(page).toHaveURL(/\/profile\/withdraw\?transaction=\d+$/);
    const rows = await operator.db
      .selectFrom("player_transaction")
      .select("id")
      .where("category", "=", 3)
      .where("amount", "=", "-400.00")
      .execute();
    expect(rows).toHaveLength(1);
    await main.getByRole("link", { name: "Tüm yöntemler" }).click();
    await expect(money).toContainText("Bekleyen çekimlere ayrılan₺400,00");
    await open.click();
    await decideRequest(operator.db, rows[0]?.id ?? "", { verdict: "approve" }, new Date());
    await timePassesUntil(page, main.getByText("Ödemeniz hesabınıza gönderildi."));
    await looksRightByTurns(page, "the withdrawal");
  });
});

test("what stands in the way is said before the form: a bonus is given up and the money withdrawn; an unverified player sees why", async ({
  page,
  operator,
}) => {
  await beginOnPhone(page);
  await startSignedIn(page, operator, "toprak");
  await page.goto("/profile/withdraw");
  const main = page.getByRole("main");
  const money = main.getByRole("region", { name: "Çekebileceğiniz tutar" });
  const fast = main.getByRole("listitem").filter({ hasText: "FAST" });

  await test.step("nothing can be withdrawn while a bonus runs, and no method leads to a form", async () => {
    await expect(money).toContainText(/Çekebileceğiniz tutar₺0,00Bakiyeniz₺[\d.]+,\d\d/);
    await expect(money).toContainText("Devam eden bir bonusunuz var.");
    await expect(fast.first()).toContainText("Şu anda kullanılamıyor; nedeni yukarıda.");
    await expect(main.locator('a[href^="/profile/withdraw/"]')).toHaveCount(0);
    await looksRightByTurns(page, "a withdrawal with a bonus");
    await openInside(page, "/profile/withdraw/40");
    await expect(main.getByText("This method is not available now")).toBeVisible();
    await looksRightByTurns(page, "a method that cannot be used");
    await main.getByRole("link", { name: "Tüm yöntemler" }).first().click();
  });

  await test.step("the bonus is given up, and everything becomes free", async () => {
    await money.getByRole("button", { name: /^Bonustan vazgeç/ }).click();
    const dialog = page.getByRole("dialog", { name: "Bonustan vazgeçiyor musunuz?" });
    await expect(dialog).toContainText("Kaybedeceğiniz₺500,00");
    await looksRightByTurns(page, "giving a bonus up");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await looksRightByTurns(page, "a withdrawal with a bonus again");
    await money.getByRole("button", { name: /^Bonustan vazgeç/ }).click();
    await toastAfter(page, /Bonustan vazgeçtiniz/, () =>
      dialog.getByRole("button", { name: "Bonustan vazgeç", exact: true }).click(),
    );
    await expect(money).toHaveText(/^Çekebileceğiniz tutar₺[1-9][\d.]*,\d\d$/);
  });

  await test.step("then a withdrawal is accepted, and shows its steps", async () => {
    await main.locator('a[href="/profile/withdraw/40"]').first().click();
    await main.getByLabel("Tutar", { exact: true }).fill("100");
    await main.getByLabel(/^Cüzdan numaranız/).fill("1234567890");
    await fillInIdValidity(main);
    await main.getByRole("button", { name: "Devam" }).click();
    await expect(main).toContainText("Size ulaşacak tutar₺97,50");
    await main.getByRole("button", { name: "Onayla ve gönder" }).click();
    await expect(main.getByRole("listitem").filter({ hasText: "Kontrol ediliyor" })).toHaveAttribute(
      "aria-current",
      "step",
    );
  });

  await test.step("a player whose identity is not verified sees it first", async () => {
    await operator.db.updateTable("player").set({ two_factor: "none" }).where("username", "=", "efsun").execute();
    await startSignedIn(page, operator, "efsun");
    await page.goto("/profile/withdraw");
    await expect(money).toContainText("kimliğinizin doğrulanması gerekiyor");
    await expect(money.getByRole("button", { name: "Desteğe yaz" })).toBeVisible();
    await expect(fast.first()).toContainText("Şu anda kullanılamıyor; nedeni yukarıda.");
    await looksRightByTurns(page, "a withdrawal without a verified identity");
  });
});

test(
  "bank accounts: one is added, changed and deleted, each with its text; another player’s is as if it did not exist",
  { tag: "@nightly" },
  async ({ page, operator }) => {
    /** Not the one that the withdrawal adds. */
    const other = "TR13 9990 2000 0000 0000 0000 43";
    await beginOnPhone(page);
    await startSignedIn(page, operator);
    await page.goto("/profile");
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Banka hesapları" }).click();
    await expect(page).toHaveURL("/profile/bank-accounts");

    await test.step("the list, and a form that says what is wrong", async () => {
      await main.getByRole("listitem").first().waitFor();
      await looksRightByTurns(page, "the list");
      await main.getByRole("link", { name: "Add account" }).click();
      await expect(page).toHaveURL("/profile/bank-accounts/new");
      await main.getByRole("button", { name: "Save" }).click();
      await expect(main.getByText("Enter your IBAN")).toBeVisible();
      await looksRightByTurns(page, "a form with problems");
    });

    const save = main.getByRole("button", { name: "Kaydet" });
    await test.step("an account is added, in the player's own name", async () => {
      const number = main.getByLabel("IBAN", { exact: true });
      await number.pressSequentially(other.replaceAll(" ", "").toLowerCase());
      await expect(number).toHaveValue(other);
      await expect(main.getByLabel("Banka", { exact: true }).locator("option:checked")).toHaveText("Poyraz Bank");
      const holder = main.getByLabel("Hesap sahibi");
      await expect(holder).not.toHaveValue("");
      const own = await holder.inputValue();
      await holder.fill("Bambaşka Biri");
      // What was typed is there when the player comes back.
      await page.goBack();
      await main.getByRole("link", { name: "Hesap ekle" }).click();
      await expect(number).toHaveValue(other);
      await save.click();
      await expect(holder).toHaveAccessibleDescription(/adınıza/);
      await holder.fill(own);
      await toastAfter(page, /Banka Hesabı Başarıyla Eklendi/, () => save.click());
      await expect(page).toHaveURL("/profile/bank-accounts");
    });

    await test.step("it is changed and deleted", async () => {
      const card = main.getByRole("listitem").filter({ hasText: other });
      await expect(card).toContainText("Poyraz Bank");
      await card.getByRole("link").click();
      await main.getByLabel(/^Şube/).fill("Kordon");
      await toastAfter(page, /Banka Hesabı Başarıyla Güncellendi/, () => save.click());
      await card.getByRole("button", { name: /^Sil/ }).click();
      const confirm = page.getByRole("dialog").getByRole("button", { name: "Sil", exact: true });
      await toastAfter(page, /Banka Hesabı Başarıyla Silindi/, () => confirm.click());
      await expect(card).toBeHidden();
    });

    await test.step("another player's account", async () => {
      const { id } = await operator.db
        .selectFrom("bank_account")
        .innerJoin("player", "player.id", "player_id")
        .select("bank_account.id")
        .where("username", "!=", "deniz")
        .executeTakeFirstOrThrow();
      await openInside(page, `/profile/bank-accounts/${id}`);
      await expect(main.getByText("Hesabı alamadık")).toBeVisible();
    });
  },
);
