import type { BrowserContext } from "@playwright/test";
import { main } from "./content-pages.ts";
import { expect, test } from "./fixtures.ts";
import { startSignedIn } from "./signed-in.ts";

// Nothing here depends on the worker, and installing it takes a second.
test.use({ serviceWorkers: "block" });

const titled = (name: string) => ({ tr: name, en: `${name} (en)` });

async function serve(context: BrowserContext, file: string, content: unknown): Promise<void> {
  await context.route(`**/data/${file}.json`, (route) => route.fulfill({ json: content }));
}

const headerMenu = [
  { id: 1, title: titled("Kampanyalar"), to: "/promotions", icon: "boyle-bir-simge-yok", badge: "new" },
  { id: 2, title: titled("Yalnızca oyuncular"), to: "/profile", auth: true },
  { id: 3, title: titled("Sayfası yok"), to: "/boyle-bir-sayfa-yok" },
  { id: 4, title: titled("Betik"), to: "javascript:alert(1)" },
  { id: 5, title: titled("Başka site"), to: "//evil.example/" },
  { id: null, title: titled("Kimliksiz"), to: "/promotions" },
  { id: 7, title: "Tek dilli", to: "/promotions" },
  { id: 8, title: titled("Bozuk rozet"), to: "/promotions", badge: "blink" },
  null,
  "turnuvalar",
  { id: 11, title: titled("Kupalar"), to: "/tournaments", unknownField: 1 },
];

test("one broken entry of the menu drops only itself, an unknown badge not even that, and what leads nowhere is left out", async ({ page, context }) => {
  await serve(context, "header-menu", headerMenu);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/info/GenelKurallar");
  const menu = page.getByRole("navigation", { name: "Ana menü" });
  await expect(menu.getByRole("listitem")).toHaveText([/^Kampanyalar/, /^Bozuk rozet$/, /^Kupalar$/]);
  await page.getByRole("button", { name: "Menü" }).click();
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveText([/^Kampanyalar/, /^Bozuk rozet$/, /^Kupalar$/]);
});

test("entries for players show once somebody is signed in", async ({ page, context, operator }) => {
  await serve(context, "header-menu", headerMenu);
  await page.setViewportSize({ width: 1440, height: 900 });
  await startSignedIn(page, operator);
  await page.goto("/promotions");
  const menu = page.getByRole("navigation", { name: "Ana menü" });
  await expect(menu.getByRole("listitem")).toHaveText([/^Kampanyalar/, /^Yalnızca oyuncular$/, /^Bozuk rozet$/, /^Kupalar$/]);
});

test("the footer's menu: a group keeps its good entries, one without any is left out", async ({ page, context }) => {
  await serve(context, "footer-menu", [
    { id: 1, title: titled("Kurallarımız"), items: [{ id: 1, title: titled("Genel"), to: "/info/GenelKurallar" }, { id: 2 }, { id: 3, title: titled("Yok"), to: "/yok" }, { id: 6, title: titled("Fazlası yok"), to: "/promotions/yok" }] },
    { id: 2, title: titled("Boş küme"), items: [{ id: 4, title: titled("Yok"), to: "/yok" }] },
    { id: 3, title: titled("Bozuk küme"), items: "hepsi" },
    { id: 4, title: titled("Son küme"), items: [{ id: 5, title: titled("Dışarıda"), to: "https://example.org/" }] },
  ]);
  await page.goto("/info/GenelKurallar");
  await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("navigation")).toHaveCount(2);
  await expect(footer.getByRole("navigation", { name: "Kurallarımız" }).getByRole("listitem")).toHaveText(["Genel"]);
  const outside = footer.getByRole("navigation", { name: "Son küme" }).getByRole("link", { name: "Dışarıda" });
  await expect(outside).toHaveAttribute("rel", "noopener noreferrer");
});
