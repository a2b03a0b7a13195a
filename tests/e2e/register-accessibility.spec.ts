import { axeFindsNothing } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { beginOnPhone, partLooksRight } from "./look.ts";
import { openInside } from "./open-inside.ts";
import { newcomer } from "./registration.ts";
import { fitsSideways } from "./waiting.ts";

// A worker would hide the bodies of calls from Playwright, and installing it takes time.
test.use({ serviceWorkers: "block" });

test("axe finds nothing on the registration, in steps on a phone and on one page on a desk", async ({ page }) => {
  await beginOnPhone(page);
  await page.goto("/register");
  const main = page.getByRole("main");
  const submit = main.getByRole("button", { name: /^(Devam|Continue|Kayıt ol|Register)$/ });
  await expect(submit).toBeVisible();
  await partLooksRight(page, "untouched");
  // On a desk, where every field is on the page.
  await submit.click();
  await expect(main.getByText("Required field", { exact: true })).toHaveCount(11);
  await partLooksRight(page, "with errors");

  const stepLooksRight = async (step: string) => {
    await axeFindsNothing(page, step, { part: "main" });
    await fitsSideways(page, step);
  };
  const { nationalId, email, phone } = newcomer();
  const fill = async (fields: Record<string, string>) => {
    for (const [name, text] of Object.entries(fields)) await main.locator(`[name="${name}"]`).fill(text);
  };
  await fill({ firstName: "Işıl", lastName: "Çağlayan", nationalId });
  await main.getByLabel("Gün", { exact: true }).fill("14");
  await main.getByLabel("Ay", { exact: true }).selectOption("3");
  await main.getByLabel("Yıl", { exact: true }).fill("1990");
  await submit.click();
  await expect(main.locator("[name=email]")).toBeVisible();
  await stepLooksRight("step 2");
  await fill({ email, phone, city: "Muğla", address: "Deneme Sokak 2" });
  await submit.click();
  await expect(main.locator("[name=username]")).toBeVisible();
  await submit.click();
  await expect(main.getByText("Kuralları kabul etmelisiniz")).toBeVisible();
  await stepLooksRight("step 3");

  await openInside(page, "/register-account-confirm");
  await expect(main.getByRole("listitem").first()).toBeVisible();
  await partLooksRight(page, "confirmation");
});
