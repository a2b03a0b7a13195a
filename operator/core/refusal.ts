import type { Session } from "./session.ts";
import { texts } from "../texts/texts.ts";
import type { CallContext } from "./call-context.ts";
import type { Language } from "../lib/language.ts";

/** Answers a call with `result: false`. The message is shown to the player. */
export class Refusal extends Error {
  readonly code: number | undefined;
  readonly debug: string | undefined;
  /** The data that the call's declaration allows in a refusal. */
  readonly data: unknown;

  constructor(message: string, more: { code?: number; debug?: string; data?: unknown } = {}) {
    super(message);
    this.name = "Refusal";
    this.code = more.code;
    this.debug = more.debug;
    this.data = more.data;
  }
}

/** The call is for signed-in players, and nobody is signed in. */
export function anonymousUser(language: Language): Refusal {
  return new Refusal(texts.requests.signInFirst[language], { code: 403, debug: "anonymous user" });
}

/** The request breaks the contract. `reason` tells the client's developer where. */
export function badRequest(language: Language, reason: string): Refusal {
  return new Refusal(`${texts.requests.badRequest[language]} ${reason}`, { code: 400 });
}

/** The session of a player's call. Refuses calls without one. */
export function signedIn({ session, language }: CallContext): Session {
  if (!session) throw anonymousUser(language);
  return session;
}
