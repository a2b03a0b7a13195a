/** The calls that open a game. They return its address, or refuse with a reason for the player. */
import type { casinoInitGame, livecasinoInitGame } from "../../src/contract/game-players.ts";
import type { virtualgamesInitGame } from "../../src/contract/virtualgames.ts";
import type { CallContext, Handler, HandlerTable } from "../dispatch/handler.ts";
import { Refusal } from "../dispatch/refusal.ts";
import { launchAddress } from "../launches/launch-address.ts";
import { virtualGame } from "../launches/virtual-games.ts";
import { asRowId } from "../row-id.ts";
import { texts } from "../texts/texts.ts";

const initGame: Handler<typeof casinoInitGame> = async ({ gameID, demo }, context) => {
  const game = await context.db
    .selectFrom("game")
    .select(["id", "type", "has_demo"])
    .where("id", "=", asRowId(gameID) ?? null)
    .executeTakeFirst();
  if (!game) throw notThere("noGame", context);
  if (demo && !game.has_demo) throw new Refusal(texts.games.noDemo[context.language]);
  const url = await launchAddress({ kind: "slot", reference: game.id, type: game.type, demo }, context);
  return { data: { url } };
};

const initTable: Handler<typeof livecasinoInitGame> = async ({ tableID }, context) => {
  const table = await context.db
    .selectFrom("live_table")
    .select(["id", "type", "open", "opening_hours"])
    .where("id", "=", asRowId(tableID) ?? null)
    .executeTakeFirst();
  if (!table) throw notThere("noTable", context);
  if (!table.open) throw closedUntil(table.opening_hours, context);
  const url = await launchAddress({ kind: "table", reference: table.id, type: table.type }, context);
  return { data: { url } };
};

const initVirtualGame: Handler<typeof virtualgamesInitGame> = async ({ providerID, type }, context) => {
  const game = virtualGame(providerID, type);
  if (!game) throw notThere("noGame", context);
  return { data: { url: await launchAddress(game, context) } };
};

function notThere(text: "noGame" | "noTable", { language }: CallContext): Refusal {
  return new Refusal(texts.games[text][language], { code: 404 });
}

function closedUntil(openingHours: string | null, { language }: CallContext): Refusal {
  const hours = { tr: `Açılış saatleri: ${openingHours}.`, en: `Opening hours: ${openingHours}.` };
  const closed = texts.games.closed[language];
  return new Refusal(openingHours === null ? closed : `${closed} ${hours[language]}`);
}

export const initGameHandlers = {
  "casino/init_game": initGame,
  "livecasino/init_game": initTable,
  "virtualgames/init_game": initVirtualGame,
} satisfies Partial<HandlerTable>;
