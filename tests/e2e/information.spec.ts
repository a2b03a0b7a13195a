import type { Page, Route } from "@playwright/test";
import { infTypes } from "../../src/contract/information.ts";
import { informationPath } from "../../src/contract/information-paths.ts";
import type { RunningOperator } from "../../operator/server.ts";
import { axeFindsNothing } from "./axe.ts";
import { callIn } from "./calls.ts";
import { answerWith, ask, main, title } from "./content-pages.ts";
import { expect, test } from "./fixtures.ts";
import { beginOnPhone, looksRightByTurns } from "./look.ts";
import { openInside } from "./open-inside.ts";
import { fitsSideways, nothingIsLoading } from "./waiting.ts";

// The pages look the same without the worker, and installing it takes a tenth of the time.
test.use({ serviceWorkers: "block" });

/** Opens every content page in the language of the site. Both addresses lead to it; one in each language is enough. */
async function everyPageIsThere(page: Page, { origin, config }: RunningOperator, Lang: "tr" | "en"): Promise<void> {
  for (const InfType of infTypes) {
    const [row] = await ask<{ title: string }[]>(origin, "cmscontroller", "getInformation", { Lang, InfType });
    const name = row?.title ?? "no page";
    const address = Lang === "tr" ? informationPath(InfType) : `/info/${InfType}`;
    await openInside(page, address);
    await expect(title(page), InfType).toHaveText(name);
    await expect(page).toHaveTitle(`${name} · ${config.brand.name}`);
    await expect(page).toHaveURL(address);
    await expect(main(page).locator("p, li, details").first(), InfType).toBeVisible();
  }
}

/** Pages of content that look different. The others are texts too, as "about us" is. */
const otherScreens = [
  "/info/SorumluOyunculuk",
  "/info/SSSinformation",
  "/info/SocialMediaLinks",
  "/promotions",
  "/promotions?id=1",
  "/promotions?id=yok",
  "/tournaments",
  "/tournaments?id=1",
];

async function otherScreensLookRight(page: Page): Promise<void> {
  for (const address of otherScreens) {
    const before = await title(page).textContent();
    await openInside(page, address);
    await expect(title(page), address).not.toHaveText(before ?? "");
    await expect(main(page).locator("p, li, details").first()).toBeVisible();
    await nothingIsLoading(page);
    const closed = page.locator("main article details:not([open]) > summary");
    if (await closed.count()) await closed.first().click();
    const selfTest = main(page).getByRole("button", { name: /Teste başla|Start the test/ });
    if (await selfTest.count()) await selfTest.click();
    await looksRightByTurns(page, address);
  }
}

test(
  "every content page has its address, title and text in both languages; axe finds nothing, and nothing is cut off",
  { tag: "@nightly" },
  async ({ page, operator }) => {
    const description = page.locator('meta[name="description"]').last();
    await beginOnPhone(page);
    await page.goto("/about-us");
    await expect(title(page)).toHaveText("Hakkımızda");
    await expect(description).toHaveAttribute("content", /^Karo, Türkçede.*…$/);
    await nothingIsLoading(page);
    await axeFindsNothing(page, "the whole page");
    await test.step("in Turkish", () => everyPageIsThere(page, operator, "tr"));

    await openInside(page, "/about-us");
    await expect(title(page)).toHaveText("Hakkımızda");
    // Leaves the page in English.
    await looksRightByTurns(page, "/about-us");
    await expect(title(page)).toHaveText("About us");
    await expect(description).toHaveAttribute("content", /^In Turkish, “karo”.*…$/);
    await test.step("in English", () => everyPageIsThere(page, operator, "en"));

    await otherScreensLookRight(page);
  },
);

test(
  "a long page has a table of contents, its sections have addresses, and the self-test's result is neither stored nor sent; the FAQ is printed with every answer, searched with any letters, and its questions have addresses",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/info/SorumluOyunculuk#cocuklarin-korunmasi");
    await expect(main(page).getByRole("heading", { name: "Çocukların korunması" })).toBeInViewport();
    await test.step("the table of contents", async () => {
      await page.evaluate(() => scrollTo(0, 0));
      const contents = main(page).getByRole("navigation", { name: "Bu sayfada" });
      await contents.getByText("Bu sayfada").click();
      await contents.getByRole("link", { name: "Yardım hatları" }).click();
      await expect(page).toHaveURL(/#yardim-hatlari$/);
      await expect(main(page).getByRole("heading", { name: "Yardım hatları" })).toBeInViewport();
    });
    await test.step("the self-test", () => takeSelfTest(page));

    // Back to the entry that the router made: a link to a place on the page makes one of the browser's own.
    await page.goBack();
    await expect(page).toHaveURL(/#cocuklarin-korunmasi$/);
    await openInside(page, "/info/SSSinformation");
    const questions = main(page).locator("details[id]");
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

    const address = await test.step("the search, and the address of a question", async () => {
      const search = main(page).getByRole("searchbox", { name: "Sorularda ara" });
      await search.fill("SIFREMI UNUTTUM");
      await expect(questions).toHaveCount(1);
      await expect(main(page).getByText("1 soru", { exact: true })).toBeVisible();
      await questions.locator("summary").click();
      await questions.getByRole("link", { name: "Bu sorunun bağlantısı" }).click();
      await expect(page).toHaveURL(/#sifremi-unuttum/);
      await search.fill("qqq");
      await expect(main(page).getByText("Belirlediğiniz kriterlere göre sonuç bulunamadı.")).toBeVisible();
      await main(page).getByRole("button", { name: "Aramayı temizle" }).click();
      await expect(questions).toHaveCount(all);
      return page.url();
    });

    // From another document, so that the page is loaded with the address of the question.
    await page.goto("about:blank");
    await page.goto(address);
    await expect(main(page).locator("details[open] h2")).toHaveText(/Şifremi unuttum/);
    await expect(main(page).locator("details[open]")).toBeInViewport();
  },
);

/** Takes the self-test of the open page. Neither the device nor the operator learns its result. */
async function takeSelfTest(page: Page): Promise<void> {
  const selfTest = main(page).getByRole("region", { name: "Kısa öz değerlendirme" });
  await selfTest.getByRole("button", { name: "Teste başla" }).click();
  await nothingIsLoading(page);
  // Without the query cache, which the page writes at any time and which holds only answers.
  const kept = () =>
    page.evaluate(() => JSON.stringify([{ ...localStorage, "karo.queries": "" }, { ...sessionStorage }]));
  const before = await kept();
  const calls: string[] = [];
  page.on("request", (request) => {
    const call = callIn(request);
    if (call) calls.push(call.api.method);
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
}

test("a page that nobody has is not found; one of the operator's own, which this build does not know, is shown, and nothing in its text moves or widens the page", async ({
  page,
  context,
  operator,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/info/BoyleBirSayfaYok");
  await expect(page.getByText("Aradığınız sayfa bulunamadı")).toBeVisible();

  const held: Route[] = [];
  await context.route("**/icons/{told,untold}.png", (route) => void held.push(route));
  const cells = (tag: string) =>
    Array.from({ length: 9 }, (_, index) => `<${tag}>Sütun ${index + 1}</${tag}>`).join("");
  const Text = `<p><img src="/icons/told.png" width="512" height="256" alt="boyu belli"></p><p><img src="/icons/untold.png" alt="boyu belirsiz"></p>
    <p>Resimlerin altındaki satır.</p>
    <table><caption>Ödeme yöntemleri</caption><thead><tr>${cells("th")}</tr></thead><tbody><tr>${cells("td")}</tr></tbody></table>
    <p><a href="/promotions">içeride</a> <a href="${operator.origin}/tournaments?id=1">adresiyle</a> <a href="/boyle-bir-sayfa-yok">bilinmeyen</a></p>`;
  await answerWith(context, "getInformation", [{ InfType: "YazKupasi", title: "Yaz Kupası", Text }]);
  await openInside(page, "/info/YazKupasi");
  await expect(title(page)).toHaveText("Yaz Kupası");

  await test.step("pictures come late and move nothing, whether their size is told or not", async () => {
    const below = main(page).getByText("Resimlerin altındaki satır.");
    await expect(below).toBeVisible();
    await expect.poll(() => held.length).toBe(2);
    for (const name of ["boyu belli", "boyu belirsiz"]) {
      await expect(main(page).getByRole("img", { name })).toHaveAttribute("loading", "lazy");
    }
    await nothingIsLoading(page);
    const before = await below.boundingBox();
    const picture = await (await page.request.get("/icons/icon-512.png")).body();
    for (const route of held) await route.fulfill({ body: picture, contentType: "image/png" });
    const loaded = () =>
      main(page)
        .locator("img")
        .evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0));
    await expect.poll(loaded).toBe(true);
    expect(await below.boundingBox()).toEqual(before);
  });

  await test.step("a wide table scrolls in its box; links go through the router, or are none", async () => {
    await expect(main(page).getByRole("group", { name: "Ödeme yöntemleri" })).toBeVisible();
    await fitsSideways(page);
    const link = (name: string) => main(page).getByRole("link", { name, exact: true });
    await expect(link("adresiyle")).toHaveAttribute("href", "/tournaments?id=1");
    await expect(main(page)).toContainText("bilinmeyen");
    await expect(link("bilinmeyen")).toHaveCount(0);
    // A new document would lose this property.
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await link("içeride").click();
    await expect(page).toHaveURL("/promotions");
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  });
});
