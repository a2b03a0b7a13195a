import { banks } from "../seed/cashier/banks.ts";
import type { GameDesign } from "../seed/catalogue/design.ts";
import { designGames, firstGameId } from "../seed/catalogue/game-designs.ts";
import { liveProviders } from "../seed/catalogue/live-providers.ts";
import { providers } from "../seed/catalogue/providers.ts";
import { firstTableId, seedTables } from "../seed/catalogue/tables.ts";
import type { SeedTable } from "../seed/types.ts";
import { drawCashLogo } from "./cash/cash-logo.ts";
import { drawTableCard } from "./live/table-card.ts";
import { drawWordmark } from "./logos/wordmark.ts";
import type { Raster } from "./rasterise.ts";
import { rasterOf } from "./rasters.ts";
import { drawGameTile } from "./tile/game-tile.ts";
import type { Bill } from "./wide/bill.ts";
import { drawBill, type Format, formats } from "./wide/draw-bill.ts";
import { promotionBills } from "./wide/promotions.ts";
import { popupBills } from "./wide/popups.ts";
import { sliderBills } from "./wide/sliders.ts";
import { specialBills } from "./wide/special-days.ts";
import { tournamentBills } from "./wide/tournaments.ts";

let games: readonly GameDesign[] | undefined;
let tables: readonly SeedTable[] | undefined;
const logos = new Map([...providers, ...liveProviders].map((provider) => [provider.id, provider]));

/** The design of the game with this id; undefined for one that is not of the demo's catalogue. */
export function designOf(id: number): GameDesign | undefined {
  games ??= designGames();
  return games[id - firstGameId];
}

function gameTile(id: number): string | undefined {
  const game = designOf(id);
  return game && drawGameTile(game);
}

function tableCard(id: number): string | undefined {
  tables ??= seedTables();
  const table = tables[id - firstTableId];
  return table && drawTableCard(table);
}

function wordmark(id: number): string | undefined {
  const provider = logos.get(id);
  return provider && drawWordmark(provider);
}

/** Far from the ids of providers, which decide the emblem and its colour. */
const firstBankLogo = 900;

function bankLogo(id: number): string | undefined {
  const bank = banks.find((known) => known.id === id);
  return bank && drawWordmark({ id: firstBankLogo + id, name: bank.name, logo: "" });
}

function bill(bills: readonly Bill[], format: Format, seed: string) {
  return (number: number): string | undefined => {
    const chosen = bills[number - 1];
    return chosen && drawBill(chosen, format, `${seed} ${number}`);
  };
}

const painters = new Map<string, (id: number) => string | undefined>([
  ["game", gameTile],
  ["table", tableCard],
  ["provider", wordmark],
  ["cash", drawCashLogo],
  ["bank", bankLogo],
  ["slider", bill(sliderBills, formats.slider, "slider")],
  ["slider-mobile", bill(sliderBills, formats.sliderMobile, "slider")],
  ["promotion", bill(promotionBills, formats.card, "promotion")],
  ["tournament", bill(tournamentBills, formats.card, "tournament")],
  ["popup", bill(popupBills, formats.popup, "popup")],
  ["special", bill(specialBills, formats.slider, "special")],
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
  const svg = painters.get(`${kind}${mobile}`)?.(Number(id));
  return svg === undefined ? undefined : { svg, ...(raster && { raster }) };
}
