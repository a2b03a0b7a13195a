import { designOf, firstTableId, seedCatalogue } from "../catalogue.ts";
import { drawTableCard } from "./live/table-card.ts";
import type { Raster } from "./rasterise.ts";
import { rasterOf } from "./rasters.ts";
import { pictureOf, readSvg } from "./svg-file.ts";
import { drawGameTile } from "./tile/game-tile.ts";

function gameTile(id: number): string | undefined {
  const game = designOf(id);
  return game && drawGameTile(game);
}

function tableCard(id: number): string | undefined {
  const table = seedCatalogue().tables[id - firstTableId];
  return table && drawTableCard(table);
}

/** The kinds whose pictures are files. */
const kinds = new Set([
  "provider",
  "cash",
  "bank",
  "slider",
  "slider-mobile",
  "promotion",
  "tournament",
  "popup",
  "special",
]);

function pictureInFile(kind: string, id: number): string | undefined {
  const file = kinds.has(kind) ? readSvg(`pictures/${kind}-${id}`) : undefined;
  return file && pictureOf(file);
}

const painters = new Map<string, (id: number) => string | undefined>([
  ["game", gameTile],
  ["table", tableCard],
]);

const pattern = /^\/art\/([a-z]+)\/([1-9]\d{0,8})(-mobile)?\.(svg|webp)(?:\?w=(\d+))?$/;

export interface Drawing {
  readonly svg: string;
  /** How to convert it to the WebP picture at this address. Undefined for addresses of SVGs. */
  readonly raster?: Raster;
}

/**
 * Draws the picture at an address such as `/art/game/10001.webp?w=216` (see `addressInWidth`) or `/art/slider/3.svg`.
 * Returns undefined when there is none. Every call draws it again, with the same result, in about a millisecond;
 * callers should cache it.
 */
export function drawArt(address: string): Drawing | undefined {
  const [, kind = "", id, mobile = "", ending, width] = pattern.exec(address) ?? [];
  const raster = rasterOf(kind, Number(width));
  if (ending !== (raster ? "webp" : "svg")) return undefined;
  const painter = mobile === "" ? painters.get(kind) : undefined;
  const svg = painter ? painter(Number(id)) : pictureInFile(`${kind}${mobile}`, Number(id));
  return svg === undefined ? undefined : { svg, ...(raster && { raster }) };
}
