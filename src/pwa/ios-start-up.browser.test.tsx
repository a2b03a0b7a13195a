import { expect, onTestFinished, test, vi } from "vitest";
import { prepareIosStart } from "./ios-start-up.ts";

const icon =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10" fill="#ff0000"/></svg>',
  );

async function pixelsOf(href: string) {
  const picture = Object.assign(new Image(), { src: href });
  await picture.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: picture.width, height: picture.height });
  const context = canvas.getContext("2d") as CanvasRenderingContext2D;
  context.drawImage(picture, 0, 0);
  const at = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3);
  return { size: [picture.width, picture.height], corner: at(1, 1), middle: at(picture.width / 2, picture.height / 2) };
}

test.each([
  ["dark", icon, [13, 15, 20], [255, 0, 0]],
  ["light", "/no-icon.png", [245, 240, 230], [245, 240, 230]],
] as const)(
  "in the %s theme the start screen has the theme's background, and the icon if there is one",
  async (theme, href, ground, middle) => {
    const touchIcon = Object.assign(document.createElement("link"), { rel: "apple-touch-icon", href });
    document.head.append(touchIcon);
    document.documentElement.dataset["theme"] = theme;
    vi.stubGlobal("screen", { width: 20, height: 40 });
    vi.stubGlobal("devicePixelRatio", 3);
    onTestFinished(() => {
      vi.unstubAllGlobals();
      delete document.documentElement.dataset["theme"];
      for (const added of document.querySelectorAll('[rel^="apple-touch"], meta[name^="apple"]')) added.remove();
    });
    await prepareIosStart();
    expect(document.querySelector<HTMLMetaElement>('meta[name="apple-mobile-web-app-capable"]')?.content).toBe("yes");
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="apple-touch-startup-image"]')];
    expect(links.map(({ media }) => media)).toEqual(["(orientation: portrait)", "(orientation: landscape)"]);
    expect(await Promise.all(links.map(({ href: picture }) => pixelsOf(picture)))).toEqual([
      { size: [60, 120], corner: ground, middle },
      { size: [120, 60], corner: ground, middle },
    ]);
  },
);
