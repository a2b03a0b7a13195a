import { infTypes } from "../../src/contract/information.ts";
import { informationPath } from "../../src/contract/information-paths.ts";
import { answerWith, ask, main, speak, title } from "./content-pages.ts";
import { expect, test } from "./fixtures.ts";

// The pages look the same without the worker, and installing it takes a tenth of the time.
test.use({ serviceWorkers: "block" });

for (const Lang of ["tr", "en"] as const) {
  test(`every content page has its address, title and text: ${Lang}`, async ({ page, operator }) => {
    test.slow();
    await speak(page, Lang);
    for (const InfType of infTypes) {
      const rows = await ask<{ title: string }[]>(operator.origin, "cmscontroller", "getInformation", { Lang, InfType });
      const name = rows[0]?.title ?? "no page";
      // Both addresses lead to the page; testing one in each language is enough.
      const address = Lang === "tr" ? informationPath(InfType) : `/info/${InfType}`;
      await page.goto(address);
      await expect(title(page), InfType).toHaveText(name);
      await expect(page).toHaveTitle(`${name} · ${operator.config.brand.name}`);
      await expect(page).toHaveURL(address);
      await expect(main(page).locator("p, li, details").first(), InfType).toBeVisible();
    }
    await page.goto("/about-us");
    await expect(title(page)).toHaveText(Lang === "tr" ? "Hakkımızda" : "About us");
    const description = page.locator('meta[name="description"]').last();
    await expect(description).toHaveAttribute("content", Lang === "tr" ? /^Karo, Türkçede.*…$/ : /^In Turkish, “karo”.*…$/);
  });
}

test("an unknown page is not found, an empty one says so", async ({ page, context }) => {
  await page.goto("/info/BoyleBirSayfaYok");
  await expect(page.getByText("Aradığınız sayfa bulunamadı")).toBeVisible();
  await answerWith(context, "getInformation", []);
  await page.goto("/info/GenelKurallar");
  await expect(page.getByText("Bu sayfada henüz metin yok")).toBeVisible();
});

test("a page of the operator's own, which this build does not know, is shown", async ({ page, context }) => {
  await answerWith(context, "getInformation", [{ InfType: "YazKupasi", title: "Yaz Kupası", Text: "<p>Kurallar.</p>" }]);
  await page.goto("/info/YazKupasi");
  await expect(title(page)).toHaveText("Yaz Kupası");
  await expect(main(page).getByText("Kurallar.")).toBeVisible();
});

test("a page that could not be loaded is loaded by its button", async ({ page, context }) => {
  await context.route("**/endpoint/v1", async (route) => {
    const { api } = route.request().postDataJSON() as { api: { method: string } };
    if (api.method !== "getInformation") return route.fallback();
    await route.fulfill({ json: { result: false, message: "Şu anda yanıt veremiyoruz.", data: null } });
  });
  await page.goto("/info/GizlilikBilgisi");
  await expect(main(page).getByText("Bu bölüm yüklenemedi")).toBeVisible();
  await context.unrouteAll();
  await main(page).getByRole("button", { name: "Tekrar dene" }).click();
  await expect(title(page)).toBeVisible();
});

test("a long page has a way through it, and its sections have addresses", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/info/SorumluOyunculuk");
  const contents = main(page).getByRole("navigation", { name: "Bu sayfada" });
  await contents.getByText("Bu sayfada").click();
  await contents.getByRole("link", { name: "Yardım hatları" }).click();
  await expect(page).toHaveURL(/#yardim-hatlari$/);
  await expect(main(page).getByRole("heading", { name: "Yardım hatları" })).toBeInViewport();

  await page.goto("/");
  await page.goto("/info/SorumluOyunculuk#cocuklarin-korunmasi");
  const heading = main(page).getByRole("heading", { name: "Çocukların korunması" });
  await expect(heading).toBeInViewport();
});

test("on paper there is the text alone, with every answer unfolded", async ({ page }) => {
  await page.goto("/info/SSSinformation");
  await expect(main(page).locator("details").first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(title(page)).toBeVisible();
  const folded = await main(page)
    .locator("details p, details li")
    .evaluateAll((parts) => parts.filter((part) => part.getClientRects().length === 0).length);
  expect(folded).toBe(0);
});
