import type {
  financeAddFavoriteCashMethod,
  financeCheckFavoriteCashMethod,
  financeRemoveFavoriteCashMethod,
} from "../../src/contract/finance.ts";
import { addFavouriteMethod, favouriteMethods, removeFavouriteMethod } from "../cashier/favourites.ts";
import { findMethod } from "../cashier/find-method.ts";
import type { Handler } from "../dispatch/handler.ts";
import { signedIn } from "../dispatch/signed-in.ts";

export const addFavouriteCashMethod: Handler<typeof financeAddFavoriteCashMethod> = async (data, context) => {
  const { playerId } = signedIn(context);
  findMethod(data.id, data.Type, context.language);
  await addFavouriteMethod(context.db, { playerId, direction: data.Type }, data.id);
  return { data: null };
};

/** Works for methods that are no longer offered, too. */
export const removeFavouriteCashMethod: Handler<typeof financeRemoveFavoriteCashMethod> = async (data, context) => {
  const { playerId } = signedIn(context);
  await removeFavouriteMethod(context.db, { playerId, direction: data.Type }, data.id);
  return { data: null };
};

export const checkFavouriteCashMethod: Handler<typeof financeCheckFavoriteCashMethod> = async (data, context) => {
  const { playerId } = signedIn(context);
  findMethod(data.id, data.Type, context.language);
  const favourites = await favouriteMethods(context.db, { playerId, direction: data.Type });
  return { data: { isFavorite: favourites.has(data.id) } };
};
