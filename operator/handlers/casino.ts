import type { casinoCategoryList, casinoGamesList, SlotGame } from "../../src/contract/casino.ts";
import type { casinoProviderList } from "../../src/contract/game-players.ts";
import { casinoCategories } from "../catalogue/categories.ts";
import { findGames } from "../catalogue/find-games.ts";
import type { GameRow } from "../catalogue/games-by-ids.ts";
import { casinoProviders } from "../catalogue/providers.ts";
import type { Handler, HandlerTable } from "../dispatch/handler.ts";
import { capPage, pageOf } from "../dispatch/paging.ts";
import { signedIn } from "../dispatch/refusal.ts";
import { artAddress } from "../art-address.ts";
import { categoryAnswer, providerAnswer } from "./lobby-answers.ts";

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
