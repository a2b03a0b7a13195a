import { sql } from "kysely";
import type { casinoCategoryList, casinoGamesList, SlotGame } from "../../src/contract/casino.ts";
import type {
  casinoInitGame,
  casinoProviderList,
  livecasinoInitGame,
  livecasinoProviderList,
  Provider,
} from "../../src/contract/game-players.ts";
import type { Category } from "../../src/contract/games.ts";
import type { habaneroGetJackpots } from "../../src/contract/habanero.ts";
import type { livecasinoCategoryList, livecasinoGameTableList, LiveTable } from "../../src/contract/livecasino.ts";
import type { virtualgamesInitGame } from "../../src/contract/virtualgames.ts";
import { accountOf } from "../identity/accounts.ts";
import { artAddress } from "../lib/art-address.ts";
import { casinoCategories, casinoProviders, liveCategories, liveProviders } from "../content/categories.ts";
import { findGames, findTables, type GameRow } from "../content/find-games.ts";
import type { CallContext, Handler, HandlerTable } from "../core/call-context.ts";
import { inLanguage, type Language, type Localised } from "../lib/language.ts";
import { capPage, pageOf, wholeList } from "../lib/paging.ts";
import { Refusal, signedIn } from "../core/refusal.ts";
import { launchAddress, virtualGame } from "../provider/game-launch.ts";
import { asRowId } from "../lib/row-id.ts";
import { texts } from "../texts/texts.ts";

/** The maximum page size of a list of games or tables (contract.md, casino/games_list). */
export const mostGames = 500;

const categoryList: Handler<typeof casinoCategoryList> = async (data, { db, language }) => {
  const categories = await casinoCategories(db);
  return pageOf(
    categories.map((category) => categoryAnswer(category, language)),
    capPage(data, mostGames),
  );
};

const providerList: Handler<typeof casinoProviderList> = async (data, { db }) => {
  const providers = await casinoProviders(db);
  return pageOf(providers.map(providerAnswer), capPage(data, mostGames));
};

const gamesList: Handler<typeof casinoGamesList> = async (data, context) => {
  const page = capPage(data, mostGames);
  const { games, total } = await findGames(
    context.db,
    { ...data, favouritesOf: data.favorites ? signedIn(context).playerId : undefined },
    data.order ?? "popular",
    page,
  );
  return { data: games.map(gameAnswer), pagination: { ...page, total } };
};

function gameAnswer(game: GameRow): SlotGame {
  return {
    gameID: game.id,
    name: game.name,
    providerID: game.provider_id,
    providerName: game.provider_name,
    image: artAddress(`/art/game/${game.id}.webp`),
    CategoryIDs: game.category_ids,
    type: game.type,
    rtp: Number(game.rtp),
    volatility: game.volatility,
    minBet: game.min_bet,
    maxBet: game.max_bet,
    ...(game.jackpot !== null && { jackpot: game.jackpot }),
    badges: [...game.badges],
    hasDemo: game.has_demo,
    releasedAt: game.released_at.toISOString(),
  };
}

export const casinoHandlers = {
  "casino/category_list": categoryList,
  "casino/provider_list": providerList,
  "casino/games_list": gamesList,
} satisfies Partial<HandlerTable>;

const restrictedRid = 20;

const liveCategoryList: Handler<typeof livecasinoCategoryList> = async (data, { db, language }) => {
  const categories = await liveCategories(db);
  return pageOf(
    categories.map((category) => categoryAnswer(category, language)),
    capPage(data, mostGames),
  );
};

/** A player with `rid` 20 sees the providers with status 2, whatever the request says (product.md 6.3). */
const liveProviderList: Handler<typeof livecasinoProviderList> = async (data, context) => {
  const { rid } = await accountOf(context.db, signedIn(context).playerId);
  const providers = await liveProviders(context.db, rid === restrictedRid ? "2" : data.status);
  return pageOf(providers.map(providerAnswer), capPage(data, mostGames));
};

const gameTableList: Handler<typeof livecasinoGameTableList> = async (data, context) => {
  const page = capPage(data, mostGames);
  const { tables, total } = await findTables(
    context.db,
    { ...data, favouritesOf: data.favorites ? signedIn(context).playerId : undefined },
    page,
  );
  return { data: tables.map(tableAnswer), pagination: { ...page, total } };
};

function tableAnswer(table: Awaited<ReturnType<typeof findTables>>["tables"][number]): LiveTable {
  return {
    tableID: table.id,
    name: table.name,
    providerID: table.provider_id,
    providerName: table.provider_name,
    image: artAddress(`/art/table/${table.id}.webp`),
    CategoryIDs: table.category_ids,
    type: table.type,
    ...(table.dealer !== null && { dealer: table.dealer }),
    minBet: table.min_bet,
    maxBet: table.max_bet,
    open: table.open,
    ...(table.seats !== null && { seats: table.seats }),
    ...(table.opening_hours !== null && { openingHours: table.opening_hours }),
  };
}

export const livecasinoHandlers = {
  "livecasino/category_list": liveCategoryList,
  "livecasino/provider_list": liveProviderList,
  "livecasino/game_table_list": gameTableList,
} satisfies Partial<HandlerTable>;

interface CategoryRow {
  readonly id: string;
  readonly name: Localised;
  readonly icon: string;
  readonly total: number;
}

/** A category in the format of both lobbies. */
function categoryAnswer(row: CategoryRow, language: Language): Category {
  return {
    CategoryID: row.id,
    name: inLanguage(row.name, language),
    icon: row.icon,
    count: row.total,
  };
}

interface ProviderRow {
  readonly id: string;
  readonly name: string;
  readonly logo: string;
  readonly total: number;
}

/** A provider in the format of both lobbies. */
function providerAnswer({ id, name, logo, total }: ProviderRow): Provider {
  return { providerID: id, name, logo: artAddress(logo), count: total };
}

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

/** The current jackpots. The database calculates in exact decimals and rounds down to kuruş. */
const getJackpots: Handler<typeof habaneroGetJackpots> = async (_data, { db, now, language }) => {
  const jackpots = await db
    .selectFrom("jackpot")
    .select(["id", "name", "currency"])
    .select(
      sql<string>`trunc(
        amount + per_minute * greatest(extract(epoch from ${now}::timestamptz - counted_from), 0) / 60,
        2)`.as("amount"),
    )
    .orderBy("id")
    .execute();
  return wholeList(
    jackpots.map(({ id, name, amount, currency }) => ({
      id,
      name: inLanguage(name, language),
      amount,
      currency,
      updatedAt: now.toISOString(),
    })),
  );
};

export const habaneroHandlers = {
  "habanero/getJackpots": getJackpots,
} satisfies Partial<HandlerTable>;
