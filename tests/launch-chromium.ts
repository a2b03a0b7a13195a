import { chromium, type Browser } from "@playwright/test";
import { chromiumArgs } from "./chromium.ts";

/** Starts Chromium outside a test runner: the one at `CHROMIUM_PATH`, otherwise Playwright's own full build. */
export function launchChromium(): Promise<Browser> {
  const { CHROMIUM_PATH: executablePath } = process.env;
  return chromium.launch({
    ...(executablePath ? { executablePath } : { channel: "chromium" }),
    args: [...chromiumArgs],
  });
}
