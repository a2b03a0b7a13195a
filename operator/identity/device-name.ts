import type { Language } from "../lib/language.ts";
import { texts } from "../texts/texts.ts";

/** Most browsers also name others for historical reasons. The first match counts. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bYaBrowser\//, "Yandex"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b|\biPod\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** A device name for players, such as `Chrome, Android`. */
export function deviceName(userAgent: string, language: Language): string {
  return knownDevice(userAgent) ?? texts.sessions.unknownDevice[language];
}

/** A device name in no language. Null for a device that has none. */
export function knownDevice(userAgent: string): string | null {
  const first = (names: typeof browsers) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [first(browsers), first(systems)].filter(Boolean).join(", ") || null;
}
