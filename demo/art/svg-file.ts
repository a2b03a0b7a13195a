/**
 * The SVG files of `demo/drawings/`. A designer can open them: the palette is a set of CSS variables on the root,
 * and shades are `color-mix()` of them. Not every viewer of SVG supports CSS, so the served pictures contain computed
 * colours.
 */
import { readFileSync } from "node:fs";
import { fade, mix } from "./colour.ts";
import type { Palette } from "./palettes.ts";

export interface SvgFile {
  /** The attributes of the root, without its palette. */
  readonly attributes: string;
  /** The palette that the file itself uses. Undefined when all its colours are fixed. */
  readonly palette: Palette | undefined;
  /** The paints, clips and patterns, each with an id. A definition comes before those that use it. */
  readonly definitions: readonly string[];
  readonly body: string;
}

const folder = new URL("../drawings/", import.meta.url);
const shape = /^<svg ([^>]*?)(?: style="([^"]*)")?><defs>(.*)<\/defs>(.*)<\/svg>$/;
const definition = /<(linearGradient|radialGradient|pattern|clipPath)\b.*?<\/\1>/g;

/**
 * Reads `demo/drawings/<name>.svg`. Returns undefined when there is none.
 *
 * @throws when the file does not have the expected structure.
 */
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
  return {
    attributes,
    palette: style === undefined ? undefined : paletteIn(style),
    definitions: definitions.match(definition) ?? [],
    body,
  };
}

function paletteIn(style: string): Palette {
  const colours = style.split(";").map((variable) =>
    variable
      .replace("--", "")
      .split(":")
      .map((part) => part.trim()),
  );
  return Object.fromEntries(colours);
}

const innermost = /color-mix\(in oklab,(#\w+),(#\w+) ([\d.]+)%\)|color-mix\(in srgb,(#\w+) ([\d.]+)%,transparent\)/g;

/** Replaces the variables and mixes in the markup with colours of a palette. */
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

/** A file's picture in its own palette. */
export function pictureOf({ attributes, palette, definitions, body }: SvgFile): string {
  const svg = `<svg ${attributes}><defs>${definitions.join("")}</defs>${body}</svg>`;
  return palette ? inPalette(svg, palette) : svg;
}
