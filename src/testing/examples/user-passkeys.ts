import {
  userPasskeyAdd,
  userPasskeyLogin,
  userPasskeyLoginOptions,
  userPasskeyOptions,
  userPasskeyRemove,
  userPasskeyRename,
  userPasskeys,
} from "../../contract/user-passkeys.ts";
import { example } from "./example.ts";

const passkeys = [
  {
    id: "pk-1",
    name: "Telefonum",
    createdAt: "2026-11-02T10:12:40+03:00",
    lastUsedAt: "2026-11-21T08:01:00+03:00",
    device: "Chrome, Android",
  },
];
const credential = { id: "cGstMQ", rawId: "cGstMQ", type: "public-key", response: { clientDataJSON: "e30" } };

export const userPasskeysExamples = [
  example(userPasskeys, { about: "The player's passkeys.", request: {}, answer: passkeys }),
  example(userPasskeyOptions, {
    about:
      "What the browser needs to make a passkey: WebAuthn's `PublicKeyCredentialCreationOptionsJSON`. The challenge can be used once, within 5 minutes.",
    request: {},
    answer: { challenge: "b25jZQ", rp: { id: "karo.example", name: "Karo" } },
  }),
  example(userPasskeyAdd, {
    about: "Stores a passkey that the browser has made. The answer lists all passkeys.",
    request: { credential, name: "Telefonum" },
    answer: passkeys,
    notes: { credential: "WebAuthn's `RegistrationResponseJSON`" },
  }),
  example(userPasskeyRename, {
    about: "Renames a passkey. The answer lists all passkeys.",
    request: { id: "pk-1", name: "Telefonum" },
    answer: passkeys,
  }),
  example(userPasskeyRemove, {
    about: "Removes a passkey. The answer lists the remaining ones.",
    request: { id: "pk-2" },
    answer: passkeys,
  }),
  example(userPasskeyLoginOptions, {
    about:
      "What the browser needs to log in: WebAuthn's `PublicKeyCredentialRequestOptionsJSON`, without `allowCredentials`.",
    request: {},
    answer: { challenge: "b25jZQ", rpId: "karo.example" },
  }),
  example(userPasskeyLogin, {
    about: "Logs in with a passkey. The answer is that of `login`; no further code is needed.",
    request: { credential },
    answer: {
      rid: 10,
      uid: "70012",
      sid: "f3a1c9d27e",
      uip: "203.0.113.24",
      gtm: "+03:00",
      language: "tr",
      username: "denizoyuncu",
      lastlogin: "2026-11-20T21:04:11+03:00",
    },
    notes: { credential: "WebAuthn's `AuthenticationResponseJSON`" },
  }),
];
