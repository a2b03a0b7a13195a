import type { Random } from "../../operator/lib/random.ts";
import { darken, fade, lighten } from "./colour.ts";
import type { Palette } from "./palettes.ts";
import { round } from "./svg.ts";

/** Where the colours of a gradient change: at equal distances, or at the given fractions. */
export type Stop = string | readonly [colour: string, at: number];

/**
 * The drawing context of one picture: its palette, its random numbers, and its paints so far. Each paint is defined
 * once, however often it is used. Light always comes from the upper left.
 */
export class Pen {
  readonly palette: Palette;
  readonly random: Random;
  readonly #definitions = new Map<string, string>();

  constructor(palette: Palette, random: Random) {
    this.palette = palette;
    this.random = random;
  }

  /** A gradient across the bounding box of the painted shape, from (x1, y1) to (x2, y2) in fractions of the box. */
  linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    return this.#paint(
      `<linearGradient id="?"${unless("x1", x1, 0)}${unless("y1", y1, 0)}${unless("x2", x2, 1)}` +
        `${unless("y2", y2, 0)}>${stopMarkup(stops)}</linearGradient>`,
    );
  }

  /** A gradient in the picture's coordinates, for strokes and for shapes that share it. */
  linearAt(stops: readonly Stop[], x1: number, y1: number, x2: number, y2: number): string {
    return this.#paint(
      `<linearGradient id="?" gradientUnits="userSpaceOnUse" x1="${round(x1)}" y1="${round(y1)}"` +
        ` x2="${round(x2)}" y2="${round(y2)}">${stopMarkup(stops)}</linearGradient>`,
    );
  }

  /** A radial gradient in the bounding box of the painted shape. */
  radial(stops: readonly Stop[], x = 0.5, y = 0.5, radius = 0.5): string {
    return this.#paint(
      `<radialGradient id="?"${unless("cx", x, 0.5)}${unless("cy", y, 0.5)}${unless("r", radius, 0.5)}>` +
        `${stopMarkup(stops)}</radialGradient>`,
    );
  }

  /** A repeating tile of `width` × `height`. `parts` draws it; the whole pattern is scaled and rotated. */
  tile(width: number, height: number, parts: string, scale = 1, degrees = 0): string {
    const moves = `${degrees ? `rotate(${round(degrees)})` : ""}${scale === 1 ? "" : `scale(${Math.round(scale * 100) / 100})`}`;
    return this.#paint(
      `<pattern id="?" width="${round(width)}" height="${round(height)}" patternUnits="userSpaceOnUse"` +
        `${moves && ` patternTransform="${moves}"`}>${parts}</pattern>`,
    );
  }

  /** An attribute that clips an element to a path. */
  clip(d: string): string {
    const id = this.#define(`<clipPath id="?"><path d="${d}"/></clipPath>`);
    return `clip-path="url(#${id})"`;
  }

  /** Adds the definitions of a finished drawing under new ids, and returns its body with those ids. */
  adopt(definitions: readonly string[], body: string): string {
    const ids = new Map<string, string>();
    const withOurIds = (markup: string) =>
      markup.replaceAll(/url\(#(\w+)\)/g, (_, id: string) => `url(#${ids.get(id) ?? id})`);
    for (const markup of definitions) {
      const [, id = ""] = / id="(\w+)"/.exec(markup) ?? [];
      ids.set(id, this.#define(withOurIds(markup.replace(` id="${id}"`, ' id="?"'))));
    }
    return withOurIds(body);
  }

  /** A matt surface of one colour. */
  shade(colour: string): string {
    return this.linear([lighten(colour, 0.32), [colour, 0.45], darken(colour, 0.42)], 0.1, 0, 0.8, 1);
  }

  /** A ball of one colour. */
  ball(colour: string): string {
    return this.radial([lighten(colour, 0.55), [colour, 0.5], darken(colour, 0.5)], 0.36, 0.3, 0.75);
  }

  /** A soft light, or with a dark colour a soft shadow, that fades out completely. */
  glow(colour: string, opacity = 1): string {
    return this.radial([fade(colour, opacity), [fade(colour, opacity * 0.45), 0.5], fade(colour, 0)]);
  }

  /** Polished gold, seen from the front. */
  get gold(): string {
    return this.linear(["#fff4cc", ["#f6cf68", 0.25], ["#d9962c", 0.55], ["#9a5a18", 0.85], "#c98a34"], 0.1, 0, 0.6, 1);
  }

  /** Gold in shadow, for sides and rims. */
  get darkGold(): string {
    return this.linear(["#c98d33", ["#8a5016", 0.6], "#5a3010"], 0, 0, 0.4, 1);
  }

  /** The complete SVG. */
  finish(width: number, height: number, body: string): string {
    const definitions = [...this.#definitions.keys()]
      .map((markup) => markup.replace("?", this.#definitions.get(markup) ?? ""))
      .join("");
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"` +
      ` width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round">` +
      `<defs>${definitions}</defs>${body}</svg>`
    );
  }

  #paint(markup: string): string {
    return `url(#${this.#define(markup)})`;
  }

  #define(markup: string): string {
    const known = this.#definitions.get(markup);
    if (known) return known;
    const id = `p${this.#definitions.size.toString(36)}`;
    this.#definitions.set(markup, id);
    return id;
  }
}

function stopMarkup(stops: readonly Stop[]): string {
  return stops
    .map((stop, index) => {
      const [colour, at] = typeof stop === "string" ? [stop, index / (stops.length - 1)] : [stop[0], stop[1]];
      return `<stop${unless("offset", Math.round(at * 100) / 100, 0)} stop-color="${colour}"/>`;
    })
    .join("");
}

/** An attribute, left out when the value is the default. */
function unless(name: string, value: number, usual: number): string {
  return value === usual ? "" : ` ${name}="${value}"`;
}
