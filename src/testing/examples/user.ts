import {
  userCheckGa,
  userFavorites,
  userGetUserProfile,
  userLogin,
  userLogout,
  userSessionRevoke,
  userSessions,
} from "../../contract/user.ts";
import { example } from "./example.ts";

export const userExamples = [
  example(userLogin, {
    about:
      "Logs a player in. A `gasecret` longer than 10 characters means that the front end asks for an authenticator code, and `otp` with the value `sms` that it asks for an SMS code. The operator need not send the secret itself: any 16 characters will do, because the front end keeps only the length of the text. Until the code is accepted, the new session is valid only for `check_ga`, `sms_send`, `sms_validate` and `logout`. During a time-out or self-exclusion, log-in is refused with `data.until` (null means for ever) and a message to show.",
    request: { username: "denizoyuncu", password: "Tuz-ve-Limon-7" },
    answer: {
      rid: 10,
      uid: 70412,
      sid: "b7d1f0c2a95e4e6f8c31",
      uip: "203.0.113.24",
      gtm: "+03:00",
      language: "tr",
      username: "denizoyuncu",
      lastlogin: "2026-11-20T21:04:11+03:00",
      gasecret: "****************",
    },
    message: "İşlem Başarılı",
    refusal: {
      message: "27.11.2026 21:00'e kadar mola verdiniz.",
      data: { until: "2026-11-27T21:00:00+03:00" },
    },
    notes: {
      rid: "a role; 20 makes the front end send `status` 2 with `livecasino/provider_list`",
      gtm: "the player's offset, sent back as `gmt`",
      gmt: "another name for `gtm`: one of them is there",
      uip: "the player's address; sent back, encrypted, with every authenticated call",
      lastlogin: "none at the first time",
    },
  }),
  example(userCheckGa, {
    about:
      "Checks an authenticator code. During log-in it is sent with the new, not yet confirmed session as `user`. In a signed-in session it activates a secret that was just generated. During log-in the answer should carry new values for the session, which the front end uses from then on: a value that was known before the code must not open the session after it. Without them the front end goes on with those of `login`.",
    request: { SiteType: "Mobile", ga_code: "492715" },
    answer: { uid: 70412, sid: "b81d0c6e7a", uip: "203.0.113.24" },
    notes: { SiteType: "`Mobile`; the answer does not depend on it", ga_code: "6 digits" },
  }),
  example(userLogout, {
    about: "Ends the session. The session-expired message counts as success here.",
    request: {},
    answer: null,
  }),
  example(userGetUserProfile, {
    about: "The signed-in player.",
    request: {},
    answer: {
      uid: 70412,
      firstname: "Deniz",
      lastname: "Örnek",
      username: "denizoyuncu",
      email: "deniz@example.com",
      emailVerified: 1,
      phone: "+905000000012",
      birthdate: "1991-04-23",
      nationalId: "10*******46",
      country: "TR",
      city: "İzmir",
      address: "Örnek Sokak 7",
      currency: "TRY",
      lastlogin: "2026-11-20T21:04:11+03:00",
      language: "tr",
      gtm: "+03:00",
      gasecret: "****************",
      rid: 10,
      smsOptIn: 0,
      emailOptIn: 1,
      passwordChangedAt: "2026-09-03T18:20:00+03:00",
    },
    notes: {
      nationalId: "masked by the operator",
      smsOptIn: "whether the player wants promotions by text message; may be missing, and is then not shown",
      emailOptIn: "the same by e-mail",
      passwordChangedAt: "may be missing, and is then not shown",
      gasecret: "not empty while an authenticator is on; the secret itself need not be sent",
      country: "two-letter code",
    },
  }),
  example(userFavorites, {
    about:
      "Without `mode` it lists the player's favourites, optionally only those of `type`. With `mode`, `type` and `id` it adds or removes one; the front end ignores the answer's `data`, and removing one that does not exist succeeds.",
    request: { type: "casino" },
    answer: [
      { type: "casino", id: 1204 },
      { type: "casino", id: "1377" },
    ],
    notes: {
      id: "a gameID for `casino`, a tableID for `livecasino`",
      "[].id": "a gameID for `casino`, a tableID for `livecasino`",
    },
  }),
  example(userSessions, {
    about: "The devices on which the player is signed in.",
    request: {},
    answer: [
      {
        id: "s-18842",
        device: "Telefon, İzmir",
        ip: "203.0.113.24",
        lastSeen: "2026-11-21T10:12:40+03:00",
        current: true,
      },
    ],
  }),
  example(userSessionRevoke, {
    about: "Ends one of the player's sessions for good.",
    request: { id: "s-18842" },
    answer: null,
  }),
];
