import { describe, expect, it } from "vitest";
import { notOurPages } from "./pages.ts";

const answeredByTheApp = (path: string) => {
  const { pathname } = new URL(path, "https://site.example");
  return !notOurPages.some((pattern) => pattern.test(pathname));
};

describe("which navigations index.html answers", () => {
  it.each([
    "/",
    "/slot",
    "/slot/provider/12",
    "/play/slot/42/Kayık Oyunları A.Ş.",
    "/info/SSSinformation",
    "/account_reset?token=a.b.c",
    "/data-and-privacy",
    "/artists",
    "/profile/deposit?next=/x.html",
    "/index.html",
    "/index.html?utm_source=mail",
  ])("%s is a page of the site", (path) => {
    expect(answeredByTheApp(path)).toBe(true);
  });

  it.each([
    "/endpoint/v1/licenses?version=1",
    "/endpoint",
    "/art/games/1.svg",
    "/art",
    "/data/languages.json",
    "/config.json",
    "/config.json?x=1",
    "/operator",
    "/operator/deposits",
    "/robots.txt",
    "/assets/missing-1234.js",
    "/assets/missing-1234.js?v=2",
    "/sw.js",
    "/manifest.tr.webmanifest",
  ])("%s is not", (path) => {
    expect(answeredByTheApp(path)).toBe(false);
  });
});
