/**
 * The player's session, profile and favourites. The second factor is in user-security.ts; registration and
 * credentials are in user-account.ts.
 */
import * as v from "valibot";
import { declareCall, declareWritingSide } from "./declaration.ts";
import { list } from "./list.ts";
import { renewedKeys } from "./system.ts";
import { favorite, favoriteTypes } from "./favorites.ts";
import { deviceSession, login, userProfile } from "./user-items.ts";
import { id, maybe, moment, noData, nothing, text } from "./values.ts";

export type { Favorite, FavoriteType } from "./favorites.ts";
export type { DeviceSession, Login, UserProfile } from "./user-items.ts";

/** A player with a time-out or self-exclusion is refused until this moment; null means for ever. */
export const loginRefusal = v.object({ until: v.nullable(moment) });
export type LoginRefusal = v.InferOutput<typeof loginRefusal>;

export const userLogin = declareCall({
  class: "user",
  method: "login",
  access: "public",
  cache: "never",
  effect: "write",
  request: v.object({ username: text, password: text }),
  answer: login,
  refusal: loginRefusal,
});

/** During log-in it is sent with the new session as `user`. Later it activates a new secret. */
export const userCheckGa = declareCall({
  class: "user",
  method: "check_ga",
  access: "either",
  cache: "never",
  effect: "write",
  request: v.object({ SiteType: text, ga_code: text }),
  answer: renewedKeys,
});

export const userLogout = declareCall({
  class: "user",
  method: "logout",
  access: "player",
  cache: "never",
  effect: "write",
  request: noData,
  answer: nothing,
});

export const userGetUserProfile = declareCall({
  class: "user",
  method: "get_user_profile",
  access: "player",
  cache: "player",
  effect: "read",
  request: noData,
  answer: userProfile,
});

/** Lists the favourites if it is sent without a mode. To change one, use `userChangeFavorite`. */
export const userFavorites = declareCall({
  class: "user",
  method: "favorites",
  access: "player",
  cache: "player",
  effect: "read",
  list: true,
  request: v.object({
    mode: maybe(v.picklist(["insert", "delete"])),
    type: maybe(v.picklist(favoriteTypes)),
    id: maybe(id),
  }),
  answer: list(favorite, ({ type, id }) => `${type} ${id}`),
});

/** The same call as `userFavorites`, declared as a write. Removing a missing favourite succeeds. */
export const userChangeFavorite = declareWritingSide(
  declareCall({
    class: "user",
    method: "favorites",
    access: "player",
    cache: "never",
    effect: "write",
    request: v.object({
      mode: v.picklist(["insert", "delete"]),
      type: v.picklist(favoriteTypes),
      id,
    }),
    answer: nothing,
  }),
);

export const userSessions = declareCall({
  class: "user",
  method: "sessions",
  access: "player",
  cache: "never",
  effect: "read",
  list: true,
  extension: "sessions",
  request: noData,
  answer: list(deviceSession),
});

export const userSessionRevoke = declareCall({
  class: "user",
  method: "session_revoke",
  access: "player",
  cache: "never",
  effect: "write",
  extension: "sessions",
  request: v.object({ id }),
  answer: nothing,
});
