import { AxeBuilder } from "@axe-core/playwright";
import type { BrowserContext, Page } from "@playwright/test";
import { setPromotionActive } from "../../operator/admin/promotions.ts";
import { infTypes } from "../../src/contract/information.ts";
import { expect, test } from "./fixtures.ts";
import { workerIsReady } from "./home-page.ts";

const main = (page: Page) => page.getByRole("main");
const title = (page: Page) => main(page).getByRole("heading", { level: 1 });

async function speak(page: Page, language: "tr" | "en"): Promise<void> {
  await page.addInitScript((code) => localStorage.setItem("language", code), language);
}

/** Answers one method with these data, whoever asks: the page or its worker. The others go on. */
async function answerWith(context: BrowserContext, method: string, data: unknown): Promise<void> {
  await context.route("**/endpoint/v1", async (route) => {
    const body = route.request().postDataJSON() as { api: { method: string } };
    if (body.api.method !== method) return route.fallback();
    await route.fulfill({ json: { result: true, message: "", data } });
  });
}

/** Asks the operator as a front end would. */
async function ask<Data>(origin: string, controller: string, method: string, data: object): Promise<Data> {
  const answer = await fetch(`${origin}/endpoint/v1`, {
    method: "POST",
    headers: { "content-type": "application/json", panel: "frontend" },
    body: JSON.stringify({ api: { class: controller, method }, data }),
  });
  return ((await answer.json()) as { data: Data }).data;
}

for (const Lang of ["tr", "en"] as const) {
  test(`every content page has its address, title and text: ${Lang}`, async ({ page, operator }) => {
    test.slow();
    await speak(page, Lang);
    for (const InfType of infTypes) {
      const rows = await ask<{ title: string }[]>(operator.origin, "cmscontroller", "getInformation", { Lang, InfType });
      const name = rows[0]?.title ?? "no page";
      await page.goto(`/info/${InfType}`);
      await expect(title(page), InfType).toHaveText(name);
      await expect(page).toHaveTitle(`${name} · ${operator.config.brand.name}`);
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

test("the FAQ is searched with any letters, and its questions have addresses", async ({ page }) => {
  await page.goto("/info/SSSinformation");
  const questions = main(page).locator("details");
  await expect(questions.first()).toBeVisible();
  const all = await questions.count();
  expect(all).toBeGreaterThan(10);

  const search = main(page).getByRole("searchbox", { name: "Sorularda arayın" });
  await search.fill("SIFREMI UNUTTUM");
  await expect(questions).toHaveCount(1);
  await expect(main(page).getByText("1 soru", { exact: true })).toBeVisible();
  await questions.locator("summary").click();
  await questions.getByRole("link", { name: "Bu sorunun bağlantısı" }).click();
  await expect(page).toHaveURL(/#sifremi-unuttum/);
  const address = page.url();
  await search.fill("qqq");
  await expect(main(page).getByText("Bu sözcüklerle soru yok")).toBeVisible();
  await main(page).getByRole("button", { name: "Aramayı temizle" }).click();
  await expect(questions).toHaveCount(all);

  await page.goto("/");
  await page.goto(address);
  await expect(main(page).locator("details[open] h2")).toHaveText(/Şifremi unuttum/);
  await expect(main(page).locator("details[open]")).toBeInViewport();
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

test("the self-test gives a result, and its answers go nowhere", async ({ page }) => {
  await page.goto("/info/SorumluOyunculuk");
  const selfTest = main(page).getByRole("region", { name: "Kısa öz değerlendirme" });
  await selfTest.getByRole("button", { name: "Teste başlayın" }).click();
  await page.waitForLoadState("networkidle");
  // But for the query cache, which the page writes when it likes, and which holds what calls have answered.
  const kept = () =>
    page.evaluate(() => JSON.stringify([{ ...localStorage, "karo.queries": "" }, { ...sessionStorage }]));
  const before = await kept();
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") calls.push((request.postDataJSON() as { api: { method: string } }).api.method);
  });

  await selfTest.getByRole("button", { name: "Sonucu görün" }).click();
  await expect(selfTest.getByText("9 soru yanıt bekliyor.")).toBeVisible();
  await expect(selfTest.getByRole("radio").first()).toBeFocused();
  const questions = selfTest.getByRole("group");
  for (const question of await questions.all()) await question.getByRole("radio", { name: "Hiç" }).check();
  await questions.nth(3).getByRole("radio", { name: "Neredeyse hep" }).check();
  await selfTest.getByRole("button", { name: "Sonucu görün" }).click();
  await expect(selfTest.getByRole("heading", { name: "Dikkat etmenizi gerektiren işaretler var" })).toBeFocused();
  expect(await kept()).toBe(before);
  // The footer, which came near, asks for the social networks.
  expect(calls.filter((method) => method !== "getInformation")).toEqual([]);
});

const hostile = `<h2>Metin</h2><script>window.hacked = 1</script><img src="//evil.example/x.png" onerror="window.hacked = 2">
  <img src="x" onerror="window.hacked = 3"><svg onload="window.hacked = 4"><script>window.hacked = 5</script></svg>
  <a href="javascript:window.hacked=6" onclick="window.hacked = 7">bağlantı</a><iframe srcdoc="<script>parent.hacked=8</script>"></iframe>
  <form action="https://evil.example"><input name="password"></form><style>body{display:none}</style><p onmouseover="window.hacked=9" style="position:fixed;inset:0">zararsız</p>`;

test("nothing that the content service sends is run", async ({ page, context, noSurprises }) => {
  // Chromium tells of what it would have blocked as soon as the sanitiser parses it, in its inert document.
  noSurprises.expectError(/CSP: (script-src-attr|style-src-attr|style-src-elem) blocked inline/);
  noSurprises.expectError(/(inline event handler|inline style) violates the following Content Security Policy/);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const faq = JSON.stringify([{ question: "<img src=x onerror=hacked=1>", answer: hostile }]);
  const promotion = {
    id: 1, title: "<b>Kalın</b>", summary: "", Text: hostile, image: "/icons/icon-192.png", Status: 1, state: "active",
    Start_date: "", End_date: "", rulesSlug: "../../evil",
  };
  for (const [address, method, data] of [
    ["/info/GenelKurallar", "getInformation", [{ InfType: "GenelKurallar", title: "<i>Eğik</i>", Text: hostile }]],
    ["/info/SSSinformation", "getInformation", [{ InfType: "SSSinformation", title: "SSS", Text: faq }]],
    ["/promotions?id=1", "getPromotions", [promotion]],
  ] as const) {
    await answerWith(context, method, data);
    await page.goto(address);
    const text = main(page).getByText("zararsız");
    await text.waitFor({ state: "attached" });
    for (const summary of await main(page).locator("summary").all()) await summary.click();
    await expect(text).toBeVisible();
    await text.hover();
    await expect(main(page)).toContainText("bağlantı");
    expect(await page.evaluate(() => (window as { hacked?: number }).hacked)).toBeUndefined();
    await expect(main(page).locator("script, iframe, form[action], svg svg, [onerror], [onclick], p[style], style")).toHaveCount(0);
    await expect(main(page).getByRole("link", { name: "bağlantı", exact: true })).toHaveCount(0);
    await context.unrouteAll();
  }
  expect(fetched.filter((address) => /evil\.example|\/x$/.test(address))).toEqual([]);
});

test("promotions are in tabs that have addresses, narrowed by category", async ({ page }) => {
  await page.goto("/promotions");
  const states = main(page).getByRole("navigation", { name: "Promosyonların durumu" });
  await expect(states.getByRole("link", { name: /Süren/ })).toHaveAttribute("aria-current", "page");
  await states.getByRole("link", { name: /Yaklaşan/ }).click();
  await expect(page).toHaveURL("/promotions?state=coming");
  await expect(main(page).getByRole("link", { name: /Kış şenliği/ })).toBeVisible();
  await page.reload();
  await expect(states.getByRole("link", { name: /Yaklaşan/ })).toHaveAttribute("aria-current", "page");

  await page.goto("/promotions");
  await main(page).getByRole("navigation", { name: "Kategoriler" }).getByRole("link", { name: "Spor" }).click();
  await expect(page).toHaveURL("/promotions?category=sports");
  await expect(main(page).getByRole("listitem").filter({ has: page.locator("img") })).toHaveCount(1);
  await page.goto("/promotions?state=yarin&category=spa");
  await expect(page).toHaveURL("/promotions?category=spa");
  await main(page).getByRole("link", { name: "Bütün kategorileri gör" }).click();
  await expect(page).toHaveURL("/promotions");
});

test("a promotion has an address to share, until it is taken off the site", async ({ page, operator }) => {
  await page.goto("/promotions");
  await main(page).getByRole("link", { name: /hoş geldin bonusu/ }).click();
  await expect(page).toHaveURL("/promotions?id=1");
  await expect(title(page)).toHaveText("%50 hoş geldin bonusu");
  await expect(page).toHaveTitle(/hoş geldin bonusu/);
  await main(page).getByRole("link", { name: "Kuralları okuyun" }).click();
  await expect(page).toHaveURL("/info/PromoSart");
  await page.goBack();
  await expect(title(page)).toHaveText("%50 hoş geldin bonusu");

  await setPromotionActive(operator.db, 1, false);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByText("Bu promosyon artık yok")).toBeVisible();
  await setPromotionActive(operator.db, 1, true);
});

test("a tournament begins and ends by the clock, without a reload", async ({ page, context }) => {
  const noon = new Date("2026-11-10T12:00:00+03:00");
  const tournament = {
    id: 5, title: "Saat Kupası", Text: "<p>Kurallar.</p>", image: "/icons/icon-192.png", prizePool: "1000.00", currency: "TRY",
    Start_date: "2026-11-10T12:02:00+03:00", End_date: "2026-11-10T14:00:00+03:00", games: [],
    leaderboard: [{ rank: 2, player: "Ba••••", points: 5 }, { rank: 1, player: "An••••", points: 1500, prize: "750.00" }],
  };
  await answerWith(context, "getTournaments", [tournament]);
  await page.clock.install({ time: noon });
  await page.goto("/tournaments");
  const card = (state: string) =>
    main(page).getByRole("region", { name: state }).getByRole("link", { name: /Saat Kupası/ });
  await expect(card("Yaklaşan turnuvalar")).toContainText(/Başlamasına [12] dakika var/);
  await expect(card("Süren turnuvalar")).toHaveCount(0);
  await page.clock.runFor("02:00");
  await expect(card("Süren turnuvalar")).toContainText(/kaldı/);
  await expect(card("Yaklaşan turnuvalar")).toHaveCount(0);
  await page.clock.fastForward("02:00:00");
  await expect(card("Biten turnuvalar")).toContainText("Sona erdi");

  await card("Biten turnuvalar").click();
  await expect(page).toHaveURL("/tournaments?id=5");
  const rows = main(page).getByRole("table").getByRole("row");
  await expect(rows.nth(1)).toHaveText(/1An••••1\.500₺750,00/);
  await expect(rows.nth(2)).toHaveText(/2Ba••••5/);
});

test("what was read once is readable without a network, and says from when it is", async ({ page, context, noSurprises }) => {
  noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const pages = ["/info/GenelKurallar", "/promotions?id=1", "/tournaments", "/info/SSSinformation"];
  const names: string[] = [];
  await page.goto("/about-us");
  await workerIsReady(page);
  for (const address of pages) {
    await page.goto(address);
    names.push((await title(page).textContent()) ?? "");
    await page.waitForLoadState("networkidle");
  }
  await context.setOffline(true);
  // The worker alone: what the page itself kept is gone.
  await page.evaluate(() => localStorage.removeItem("karo.queries"));
  for (const [index, address] of pages.entries()) {
    await page.goto(address);
    await expect(title(page)).toHaveText(names[index] ?? "");
    await expect(main(page).getByText("Son güncelleme").first()).toBeVisible();
    await expect(main(page).locator("p, li").nth(1)).toBeVisible();
  }
  await context.setOffline(false);
});

const everyPage = [
  "/about-us", "/info/SorumluOyunculuk", "/info/SSSinformation", "/info/SocialMediaLinks", "/info/bottomBarInfo",
  "/info/GenelKurallar", "/promotions", "/promotions?id=1", "/promotions?id=yok", "/tournaments", "/tournaments?id=1",
];
for (const [theme, language, width, height] of [
  ["dark", "tr", 390, 844],
  ["light", "en", 1440, 900],
  ["light", "tr", 360, 740],
] as const) {
  test(`axe finds nothing on content pages: ${theme}, ${language}, ${width}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await speak(page, language);
    await page.addInitScript((mode) => localStorage.setItem("userMode", mode), theme);
    for (const address of everyPage) {
      await page.goto(address);
      await expect(title(page)).toBeAttached();
      await page.waitForLoadState("networkidle");
      const closed = page.locator("main article details:not([open]) > summary");
      if (await closed.count()) await closed.first().click();
      const test = main(page).getByRole("button", { name: /Teste başlayın|Start the test/ });
      if (await test.count()) await test.click();
      const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
      const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`);
      expect(found, address).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(overflow, address).toBeLessThanOrEqual(0);
    }
  });
}
