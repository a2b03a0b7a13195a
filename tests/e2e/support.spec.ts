import type { Page } from "@playwright/test";
import { cannotBeLoaded } from "./chunk.ts";
import { answerWith } from "./content-pages.ts";
import { expect, test as base } from "./fixtures.ts";
import { beginOnPhone, looksRightByTurns } from "./look.ts";
import { toastAfter } from "./toasts.ts";
import { startTestOperator } from "./operator-of-file.ts";

const support = {
  chatUrl: "https://sohbet.example/karo",
  chatEmbedded: true,
  whatsapp: "0532 123 45 67",
  telegram: "@karo_destek",
  email: "destek@karo.example",
  liveStreamUrl: "https://yayin.example/",
};

/** The operator has every channel. Its policy, made from its settings, lets the page frame the chat. */
const test = base.extend({
  operator: async ({}, use) => {
    const operator = await startTestOperator({ config: { support } });
    await use(operator);
    await operator.close();
  },
});

// Nothing here depends on the worker, and installing it takes a second.
test.use({ serviceWorkers: "block" });

const button = (page: Page) => page.getByRole("button", { name: /^(Destek|Support)$/ });
const panel = (page: Page) => page.getByRole("dialog", { name: /Destek ve hızlı erişim|Help/ });

test(
  "help is one tap away on every page: whom to ask, what is looked for most, and what still works without a network",
  { tag: "@nightly" },
  async ({ page, context, noSurprises }) => {
    noSurprises.expectError(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const chats: string[] = [];
    await context.route("https://sohbet.example/**", (route) => {
      chats.push(route.request().url());
      return route.fulfill({
        contentType: "text/html; charset=utf-8",
        body: "<!doctype html><p>Size nasıl yardımcı olabiliriz?</p>",
      });
    });
    await answerWith(context, "getInformation", [
      {
        InfType: "SocialMediaLinks",
        title: "Sosyal medya",
        Text: JSON.stringify({ instagram: "https://instagram.com/karo", twitter: "" }),
      },
    ]);
    const code = await cannotBeLoaded(page, "SupportPanel");
    await beginOnPhone(page);
    await page.goto("/promotions");
    const link = (name: RegExp) => panel(page).getByRole("link", { name });
    const chat = panel(page).getByRole("button", { name: "Canlı destek" });
    await test.step("code that fails to load is said, and asked for again when the player presses again", async () => {
      await toastAfter(page, /^Bu bölüm açılamadı/, () => button(page).click());
      const tries = code.tries();
      expect(tries).toBeGreaterThan(1);
      code.comes();
      await button(page).click();
      await expect(panel(page)).toBeVisible();
      expect(code.tries()).toBeGreaterThan(tries);
      await page.keyboard.press("Escape");
      await expect(panel(page)).toBeHidden();
    });
    await test.step("with the keyboard alone, there and back", async () => {
      await button(page).focus();
      await page.keyboard.press("Enter");
      await expect(panel(page)).toBeFocused();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(chat).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(panel(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    });
    await test.step("whom to ask", async () => {
      await button(page).click();
      await expect(link(/WhatsApp/)).toHaveAttribute("href", "https://wa.me/905321234567");
      await expect(panel(page).getByRole("list", { name: "Sosyal medya" }).getByRole("link")).toHaveCount(1);
    });
    await test.step("without a network it says what still works", async () => {
      await context.setOffline(true);
      await expect(panel(page).getByText(/Çevrim dışısınız/)).toBeVisible();
      await expect(link(/WhatsApp|Telegram|Canlı/)).toHaveCount(0);
      await expect(link(/Sıkça sorulan/)).toBeVisible();
      await context.setOffline(false);
      await expect(link(/WhatsApp/)).toBeVisible();
    });
    await test.step("a chat that may be framed opens on the page, and not before it is asked for", async () => {
      expect(chats).toEqual([]);
      await chat.click();
      await expect(page.frameLocator("iframe").getByText("Size nasıl yardımcı olabiliriz?")).toBeVisible();
      await page.getByRole("dialog").getByRole("button", { name: "Diğer yollar" }).click();
      await expect(chat).toBeVisible();
    });
    await looksRightByTurns(page, "the panel");
    await link(/Sıkça sorulan sorular|Frequently asked/).click();
    await expect(page).toHaveURL("/info/faq");
    await expect(panel(page)).toBeHidden();
  },
);
