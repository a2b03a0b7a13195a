import { expect, test } from "./fixtures.ts";
import { looksRight, setLook } from "./look.ts";
import { newcomer } from "./registration.ts";

// A worker would hide the bodies of calls from Playwright, and installing it takes time.
test.use({ serviceWorkers: "block" });

for (const [theme, language, width, height] of [
  ["dark", "tr", 360, 740],
  ["light", "en", 390, 844],
  ["light", "tr", 1440, 900],
] as const) {
  test(`axe finds nothing on the registration: ${theme}, ${language}, ${width}`, async ({ page }) => {
    await setLook(page, { theme, language, width, height });
    await page.goto("/register");
    const main = page.getByRole("main");
    const submit = main.getByRole("button", { name: /^(Devam|Continue|Kayıt ol|Register)$/ });
    const look = (name: string) => looksRight(page, name);
    await expect(submit).toBeVisible();
    await look("untouched");
    await submit.click();
    await expect(main.getByText(/^(Bu alan zorunludur|Required field)$/).first()).toBeVisible();
    await look("with errors");
    if (width < 768) {
      const { nationalId, email, phone } = newcomer();
      const fill = async (fields: Record<string, string>) => {
        for (const [name, text] of Object.entries(fields)) await main.locator(`[name="${name}"]`).fill(text);
      };
      await fill({ firstName: "Işıl", lastName: "Çağlayan", nationalId });
      await main.getByLabel(/^(Gün|Day)$/).fill("14");
      await main.getByLabel(/^(Ay|Month)$/).selectOption("3");
      await main.getByLabel(/^(Yıl|Year)$/).fill("1990");
      await submit.click();
      await expect(main.locator("[name=email]")).toBeVisible();
      await look("step 2");
      await fill({ email, phone, city: "Muğla", address: "Deneme Sokak 2" });
      await submit.click();
      await expect(main.locator("[name=username]")).toBeVisible();
      await submit.click();
      await expect(main.getByText(/^(Kuralları kabul etmelisiniz|You must accept the rules)$/)).toBeVisible();
      await look("step 3");
    }
    await page.goto("/register-account-confirm");
    await expect(main.getByRole("listitem").first()).toBeVisible();
    await look("confirmation");
  });
}
