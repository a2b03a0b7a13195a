import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { pageLanguages } from "../src/contract/page-languages.ts";
import { startPath } from "../src/pwa/launches.ts";
import { root } from "./run.ts";

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly purpose?: string;
  readonly form_factor?: string;
  readonly label?: string;
}

interface Manifest {
  readonly lang: string;
  readonly start_url: string;
  readonly display: string;
  readonly launch_handler: { readonly client_mode: readonly string[] };
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string; readonly icons: readonly Picture[] }[];
}

const read = (language: string) =>
  JSON.parse(readFileSync(join(root, `public/manifest.${language}.webmanifest`), "utf8")) as Manifest;
const routes = readFileSync(join(root, "src/routeTree.gen.ts"), "utf8");

describe.each([...pageLanguages])("the manifest in %s", (language) => {
  const manifest = read(language);

  test("has every purpose of icon and both forms of screenshot, with the size that each file has", async () => {
    expect(manifest.lang).toBe(language);
    expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(new Set(["any", "maskable", "monochrome"]));
    expect(manifest.screenshots.map((shot) => shot.form_factor)).toEqual(["narrow", "wide"]);
    const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
    for (const { src, sizes } of pictures.filter((picture) => picture.sizes !== "any")) {
      const { width, height } = await sharp(join(root, "public", src)).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  });

  test("opens in a window of its own, where the app follows launches itself", () => {
    expect(manifest.display).toBe("standalone");
    expect(manifest.launch_handler.client_mode[0]).toBe("focus-existing");
    expect(manifest.start_url).toBe(startPath);
  });

  test("has shortcuts to pages of the site", () => {
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
      "/profile/deposit",
      "/favorites",
      "/live",
      "/notifications",
    ]);
    for (const { url } of manifest.shortcuts) expect(routes).toMatch(new RegExp(`"${url}(/\\{-\\$\\w+\\})?"`));
  });
});

test("the bars and the start screen have the themes' background", () => {
  const text = (path: string) => readFileSync(join(root, path), "utf8");
  const [dark, light] = [...text("src/ui/tokens.css").matchAll(/--color-ground: var\([\w-]+, (#\w+)\);/g)].map(
    ([, colour]) => colour,
  );
  expect(dark).not.toBe(light);
  expect(text("index.html")).toContain(`<meta name="theme-color" content="${dark}" />`);
  expect(text("public/theme.js")).toContain(`querySelector("meta[name=theme-color]").content = "${light}"`);
  for (const language of pageLanguages)
    expect(read(language)).toMatchObject({ theme_color: dark, background_color: dark });
});

test("the manifests differ only in their texts", () => {
  const [one, other] = pageLanguages.map((language) => {
    const { shortcuts, screenshots, ...rest } = read(language) as Manifest & Record<string, unknown>;
    const texts = { name: "", description: "", lang: "" };
    return {
      ...rest,
      ...texts,
      shortcuts: shortcuts.map((shortcut) => ({ ...shortcut, name: "" })),
      screenshots: screenshots.map((shot) => ({ ...shot, label: "" })),
    };
  });
  expect(one).toEqual(other);
});
