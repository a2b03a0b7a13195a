import type { BrowserContext, Page } from "@playwright/test";
import type { SiteConfig } from "../../src/contract/site-config.ts";
import { cannotBeLoaded } from "./chunk.ts";
import { answerWith } from "./content-pages.ts";
import { expect, test } from "./fixtures.ts";
import { beginOnPhone, partLooksRight } from "./look.ts";
import { startTestOperator } from "./operator-of-file.ts";

// Nothing here depends on the worker, and installing it takes a second.
test.use({ serviceWorkers: "block" });

const everything = {
  chatUrl: "https://sohbet.example/karo",
  whatsapp: "0532 123 45 67",
  telegram: "@karo_destek",
  email: "destek@karo.example",
  liveStreamUrl: "https://yayin.example/",
};

async function support(context: BrowserContext, config: SiteConfig, settings: SiteConfig["support"]): Promise<void> {
  await context.route("**/config.json", (route) => route.fulfill({ json: { ...config, support: settings } }));
}

const button = (page: Page) => page.getByRole("button", { name: /^(Destek|Support)$/ });
const panel = (page: Page) => page.getByRole("dialog", { name: /Destek ve hızlı erişim|Support and quick access/ });

test("help is one tap away on every page: whom to ask, what is looked for most, and what still works without a network", async ({ page, context, operator, noSurprises }) => {
  noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await support(context, operator.config, everything);
  await answerWith(context, "getInformation", [
    { InfType: "SocialMediaLinks", title: "Sosyal medya", Text: JSON.stringify({ instagram: "https://instagram.com/karo", twitter: "" }) },
  ]);
  await beginOnPhone(page);
  await page.goto("/promotions");
  const link = (name: RegExp) => panel(page).getByRole("link", { name });
  await test.step("with the keyboard alone, there and back", async () => {
    await button(page).focus();
    await page.keyboard.press("Enter");
    await expect(panel(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(link(/Canlı destek/)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });
  await test.step("whom to ask", async () => {
    await button(page).click();
    await expect(link(/Canlı destek/)).toHaveAttribute("href", "https://sohbet.example/karo");
    await expect(link(/Canlı destek/)).toHaveAttribute("target", "_blank");
    await expect(link(/WhatsApp/)).toHaveAttribute("href", "https://wa.me/905321234567");
    await expect(link(/Telegram/)).toHaveAttribute("href", "https://t.me/karo_destek");
    await expect(link(/E-posta/)).toHaveAttribute("href", "mailto:destek@karo.example");
    await expect(link(/Canlı yayın/)).toHaveAttribute("href", "https://yayin.example/");
    await expect(panel(page).getByRole("list", { name: "Sosyal medya" }).getByRole("link")).toHaveCount(1);
  });
  await test.step("without a network it says what still works", async () => {
    await context.setOffline(true);
    await expect(panel(page).getByText(/Çevrim dışısınız/)).toBeVisible();
    await expect(link(/WhatsApp|Telegram|Canlı/)).toHaveCount(0);
    await expect(panel(page).getByText("İnternet bağlantısı gerekiyor").first()).toBeVisible();
    await expect(link(/E-posta/)).toBeVisible();
    await expect(link(/Sıkça sorulan/)).toBeVisible();
    await context.setOffline(false);
    await expect(link(/WhatsApp/)).toBeVisible();
  });
  await partLooksRight(page, "the panel");
  await link(/Sıkça sorulan sorular|Frequently asked/).click();
  await expect(page).toHaveURL("/info/faq");
  await expect(panel(page)).toBeHidden();
});

test("what the operator does not have is not offered", async ({ page, context, operator, noSurprises }) => {
  noSurprises.expectError(/Failed to load resource/);
  await support(context, operator.config, { whatsapp: "bizi arayın", telegram: "javascript:alert(1)", liveStreamUrl: "/boyle-bir-sayfa-yok" });
  const code = await cannotBeLoaded(page, "support-panel");
  await page.goto("/info/GenelKurallar");
  // Its code fails to load. It is tried again when the player asks, without waiting for the automatic retry.
  for (let times = 0; times < 6; times++) {
    const tries = code.tries();
    await button(page).click();
    await expect.poll(code.tries).toBeGreaterThan(tries);
  }
  code.comes();
  await expect(async () => {
    if (await panel(page).isHidden()) await button(page).click({ timeout: 1_000 });
    await expect(panel(page)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 10_000 });
  await expect(panel(page).getByRole("link", { name: /Sıkça sorulan/ })).toBeVisible();
  await expect(panel(page).getByText(/WhatsApp|Telegram|E-posta|Canlı destek|Canlı yayın|Bize ulaşın/)).toHaveCount(0);
});

test("a chat that may be framed opens on the page, and not before it is asked for", async ({ page, context }) => {
  const asked: string[] = [];
  await context.route("https://sohbet.example/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html; charset=utf-8", body: "<!doctype html><p>Size nasıl yardımcı olabiliriz?</p>" });
  });
  const operator = await startTestOperator({ config: { support: { ...everything, chatEmbedded: true } } });
  try {
    await page.goto(`${operator.origin}/promotions`);
    await button(page).click();
    const chat = panel(page).getByRole("button", { name: "Canlı destek" });
    await expect(chat).toBeVisible();
    expect(asked).toEqual([]);
    await chat.click();
    await expect(page.frameLocator("iframe").getByText("Size nasıl yardımcı olabiliriz?")).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Diğer yollar" }).click();
    await expect(chat).toBeVisible();
  } finally {
    await page.close();
    await operator.close();
  }
});
