import type {
  financeAddFavoriteCashMethod,
  financeCheckFavoriteCashMethod,
  financeRemoveFavoriteCashMethod,
} from "../../src/contract/finance.ts";
import { addFavouriteMethod, favouriteMethods, removeFavouriteMethod } from "../cashier/favourites.ts";
import { offeredMethod } from "../cashier/find-method.ts";
import type { Handler, HandlerTable } from "../dispatch/handler.ts";
import { signedIn } from "../dispatch/refusal.ts";

const addFavouriteCashMethod: Handler<typeof financeAddFavoriteCashMethod> = async (data, context) => {
  const { playerId } = signedIn(context);
  offeredMethod(data.id, data.Type, context);
  await addFavouriteMethod(context.db, { playerId, direction: data.Type }, data.id);
  return { data: null };
};

/** Also works for methods that are no longer offered. */
const removeFavouriteCashMethod: Handler<typeof financeRemoveFavoriteCashMethod> = async (data, context) => {
  const { playerId } = signedIn(context);
  await removeFavouriteMethod(context.db, { playerId, direction: data.Type }, data.id);
  return { data: null };
};

const checkFavouriteCashMethod: Handler<typeof financeCheckFavoriteCashMethod> = async (data, context) => {
  const { playerId } = signedIn(context);
  offeredMethod(data.id, data.Type, context);
  const favourites = await favouriteMethods(context.db, { playerId, direction: data.Type });
  return { data: { isFavorite: favourites.has(data.id) } };
};

export const financeFavouriteMethodsHandlers = {
  "finance/add_favorite_cash_method": addFavouriteCashMethod,
  "finance/remove_favorite_cash_method": removeFavouriteCashMethod,
  "finance/check_favorite_cash_method": checkFavouriteCashMethod,
} satisfies Partial<HandlerTable>;
