import type { livecasinoCategoryList, livecasinoGameTableList, LiveTable } from "../../src/contract/livecasino.ts";
import type { livecasinoProviderList } from "../../src/contract/game-players.ts";
import { accountOf } from "../accounts/find-player.ts";
import { liveCategories } from "../catalogue/categories.ts";
import { findTables } from "../catalogue/find-tables.ts";
import { liveProviders } from "../catalogue/providers.ts";
import type { Handler, HandlerTable } from "../dispatch/handler.ts";
import { capPage, pageOf } from "../dispatch/paging.ts";
import { signedIn } from "../dispatch/refusal.ts";
import { artAddress } from "../art-address.ts";
import { mostGames } from "./casino.ts";
import { categoryAnswer, providerAnswer } from "./lobby-answers.ts";

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
