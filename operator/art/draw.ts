import { designOf, firstTableId, seedCatalogue } from "../seed/catalogue.ts";
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

/** Kinds of which each picture is a file. */
const kinds = new Set(["provider", "cash", "bank", "slider", "slider-mobile", "promotion", "tournament", "popup", "special"]);

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
  /** How it becomes the WebP picture that the address names; an address of an SVG has none. */
  readonly raster?: Raster;
}

/**
 * The picture at an address such as `/art/game/10001.webp?w=216` (see `addressInWidth`) or `/art/slider/3.svg`, or
 * undefined when there is none. Drawn anew at every call and always the same: keep it, it costs about a millisecond.
 */
export function drawArt(address: string): Drawing | undefined {
  const [, kind = "", id, mobile = "", ending, width] = pattern.exec(address) ?? [];
  const raster = rasterOf(kind, Number(width));
  if (ending !== (raster ? "webp" : "svg")) return undefined;
  const painter = mobile === "" ? painters.get(kind) : undefined;
  const svg = painter ? painter(Number(id)) : pictureInFile(`${kind}${mobile}`, Number(id));
  return svg === undefined ? undefined : { svg, ...(raster && { raster }) };
}
