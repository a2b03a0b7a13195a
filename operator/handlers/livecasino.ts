import type {
  livecasinoCategoryList,
  livecasinoGameTableList,
  LiveTable,
} from "../../src/contract/livecasino.ts";
import { liveCategories } from "../catalogue/categories.ts";
import { findTables } from "../catalogue/find-tables.ts";
import type { Handler } from "../dispatch/handler.ts";
import { capPage, pageOf } from "../dispatch/paging.ts";
import { artAddress } from "../art-address.ts";
import { mostGames } from "./casino.ts";
import { categoryAnswer } from "./category-answer.ts";

export const liveCategoryList: Handler<typeof livecasinoCategoryList> = async (
  data,
  { db, language },
) => {
  const categories = await liveCategories(db);
  return pageOf(
    categories.map((category) => categoryAnswer(category, language)),
    capPage(data, mostGames),
  );
};

export const gameTableList: Handler<typeof livecasinoGameTableList> = async (data, { db }) => {
  const page = capPage(data, mostGames);
  const { tables, total } = await findTables(db, data, page);
  return { data: tables.map(tableAnswer), pagination: { ...page, total } };
};

function tableAnswer(table: Awaited<ReturnType<typeof findTables>>["tables"][number]): LiveTable {
  return {
    tableID: table.id,
    name: table.name,
    providerID: table.provider_id,
    providerName: table.provider_name,
    image: artAddress(`/art/table/${table.id}.svg`),
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
