/** The data about the player in the answers of the user controller. */
import * as v from "valibot";
import { bareDate, dateOrMoment, flag, id, ifFits, moment, shownFlag, shownText, text } from "./values.ts";

/**
 * The authenticator secret is not kept, only its length; 0 if there is none. A length above 10 means that log-in
 * requires a code (product.md 4.1).
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

/** The answer to log-in: the session before it is encrypted, and whether a code is required. */
export const login = v.pipe(
  v.object({
    rid: id,
    uid: id,
    sid: id,
    uip: text,
    /** An offset such as `+03:00`, sent back as `gmt`. The two fields mean the same. */
    gtm: ifFits(text),
    gmt: ifFits(text),
    language: text,
    username: text,
    /** Missing at the first log-in. For display only, so an invalid value does not prevent the log-in. */
    lastlogin: ifFits(dateOrMoment),
    gasecret: secretLength,
    /** `sms` means that an SMS code is required. Other values mean nothing. */
    otp: ifFits(text),
  }),
  v.check(({ gtm, gmt }) => (gtm ?? gmt) !== undefined, "Expected gtm"),
  v.transform(({ gmt, gtm = gmt ?? "", ...others }) => ({ ...others, gtm })),
);
export type Login = v.InferOutput<typeof login>;

/** A birth date. If the operator sends a moment, its day is used as written. */
export const birthDate = /* @__PURE__ */ v.fallback(
  v.union([
    bareDate,
    v.pipe(
      moment,
      v.transform((value) => value.slice(0, 10)),
    ),
  ]),
  "",
);

/** The role; empty if it is missing or invalid. */
export const roleId = /* @__PURE__ */ v.fallback(id, "");

/** An invalid field becomes empty, so that the others are still shown. */
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
    /** The operator masks it. */
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
    /** What the player chose at registration: promotions by text message, and by e-mail. */
    smsOptIn: ifFits(flag),
    emailOptIn: ifFits(flag),
    /** Missing if the password was never changed, or the operator does not say. */
    passwordChangedAt: ifFits(moment),
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

/** The methods of the second factor: none, authenticator, SMS. */
export const twoFactorMethods = ["none", "ga", "sms"] as const;
export type TwoFactorMethod = (typeof twoFactorMethods)[number];
