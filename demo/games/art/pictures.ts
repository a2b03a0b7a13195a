import { heroes } from "../../art/heroes.ts";
import { Pen } from "../../art/pen.ts";
import { place } from "../../art/svg.ts";
import type { Motif } from "../../catalogue/motifs.ts";
import { randomFrom } from "../../../operator/lib/random.ts";
import { type Look, lookOf } from "./look.ts";

/** The symbols that fill up the reels after the game's own, in order of use. */
const fillers: readonly Motif[] = [
  "pomegranate",
  "crescent",
  "carnation",
  "bell",
  "diamond",
  "lemon",
  "clover",
  "cherry",
];

const symbols = "TPSMCLD";
const side = 220;

/**
 * A picture of a game page: a symbol of the reels (`T` … `D`, `W`), the `hero`, or the `scene` behind it. The same
 * reference always gives the same picture. Undefined for another name.
 */
export function drawPicture(reference: string, name: string): string | undefined {
  const look = lookOf(reference);
  if (name === "scene") return drawScene(reference, look);
  const motif = name === "hero" ? look.motifs[0] : symbolMotif(look, name);
  if (motif === undefined) return undefined;
  const pen = new Pen(look.palette, randomFrom(`symbol ${reference} ${name}`));
  return pen.finish(side, side, place(side / 2, side / 2, 1, 0, heroes[motif](pen)));
}

function symbolMotif({ motifs }: Look, symbol: string): Motif | undefined {
  if (symbol === "W") return "nazar";
  const own = motifs.filter((motif) => motif !== "nazar");
  const all = [...new Set([...own, ...fillers])];
  return symbol.length === 1 && symbols.includes(symbol) ? all[symbols.indexOf(symbol)] : undefined;
}

function drawScene(reference: string, { palette, scene }: Look): string {
  const pen = new Pen(palette, randomFrom(`scene ${reference}`));
  return pen.finish(900, 600, scene(pen, 900, 600)).replace("<svg ", '<svg preserveAspectRatio="xMidYMid slice" ');
}
