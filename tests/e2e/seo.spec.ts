import type { APIRequestContext, Page } from "@playwright/test";
import { main, title } from "./content-pages.ts";
import { expect, test } from "./fixtures.ts";
import { workerIsReady } from "./home-page.ts";
import { openInside } from "./open-inside.ts";

const asCrawler = { headers: { accept: "text/html" } };

/** The page's own head tags for search engines and previews, as `[which, value]`. */
function head(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(
      document.head.querySelectorAll(
        "meta[name=description], link[rel=canonical], link[rel=alternate], meta[property^='og:']",
      ),
      (tag) => {
        const which =
          tag.getAttribute("hreflang") ??
          tag.getAttribute("rel") ??
          tag.getAttribute("name") ??
          tag.getAttribute("property");
        return `${which} ${tag.getAttribute("content") ?? tag.getAttribute("href")}`;
      },
    ).toSorted(),
  );
}

test("a shared link shows its own page to those who run no script, in the language of its address", async ({
  request,
  operator,
}) => {
  const html = await (await request.get("/promotions?id=1", asCrawler)).text();
  expect(html).toContain("<title>%50 hoş geldin bonusu · Karo</title>");
  expect(html).toContain('property="og:title" content="%50 hoş geldin bonusu"');
  expect(html).toContain(`rel="canonical" href="${operator.origin}/promotions?id=1"`);
  expect(html).toContain(`hreflang="en" href="${operator.origin}/promotions?id=1&amp;lang=en"`);
  expect(html).toContain(`property="og:image" content="${operator.origin}/icons/icon-512.png"`);
  const english = await (await request.get("/info/GenelKurallar?lang=en", asCrawler)).text();
  expect(english).toContain("<title>General rules · Karo</title>");
  expect(english).toContain('<html lang="en"');
  expect(english).toContain(`rel="canonical" href="${operator.origin}/info/general-rules?lang=en"`);
  // Private and unknown pages have no tags of their own.
  for (const address of ["/profile", "/promotions?id=yok", "/info/BoyleBirSayfaYok", "/boyle-bir-sayfa-yok"]) {
    expect(await (await request.get(address, asCrawler)).text(), address).toContain("<title>Karo</title>");
  }
});

test(
  "every public page has one description, one address and its counterparts, wherever the player came from; its data stay as long as it is shown",
  { tag: "@nightly" },
  async ({ page, operator }) => {
    const { origin } = operator;
    const isThePageOf = async (address: string, name: string) => {
      await expect(page).toHaveTitle(`${name} · Karo`);
      const other = `${origin}${address}${address.includes("?") ? "&" : "?"}lang=en`;
      await expect
        .poll(async () => (await head(page)).filter((line) => !/description|og:(type|image)/.test(line)))
        .toEqual([
          `canonical ${origin}${address}`,
          `en ${other}`,
          "og:site_name Karo",
          `og:title ${name}`,
          `og:url ${origin}${address}`,
          `tr ${origin}${address}`,
          `x-default ${origin}${address}`,
        ]);
      expect((await head(page)).filter((line) => line.startsWith("description "))).toHaveLength(1);
    };
    await test.step("from the server, with data, which the policy lets pass", async () => {
      const data = page.locator("head script[type='application/ld+json']");
      await page.goto("/promotions?id=1");
      await expect(title(page)).toHaveText("%50 hoş geldin bonusu");
      await isThePageOf("/promotions?id=1", "%50 hoş geldin bonusu");
      await expect(data).toHaveCount(1);
      await main(page).getByRole("link", { name: "Tüm promosyonlar" }).click();
      await expect(title(page)).toHaveText("Promosyonlar");
      await expect(data).toHaveCount(0);
    });
    await test.step("from the worker, which has the page as it was built", async () => {
      await workerIsReady(page);
      await page.goto("/promotions?id=1");
      await isThePageOf("/promotions?id=1", "%50 hoş geldin bonusu");
    });
    await test.step("from another page of the site", async () => {
      await openInside(page, "/tournaments");
      await isThePageOf("/tournaments", "Turnuvalar");
      await openInside(page, "/info/general-rules");
      await isThePageOf("/info/general-rules", "Genel kurallar");
    });
  },
);

/** A page's structured data, as read by clients that run no scripts. */
async function dataOf(request: APIRequestContext, address: string): Promise<Record<string, unknown>[]> {
  const html = await (await request.get(address, asCrawler)).text();
  const [, json = "{}"] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  return (JSON.parse(json) as { "@graph": Record<string, unknown>[] })["@graph"];
}

test("public pages say as data what they are: questions, offers, events, lists, and the way to them", async ({
  request,
  operator,
}) => {
  const { origin } = operator;
  const [faq] = await dataOf(request, "/info/faq");
  expect(faq).toMatchObject({ "@type": "FAQPage", url: `${origin}/info/faq` });
  expect(faq?.["mainEntity"]).toContainEqual(
    expect.objectContaining({ "@type": "Question", name: "Şifremi unuttum, ne yapmalıyım?" }),
  );
  const [offer, way] = await dataOf(request, "/promotions?id=1&lang=en");
  expect(offer).toMatchObject({ inLanguage: "en", mainEntity: { "@type": "Offer", name: "50% welcome bonus" } });
  expect(way).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { name: "Karo" },
      { name: "Promotions", item: `${origin}/promotions?lang=en` },
      { name: "50% welcome bonus" },
    ],
  });
  const [cup] = await dataOf(request, "/tournaments?id=1");
  expect(cup).toMatchObject({
    mainEntity: { "@type": "Event", name: "Slot Yarışı", location: { "@type": "VirtualLocation" } },
  });
  const [list] = await dataOf(request, "/promotions");
  expect(list).toMatchObject({ "@type": "CollectionPage", mainEntity: { "@type": "ItemList", numberOfItems: 11 } });
});

test.describe("the language of an address", () => {
  // The worker plays no part in it, and installing it takes a second.
  test.use({ serviceWorkers: "block", viewport: { width: 1440, height: 900 } });

  test(
    "an address with a language shows it for that visit, and changes nobody's choice",
    { tag: "@nightly" },
    async ({ page }) => {
      const language = (name: string) => page.getByRole("banner").getByRole("button", { name, exact: true });
      await page.goto("/info/GenelKurallar?lang=en");
      await expect(title(page)).toHaveText("General rules");
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await main(page)
        .getByRole("link", { name: "Promotion terms" })
        .or(page.getByRole("banner").getByRole("link", { name: "Promotions" }))
        .first()
        .click();
      await expect(title(page)).toHaveText(/^Promotion/);

      await page.goto("/info/GenelKurallar");
      await expect(title(page)).toHaveText("Genel kurallar");
      await test.step("switching the language keeps the reading position", async () => {
        const top = 1000;
        const scrolledTo = () => page.evaluate(() => scrollY);
        await expect(main(page).getByRole("heading", { name: "İtiraz ve şikâyet" })).toBeVisible();
        await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
        await expect.poll(scrolledTo).toBe(top);
        // A mouse click would first scroll, because Playwright brings the button into view.
        await language("EN").dispatchEvent("click");
        await expect(title(page)).toHaveText("General rules");
        await expect(page).toHaveURL("/info/GenelKurallar");
        await expect(main(page).getByRole("heading", { name: "Complaints" })).toBeVisible();
        await expect.poll(scrolledTo).toBe(top);
      });

      await test.step("a language chosen by hand stays, also when the address had another", async () => {
        await page.goto("/info/GenelKurallar?lang=tr");
        await expect(title(page)).toHaveText("Genel kurallar");
        await language("EN").click();
        await expect(title(page)).toHaveText("General rules");
        await expect(page).toHaveURL("/info/GenelKurallar");
        await page.reload();
        await expect(title(page)).toHaveText("General rules");
      });
    },
  );
});

test("robots.txt keeps players' pages out, sitemap.xml names every public one in both languages", async ({
  request,
  operator,
}) => {
  const { origin } = operator;
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain("Disallow: /profile");
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const path of ["/", "/promotions?id=1", "/info/general-rules?lang=en", "/tournaments?id=1&amp;lang=en"]) {
    expect(sitemap).toContain(`<loc>${origin}${path}</loc>`);
  }
  expect(sitemap).not.toContain("/profile");
});
