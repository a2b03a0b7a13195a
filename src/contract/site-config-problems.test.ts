import { describe, expect, it } from "vitest";
import { siteConfigExample } from "../testing/examples/site-config.ts";
import { readSiteConfig, withoutUnfit } from "./site-config-problems.ts";

function problemsOf(change: object): readonly string[] {
  const read = readSiteConfig({ ...siteConfigExample, ...change });
  return "problems" in read ? read.problems.map(({ message }) => message) : [];
}

describe("config.json", () => {
  it("is read, ids as strings", () => {
    const read = readSiteConfig({ ...siteConfigExample, futureSetting: 1 });
    expect(read).toMatchObject({ config: { siteId: "889", brand: { name: "Karo" } } });
    expect(read).not.toHaveProperty("config.futureSetting");
  });

  it.each([
    ["", ""],
    ["https://api.example.com", "https://api.example.com"],
    ["https://api.example.com/casino/", "https://api.example.com/casino"],
    ["/api", "/api"],
    ["/", ""],
  ])("takes %j as apiBase", (apiBase, base) => {
    expect(readSiteConfig({ ...siteConfigExample, apiBase })).toMatchObject({ config: { apiBase: base } });
  });

  it.each([["api.example.com"], ["//evil.example"], ["ftp://api.example.com"], ["https://a.example?x=1"]])(
    "does not take %j as apiBase",
    (apiBase) => {
      expect(problemsOf({ apiBase })).toEqual([
        "config.json: apiBase must be empty, an absolute or a root-relative address",
      ]);
    },
  );

  it("treats an empty text as missing for optional fields", () => {
    const { ipInfoUrl: _, ...config } = siteConfigExample;
    const brand = { name: "Karo", logo: "", accent: "" };
    expect(readSiteConfig({ ...config, brand, vapidPublicKey: "", support: { chatUrl: "", email: "" } })).toMatchObject(
      {
        config: { brand: { name: "Karo" } },
      },
    );
  });

  it("lists all problems with their places", () => {
    const { brand: _, ...config } = siteConfigExample;
    expect(readSiteConfig({ ...config, siteName: "", support: 5, gameOrigins: ["games.example.com"] })).toEqual({
      problems: [
        { path: "siteName", message: "config.json: siteName must not be empty" },
        { path: "brand", message: "config.json: brand is missing" },
        { path: "support", message: "config.json: support must be an object, but is the number 5" },
        {
          path: "gameOrigins.0",
          message: "config.json: gameOrigins.0 must be an origin such as https://games.example.com",
        },
      ],
    });
  });

  it.each<[object, string]>([
    [{ brand: {} }, "brand.name is missing"],
    [{ brand: { name: "K", accent: "blue" } }, "brand.accent must be a colour such as #1f6feb"],
    [{ brand: { name: null } }, "brand.name must be a text, but is null"],
    [
      { brand: { name: "K", colors: { dark: { ground: "black" } } } },
      "brand.colors.dark.ground must be a colour such as #1f6feb",
    ],
    [
      { brand: { name: "K", font: { files: [{ src: "https://fonts.example/a.woff2" }] } } },
      "brand.font.files.0.src must be a file of the site, such as /brand/font.woff2",
    ],
    [
      { brand: { name: "K", font: { files: [{ src: "/a.woff2", weight: "bold", unicodeRange: "A-Z" }] } } },
      "brand.font.files.0.weight must be a weight such as 700, or two such as 400 800",
    ],
    [{ brand: { name: "K", font: { files: [] } } }, "brand.font.files must not be empty"],
    [
      { brand: { name: "K", radius: "huge" } },
      'brand.radius must be "none" or "small" or "normal" or "large", but is the text "huge"',
    ],
    [{ brand: { name: "K", icons: [{ src: "/a.png" }] } }, "brand.icons.0.sizes is missing"],
    [{ siteId: "" }, "siteId must not be empty"],
    [{ siteId: true }, "siteId must be a text or a number, but is true"],
    [
      { lottery: { startDate: "1.12.2026", endDate: "2026-12-31" } },
      "lottery.startDate must be a date such as 2026-12-31",
    ],
    [{ support: { email: "destek" } }, "support.email must be an e-mail address"],
    [{ vapidPublicKey: "short" }, "vapidPublicKey must be a VAPID public key in base64url"],
    [
      { imageWidths: [{ under: "art/", parameter: "w", widths: [216] }] },
      "imageWidths.0.under must be an absolute or root-relative address",
    ],
    [{ imageWidths: [{ under: "/art/", parameter: "", widths: [216] }] }, "imageWidths.0.parameter must not be empty"],
    [
      { imageWidths: [{ under: "/art/", parameter: "w", widths: [216, "264"] }] },
      'imageWidths.0.widths.1 must be a number, but is the text "264"',
    ],
    [{ monitoring: { url: "karo", sample: 1 } }, "monitoring.url must be an absolute or root-relative address"],
    [{ monitoring: { url: "/m", sample: 10 } }, "monitoring.sample must be a number from 0 to 1"],
    [{ monitoring: { url: "/m" } }, "monitoring.sample is missing"],
    [{ imageOrigins: "https://a.example" }, 'imageOrigins must be a list, but is the text "https://a.example"'],
  ])("says what is wrong with %j", (change, message) => {
    expect(problemsOf(change)[0]).toBe(`config.json: ${message}`);
  });

  it.each([["MIIBIjANBg"], ["-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----"], [""]])(
    "does not take %j as a public key",
    (publicKey) => {
      expect(problemsOf({ publicKey })).toEqual([
        "config.json: publicKey must be a public key in PEM form (-----BEGIN PUBLIC KEY----- …)",
      ]);
    },
  );

  it.each([[null], [[]], ["{}"], [5], [undefined]])("reports a file that is %j as a whole", (input) => {
    const read = readSiteConfig(input);
    expect("problems" in read && read.problems.length > 0).toBe(true);
  });

  it("leaves out what is broken of a brand, and keeps the rest", () => {
    const brand = {
      name: "Lale",
      logo: "logo.svg",
      mark: "/mark.svg",
      icons: [
        { src: "icon.png", sizes: "any" },
        { src: "/icon.png", sizes: "512x512" },
      ],
      colors: { dark: { ground: "black", text: "#ffffff" }, light: 5 },
      font: { files: [{ src: "//cdn.example/a.woff2" }] },
      radius: 12,
      density: "compact",
      pictures: { logIn: "x", hero: "/hero.webp" },
    };
    expect(JSON.parse(JSON.stringify(withoutUnfit({ ...siteConfigExample, brand })?.brand))).toEqual({
      name: "Lale",
      mark: "/mark.svg",
      icons: [{ src: "/icon.png", sizes: "512x512" }],
      colors: { dark: { text: "#ffffff" } },
      density: "compact",
      pictures: { hero: "/hero.webp" },
    });
  });

  it("says what the file is if it is not an object", () => {
    expect(readSiteConfig(null)).toEqual({
      problems: [{ path: "", message: "config.json: the file must be an object, but is null" }],
    });
  });
});
