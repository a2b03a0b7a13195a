import type { AwaitedCode } from "../database/schema/sessions.ts";

/** The session that a call came with. */
export interface Session {
  readonly id: string;
  readonly playerId: string;
  /** The code that is still missing; null when the player is signed in. */
  readonly awaits: AwaitedCode | null;
  /** The hash of the `sid` that the call came with. */
  readonly keyHash: string;
}

/** Who makes a call, as far as the operator sees it. */
export interface Caller {
  readonly ip: string;
  /** What the browser says it is; empty when it says nothing. */
  readonly userAgent: string;
  /** The origin of the page that makes it: `https://karo.example`. */
  readonly origin: string;
}
