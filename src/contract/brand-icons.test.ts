import { expect, test } from "vitest";
import { homeScreenIcon, shareIcon, tabIcon } from "./brand-icons.ts";

const svg = { src: "/any.svg", sizes: "any", purpose: undefined };
const small = { src: "/192.png", sizes: "192x192", purpose: undefined };
const large = { src: "/512.png", sizes: "512x512", purpose: "any" as const };
const maskable = { src: "/mask.png", sizes: "512x512", purpose: "maskable" as const };

test("the tab takes the favicon, the mark or the logo, in this order", () => {
  expect(tabIcon({ favicon: "/f.svg", mark: "/m.svg", logo: "/l.svg" })).toBe("/f.svg");
  expect(tabIcon({ mark: "/m.svg", logo: "/l.svg" })).toBe("/m.svg");
  expect(tabIcon({ logo: "/l.svg" })).toBe("/l.svg");
  expect(tabIcon({})).toBeUndefined();
});

test("the home screen of iOS takes a maskable PNG, or the largest one", () => {
  expect(homeScreenIcon({ icons: [svg, small, large, maskable] })).toBe("/mask.png");
  expect(homeScreenIcon({ icons: [svg, small, large] })).toBe("/512.png");
  expect(homeScreenIcon({ icons: [svg], mark: "/m.svg" })).toBe("/any.svg");
  expect(homeScreenIcon({ logo: "/l.svg" })).toBe("/l.svg");
});

test("a shared link shows the largest icon", () => {
  expect(shareIcon({ icons: [svg, small, large] })).toBe("/512.png");
  expect(shareIcon({})).toBeUndefined();
});
