import { main } from "./content-pages.ts";
import { expect, test } from "./fixtures.ts";

// The pages look the same without the worker, and installing it takes a tenth of the time.
test.use({ serviceWorkers: "block" });

test("the FAQ is searched with any letters, and its questions have addresses", async ({ page }) => {
  await page.goto("/info/SSSinformation");
  const questions = main(page).locator("details");
  await expect(questions.first()).toBeVisible();
  const all = await questions.count();
  expect(all).toBeGreaterThan(10);

  const search = main(page).getByRole("searchbox", { name: "Sorularda ara" });
  await search.fill("SIFREMI UNUTTUM");
  await expect(questions).toHaveCount(1);
  await expect(main(page).getByText("1 soru", { exact: true })).toBeVisible();
  await questions.locator("summary").click();
  await questions.getByRole("link", { name: "Bu sorunun bağlantısı" }).click();
  await expect(page).toHaveURL(/#sifremi-unuttum/);
  const address = page.url();
  await search.fill("qqq");
  await expect(main(page).getByText("Belirlediğiniz kriterlere göre sonuç bulunamadı.")).toBeVisible();
  await main(page).getByRole("button", { name: "Aramayı temizle" }).click();
  await expect(questions).toHaveCount(all);

  await page.goto("/");
  await page.goto(address);
  await expect(main(page).locator("details[open] h2")).toHaveText(/Şifremi unuttum/);
  await expect(main(page).locator("details[open]")).toBeInViewport();
});
