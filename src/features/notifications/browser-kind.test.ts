import { expect, it } from "vitest";
import { browserKind } from "./HowToUndo.tsx";

const chromium = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0";

it.each([
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1",
    5,
    true,
    "ios",
  ],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15", 5, true, "ios"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15",
    0,
    false,
    "safari",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0", 0, false, "firefox"],
  [`Mozilla/5.0 (Linux; Android 10; K) ${chromium} Mobile Safari/537.36`, 5, true, "android-app"],
  [`Mozilla/5.0 (Linux; Android 10; K) ${chromium} Mobile Safari/537.36`, 5, false, "chromium"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromium} Safari/537.36`, 0, true, "chromium"],
])("%s (touch points: %i, installed: %s) is %s", (userAgent, maxTouchPoints, isInstalled, kind) => {
  expect(browserKind({ userAgent, maxTouchPoints }, isInstalled)).toBe(kind);
});
