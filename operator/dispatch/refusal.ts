import type { Language } from "./language.ts";
import { texts } from "./texts.ts";

/** A call answered with `result: false`: the message is shown to the player. */
export class Refusal extends Error {
  readonly code: number | undefined;
  readonly debug: string | undefined;
  /** What the call's declaration lets a refusal carry. */
  readonly data: unknown;

  constructor(message: string, more: { code?: number; debug?: string; data?: unknown } = {}) {
    super(message);
    this.name = "Refusal";
    this.code = more.code;
    this.debug = more.debug;
    this.data = more.data;
  }
}

/** Nobody is signed in, and the call is a player's own (contract §1). */
export function anonymousUser(language: Language): Refusal {
  return new Refusal(texts.signInFirst[language], { code: 403, debug: "anonymous user" });
}

/** The request is not what the contract says; `reason` tells whoever wrote the client where. */
export function badRequest(language: Language, reason: string): Refusal {
  return new Refusal(`${texts.badRequest[language]} ${reason}`, { code: 400 });
}
