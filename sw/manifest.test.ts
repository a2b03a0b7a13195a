import { origin } from "./testing/worker.ts";
import { describe, expect, it, vi } from "vitest";
import { answerManifest } from "./files.ts";
import { rememberConfig } from "./operator-config.ts";

const icons = [{ src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" }];
const built = JSON.stringify({
  id: "/",
  name: "Karo: casino ve bahis",
  short_name: "Karo",
  icons,
  shortcuts: [{ name: "Slot oyunları", url: "/slot", icons }],
  screenshots: [{ src: "/icons/screenshot-phone.png" }],
});
vi.stubGlobal("fetch", async () => new Response(built));

async function manifestOf(brand: object | undefined): Promise<unknown> {
  rememberConfig(JSON.stringify({ apiBase: "/", siteName: "Site", publicKey: "key", brand }));
  const request = new Request(`${origin}/manifest.tr.webmanifest`);
  const response = await answerManifest({ request });
  return response.json();
}

describe("the manifest of an operator", () => {
  it("with a logo has it as the only icon, also of its shortcuts", async () => {
    const own = [{ src: "/lale.svg", sizes: "any", purpose: "any" }];
    expect(await manifestOf({ name: "Lale", logo: "/lale.svg" })).toEqual({
      id: "/",
      name: "Lale: casino ve bahis",
      short_name: "Lale",
      icons: own,
      shortcuts: [{ name: "Slot oyunları", url: "/slot", icons: own }],
      // They show the build's own brand.
      screenshots: [],
    });
  });

  it("has the icons, the short name and the background of a brand that names them", async () => {
    const own = [
      { src: "/lale-512.png", sizes: "512x512", purpose: "any" },
      { src: "/lale-mask.png", sizes: "512x512", purpose: "maskable" },
    ];
    const brand = { name: "Lale Casino", shortName: "Lale", logo: "/lale.svg", icons: own };
    expect(await manifestOf({ ...brand, colors: { dark: { ground: "#14082a" } } })).toMatchObject({
      name: "Lale Casino: casino ve bahis",
      short_name: "Lale",
      icons: own,
      shortcuts: [{ icons: [own[0]] }],
      screenshots: [],
      theme_color: "#14082a",
      background_color: "#14082a",
    });
  });

  it("takes the sign of a brand without icons", async () => {
    const brand = { name: "Lale", logo: "/lale.svg", mark: "/sign.svg", icons: [] };
    expect(await manifestOf(brand)).toMatchObject({ icons: [{ src: "/sign.svg", sizes: "any" }] });
  });

  it.each([undefined, null, 5])("with a name and %j as its logo keeps the build's icons", async (logo) => {
    expect(await manifestOf({ name: "Lale", logo })).toMatchObject({ short_name: "Lale", icons });
  });

  it("without a brand is the build's", async () => {
    expect(await manifestOf(undefined)).toEqual(JSON.parse(built));
  });
});
