/**
 * The SVG files of `operator/demo/art/`. A designer can open them: the palette stands as CSS variables at the root, and
 * shades of its colours as `color-mix()`. Not everything that shows an SVG knows CSS, so what is served has the colours
 * worked out.
 */
import { readFileSync } from "node:fs";
import { fade, mix } from "./colour.ts";
import type { Palette } from "./palettes.ts";

export interface SvgFile {
  /** The attributes of the root, without its palette. */
  readonly attributes: string;
  /** The palette in which the file shows itself; undefined where all colours are fixed. */
  readonly palette: Palette | undefined;
  /** The paints, clips and patterns, each with an id, those first that others use. */
  readonly definitions: readonly string[];
  readonly body: string;
}

const folder = new URL("../demo/art/", import.meta.url);
const shape = /^<svg ([^>]*?)(?: style="([^"]*)")?><defs>(.*)<\/defs>(.*)<\/svg>$/;
const definition = /<(linearGradient|radialGradient|pattern|clipPath)\b.*?<\/\1>/g;

/** Reads `operator/demo/art/<name>.svg`; undefined when there is none. Throws for one of another shape. */
export function readSvg(name: string): SvgFile | undefined {
  let text: string;
  try {
    text = readFileSync(new URL(`${name}.svg`, folder), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
  const parts = shape.exec(text.replaceAll(/>\s+</g, "><").trim());
  if (!parts) throw new SyntaxError(`${name}.svg is not as svg-file.ts reads it: <svg …><defs>…</defs>…</svg>`);
  const [, attributes = "", style, definitions = "", body = ""] = parts;
  return { attributes, palette: style === undefined ? undefined : paletteIn(style), definitions: definitions.match(definition) ?? [], body };
}

function paletteIn(style: string): Palette {
  const colours = style.split(";").map((variable) => variable.replace("--", "").split(":").map((part) => part.trim()));
  return Object.fromEntries(colours);
}

const innermost = /color-mix\(in oklab,(#\w+),(#\w+) ([\d.]+)%\)|color-mix\(in srgb,(#\w+) ([\d.]+)%,transparent\)/g;

/** Works out the colours of markup in a palette. */
export function inPalette(markup: string, palette: Palette): string {
  let text = markup.replaceAll(/var\(--(ink|deep|mid|light|accent)\)/g, (_, name: keyof Palette) => palette[name]);
  while (text.includes("color-mix(")) {
    const before = text;
    text = text.replaceAll(innermost, (_, from, to, share, faded, opacity) =>
      from === undefined ? fade(faded, Number(opacity) / 100) : mix(from, to, Number(share) / 100),
    );
    if (text === before) throw new SyntaxError(`Not a mix of two colours: ${text.slice(text.indexOf("color-mix("))}`);
  }
  return text;
}

/** The picture of a file, in its own palette. */
export function pictureOf({ attributes, palette, definitions, body }: SvgFile): string {
  const svg = `<svg ${attributes}><defs>${definitions.join("")}</defs>${body}</svg>`;
  return palette ? inPalette(svg, palette) : svg;
}
