import { chromium, type Browser } from "@playwright/test";
import { chromiumOf } from "./chromium.ts";

/** Starts Chromium outside a test runner: the full browser, or the lighter headless shell. `args` add to its arguments. */
export function launchChromium(kind: "full" | "shell" = "full", args: readonly string[] = []): Promise<Browser> {
  return chromium.launch(chromiumOf(kind, ...args));
}
