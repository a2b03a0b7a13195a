import type { Page } from "@playwright/test";
import type { OtherOperator } from "../other-operator/server.ts";

/** Content names pictures and media that do not exist: their places stay empty. */
const expected =
  /Failed to load resource|ERR_BLOCKED|ERR_CONNECTION|violates the following Content Security Policy|CSP/;

/** What is shown in place of a page, a section or a part of a list that failed. */
const failures = [
  "Sayfa görüntülenemiyor",
  "Site şu anda açılamıyor",
  "Siteye ulaşılamıyor",
  "Bu bölüm açılamadı",
  "Bu bölüm yüklenemedi",
  ": yüklenemedi",
  "Listenin bu kısmı yüklenemedi",
  "Aradığınız sayfa bulunamadı",
];

/** Watches the page for invisible faults. The returned function gives those since its last call. */
export function watchFaults(page: Page, { drawing }: OtherOperator): () => readonly string[] {
  let found: string[] = [];
  page.on("pageerror", (error) => found.push(`uncaught: ${error.stack ?? error.message}`));
  page.on("dialog", (dialog) => {
    found.push(`content ran: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("console", (message) => {
    const text = message.text();
    if (message.type() === "error" && !expected.test(text)) found.push(`console: ${text}`);
    if (message.type() === "warning") {
      const [, call = "", places = ""] = /^(\w+\/\w+): \d+ items? left out: (.*)$/s.exec(text) ?? [];
      const indexes = [...places.matchAll(/\[(\d+)\]/g)].map(([, index]) => Number(index));
      if (call && !drawing.areBad(call, indexes)) found.push(`left out although it fits: ${text}`);
    }
  });
  return () => {
    const now = found;
    found = [];
    return now;
  };
}

/** The faults that the player sees. */
export async function faultsOn(page: Page): Promise<readonly string[]> {
  const text = await page.evaluate(() => document.body.innerText);
  const shown = failures.filter((failure) => text.includes(failure)).map((failure) => `shown: ${failure}`);
  if ((await page.locator("main h1").count()) === 0) shown.push("no page: main has no heading");
  return shown;
}
