import {
  userCheckUserGa,
  userClearGeneratedGa,
  userGenerateGa,
  userSmsSend,
  userSmsValidate,
  userTwoAuthType,
} from "../../contract/user-security.ts";
import { example } from "./example.ts";

const siteType = "`Mobile`; the answer does not depend on it";

export const userSecurityExamples = [
  example(userCheckUserGa, {
    about: "Whether the player's authenticator is on.",
    request: {},
    answer: { enabled: 0 },
  }),
  example(userGenerateGa, {
    about: "Makes a new authenticator secret. It takes effect when `check_ga` accepts a code of it.",
    request: { SiteType: "Mobile" },
    answer: {
      secret: "KARO2EXAMPLE3SECRET4",
      otpauth: "otpauth://totp/Karo:denizoyuncu?secret=KARO2EXAMPLE3SECRET4&issuer=Karo",
    },
    notes: { SiteType: siteType, otpauth: "shown as a QR code" },
  }),
  example(userClearGeneratedGa, {
    about: "Turns the authenticator off, with a code of it. There is no other way to leave `ga`.",
    request: { SiteType: "Mobile", gacode: "492715" },
    answer: null,
    notes: { SiteType: siteType, gacode: "6 digits" },
  }),
  example(userTwoAuthType, {
    about:
      "Without data it returns the second factor; with a `type` it sets the second factor and returns the one now in use.",
    request: { type: "sms" },
    answer: { type: "sms" },
    notes: { type: "`ga` is left through `clear_generated_ga` alone" },
  }),
  example(userSmsSend, {
    about: "Sends a code of 6 digits to the player's phone.",
    request: { SiteType: "Mobile", purpose: "login" },
    answer: { expiresIn: 180 },
    notes: { SiteType: siteType, expiresIn: "seconds" },
  }),
  example(userSmsValidate, {
    about: "Checks an SMS code. During log-in the answer should carry new values for the session, as of `check_ga`.",
    request: { SiteType: "Mobile", code: "301877" },
    answer: { uid: 70412, sid: "b81d0c6e7a", uip: "203.0.113.24" },
    notes: { SiteType: siteType, code: "6 digits" },
  }),
];
