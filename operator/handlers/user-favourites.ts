import type { Favorite, userFavorites } from "../../src/contract/user.ts";
import type { Handler, HandlerTable } from "../dispatch/handler.ts";
import { wholeList } from "../dispatch/paging.ts";
import { badRequest, Refusal, signedIn } from "../dispatch/refusal.ts";
import { addFavourite, favouritesOf, mostFavourites, removeFavourite } from "../favourites/favourites.ts";
import { filled, texts } from "../texts/texts.ts";

/** Lists the player's favourites or, with a mode, adds or removes one. */
const favorites: Handler<typeof userFavorites> = async ({ mode, type, id }, context) => {
  const { db, now, language } = context;
  const { playerId } = signedIn(context);
  if (!mode) return wholeList(await favouritesOf(db, playerId, type));
  if (!type) throw badRequest(language, "type: expected one with mode");
  if (!id) throw badRequest(language, "id: expected one with mode");

  const favourite: Favorite = { type, id };
  if (mode === "delete") {
    await removeFavourite(db, playerId, favourite);
  } else {
    const result = await addFavourite(db, playerId, favourite, now);
    const unknown = type === "casino" ? texts.games.noGame : texts.games.noTable;
    if (result === "unknown") throw new Refusal(unknown[language], { code: 404 });
    if (result === "too-many")
      throw new Refusal(filled(texts.games.tooManyFavourites[language], { most: String(mostFavourites) }), {
        code: 409,
      });
  }
  return { data: [] };
};

export const userFavouritesHandlers = {
  "user/favorites": favorites,
} satisfies Partial<HandlerTable>;
