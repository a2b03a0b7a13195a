import type { Page } from "@playwright/test";
import { axeFindsNothing } from "./axe.ts";
import { fitsSideways } from "./waiting.ts";

/** How a player has the site. */
export interface Look {
  readonly theme: "dark" | "light";
  readonly language: "tr" | "en";
  readonly width: number;
  readonly height: number;
}

/** Has every page from now on look so, and nothing on it move. */
export async function setLook(page: Page, { theme, language, width, height }: Look): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(
    ([mode, code]) => {
      // The blank page that every tab begins with has no storage.
      if (!location.protocol.startsWith("http")) return;
      localStorage.setItem("userMode", mode);
      localStorage.setItem("language", code);
    },
    [theme, language] as const,
  );
}

/** Axe finds nothing, and nothing stands out sideways. `step` says where, in a test that looks more than once. */
export async function looksRight(page: Page, step: string): Promise<void> {
  await axeFindsNothing(page, step);
  await fitsSideways(page, step);
}
