import { infTypes } from "../../src/contract/information.ts";
import { informationPath } from "../../src/contract/information-paths.ts";
import { axeFindsNothing } from "./axe.ts";
import { answerWith, ask, main, speak, title } from "./content-pages.ts";
import { expect, test } from "./fixtures.ts";
import { beginOnPhone, partLooksRight } from "./look.ts";
import { openInside } from "./open-inside.ts";
import { nothingIsLoading } from "./waiting.ts";

// The pages look the same without the worker, and installing it takes a tenth of the time.
test.use({ serviceWorkers: "block" });

for (const Lang of ["tr", "en"] as const) {
  test(`every content page has its address, title and text: ${Lang}`, async ({ page, operator }) => {
    await speak(page, Lang);
    await page.goto("/about-us");
    await expect(title(page)).toHaveText(Lang === "tr" ? "Hakkımızda" : "About us");
    const description = page.locator('meta[name="description"]').last();
    await expect(description).toHaveAttribute("content", Lang === "tr" ? /^Karo, Türkçede.*…$/ : /^In Turkish, “karo”.*…$/);
    for (const InfType of infTypes) {
      const rows = await ask<{ title: string }[]>(operator.origin, "cmscontroller", "getInformation", { Lang, InfType });
      const name = rows[0]?.title ?? "no page";
      // Both addresses lead to the page; testing one in each language is enough.
      const address = Lang === "tr" ? informationPath(InfType) : `/info/${InfType}`;
      await openInside(page, address);
      await expect(title(page), InfType).toHaveText(name);
      await expect(page).toHaveTitle(`${name} · ${operator.config.brand.name}`);
      await expect(page).toHaveURL(address);
      await expect(main(page).locator("p, li, details").first(), InfType).toBeVisible();
    }
  });
}

test("a page that is unknown, empty, the operator's own or not to be had", async ({ page, context }) => {
  await test.step("an unknown page is not found, an empty one says so", async () => {
    await page.goto("/info/BoyleBirSayfaYok");
    await expect(page.getByText("Aradığınız sayfa bulunamadı")).toBeVisible();
    await answerWith(context, "getInformation", []);
    await openInside(page, "/info/GenelKurallar");
    await expect(page.getByText("Bu sayfada henüz metin yok")).toBeVisible();
    await context.unrouteAll();
  });
  await test.step("a page of the operator's own, which this build does not know, is shown", async () => {
    await answerWith(context, "getInformation", [{ InfType: "YazKupasi", title: "Yaz Kupası", Text: "<p>Kurallar.</p>" }]);
    await openInside(page, "/info/YazKupasi");
    await expect(title(page)).toHaveText("Yaz Kupası");
    await expect(main(page).getByText("Kurallar.")).toBeVisible();
    await context.unrouteAll();
  });
  await test.step("a page that could not be loaded is loaded by its button", async () => {
    await context.route("**/endpoint/v1", async (route) => {
      const { api } = route.request().postDataJSON() as { api: { method: string } };
      if (api.method !== "getInformation") return route.fallback();
      await route.fulfill({ json: { result: false, message: "Şu anda yanıt veremiyoruz.", data: null } });
    });
    await openInside(page, "/info/GizlilikBilgisi");
    await expect(main(page).getByText("Bu bölüm yüklenemedi")).toBeVisible();
    await context.unrouteAll();
    await main(page).getByRole("button", { name: "Tekrar dene" }).click();
    await expect(title(page)).toHaveText(/Gizlilik/);
  });
});

test("the FAQ is printed with every answer, searched with any letters, and its questions have addresses", async ({ page }) => {
  await page.goto("/info/SSSinformation");
  const questions = main(page).locator("details");
  await expect(questions.first()).toBeVisible();
  const all = await questions.count();
  expect(all).toBeGreaterThan(10);

  await test.step("on paper there is the text alone, with every answer unfolded", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(title(page)).toBeVisible();
    const folded = await main(page)
      .locator("details p, details li")
      .evaluateAll((parts) => parts.filter((part) => part.getClientRects().length === 0).length);
    expect(folded).toBe(0);
    await page.emulateMedia({ media: null });
  });

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

  // From another document, so that the page is loaded with the address of the question.
  await page.goto("about:blank");
  await page.goto(address);
  await expect(main(page).locator("details[open] h2")).toHaveText(/Şifremi unuttum/);
  await expect(main(page).locator("details[open]")).toBeInViewport();
});

test("a long page has a way through it, its sections have addresses, and its self-test gives a result that goes nowhere", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/info/SorumluOyunculuk#cocuklarin-korunmasi");
  await expect(main(page).getByRole("heading", { name: "Çocukların korunması" })).toBeInViewport();

  await page.evaluate(() => scrollTo(0, 0));
  const contents = main(page).getByRole("navigation", { name: "Bu sayfada" });
  await contents.getByText("Bu sayfada").click();
  await contents.getByRole("link", { name: "Yardım hatları" }).click();
  await expect(page).toHaveURL(/#yardim-hatlari$/);
  await expect(main(page).getByRole("heading", { name: "Yardım hatları" })).toBeInViewport();

  const selfTest = main(page).getByRole("region", { name: "Kısa öz değerlendirme" });
  await selfTest.getByRole("button", { name: "Teste başla" }).click();
  await nothingIsLoading(page);
  // Without the query cache, which the page writes at any time and which holds only answers.
  const kept = () =>
    page.evaluate(() => JSON.stringify([{ ...localStorage, "karo.queries": "" }, { ...sessionStorage }]));
  const before = await kept();
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") calls.push((request.postDataJSON() as { api: { method: string } }).api.method);
  });

  await selfTest.getByRole("button", { name: "Sonucu gör" }).click();
  await expect(selfTest.getByText("9 soru yanıt bekliyor.")).toBeVisible();
  await expect(selfTest.getByRole("radio").first()).toBeFocused();
  const questions = selfTest.getByRole("group");
  for (const question of await questions.all()) await question.getByRole("radio", { name: "Hiç" }).check();
  await questions.nth(3).getByRole("radio", { name: "Neredeyse hep" }).check();
  await selfTest.getByRole("button", { name: "Sonucu gör" }).click();
  await expect(selfTest.getByRole("heading", { name: "Dikkat etmenizi gerektiren işaretler var" })).toBeFocused();
  expect(await kept()).toBe(before);
  // The footer requests the social networks when it comes near. An idle page requests the catalogue.
  expect(calls.filter((method) => !/^getInformation$|_list$/.test(method))).toEqual([]);
});

const otherPages = [
  "/info/SorumluOyunculuk", "/info/SSSinformation", "/info/SocialMediaLinks", "/info/bottomBarInfo",
  "/info/GenelKurallar", "/promotions", "/promotions?id=1", "/promotions?id=yok", "/tournaments", "/tournaments?id=1",
];

test("axe finds nothing on content pages", async ({ page }) => {
  await beginOnPhone(page);
  await page.goto("/about-us");
  await expect(title(page)).toBeVisible();
  await nothingIsLoading(page);
  await axeFindsNothing(page, "the whole page");
  await partLooksRight(page, "/about-us");
  for (const address of otherPages) {
    const before = await title(page).textContent();
    await openInside(page, address);
    await expect(title(page), address).not.toHaveText(before ?? "");
    await expect(main(page).locator("p, li, details").first()).toBeVisible();
    await nothingIsLoading(page);
    const closed = page.locator("main article details:not([open]) > summary");
    if (await closed.count()) await closed.first().click();
    const selfTest = main(page).getByRole("button", { name: /Teste başla|Start the test/ });
    if (await selfTest.count()) await selfTest.click();
    await partLooksRight(page, address);
  }
});
