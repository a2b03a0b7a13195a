/** What the user controller answers about the player. */
import * as v from "valibot";
import { bareDate, dateOrMoment, flag, id, ifFits, maybe, moment, shownFlag, shownText, text } from "./values.ts";

/**
 * The authenticator secret never gets past the wire: all that is kept is how long it is, 0 when there
 * is none. Longer than 10 characters means that signing in asks for a code (contract §2, user/login).
 */
export const secretLength = v.fallback(
  v.optional(
    v.pipe(
      v.nullable(v.string()),
      v.transform((secret) => secret?.length ?? 0),
    ),
    "",
  ),
  0,
);

/** What signing in answers: the session, before it is encrypted, and whether a code is asked for. */
export const login = v.pipe(
  v.object({
    rid: id,
    uid: id,
    sid: id,
    uip: text,
    /** An offset such as `+03:00`, sent as `gmt` from then on; that is its other name, too (contract §0). */
    gtm: maybe(text),
    gmt: maybe(text),
    language: text,
    username: text,
    /** None at the first time; for display, and so no reason to keep a player out. */
    lastlogin: v.fallback(maybe(dateOrMoment), undefined),
    gasecret: secretLength,
    /** `sms`: an SMS code is asked for. Nothing else asks for one. */
    otp: v.fallback(maybe(text), undefined),
  }),
  v.check(({ gtm, gmt }) => (gtm ?? gmt) !== undefined, "Expected gtm"),
  v.transform(({ gmt, gtm = gmt ?? "", ...others }) => ({ ...others, gtm })),
);
export type Login = v.InferOutput<typeof login>;

/** A birth date; of a moment its day, as the operator writes it. */
export const birthDate = /* @__PURE__ */ v.fallback(
  v.union([bareDate, v.pipe(moment, v.transform((value) => value.slice(0, 10)))]),
  "",
);

/** The role; an empty one is none that this site knows. */
export const roleId = /* @__PURE__ */ v.fallback(id, "");

/** A field that does not fit is empty; the others are shown all the same. */
export const userProfile = v.pipe(
  v.object({
    uid: id,
    firstname: ifFits(text),
    lastname: ifFits(text),
    username: text,
    email: shownText,
    emailVerified: shownFlag,
    phone: shownText,
    birthdate: birthDate,
    /** Masked by the operator. */
    nationalId: shownText,
    country: shownText,
    city: shownText,
    address: shownText,
    currency: shownText,
    lastlogin: ifFits(dateOrMoment),
    language: shownText,
    gtm: ifFits(text),
    gmt: ifFits(text),
    gasecret: secretLength,
    rid: roleId,
  }),
  v.transform(({ gmt, gtm = gmt ?? "", ...others }) => ({ ...others, gtm })),
);
export type UserProfile = v.InferOutput<typeof userProfile>;

/** A device on which the player is signed in. */
export const deviceSession = v.object({
  id,
  device: text,
  ip: text,
  lastSeen: moment,
  current: flag,
});
export type DeviceSession = v.InferOutput<typeof deviceSession>;

export const favoriteTypes = ["casino", "livecasino"] as const;
export type FavoriteType = (typeof favoriteTypes)[number];

export const favorite = v.object({ type: v.picklist(favoriteTypes), id });
export type Favorite = v.InferOutput<typeof favorite>;

/** How a signed-in player proves to be the one: not at all, by authenticator, by SMS. */
export const twoFactorMethods = ["none", "ga", "sms"] as const;
export type TwoFactorMethod = (typeof twoFactorMethods)[number];
