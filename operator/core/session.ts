import type { Database } from "../database/schema.ts";

/** The second factor that a session waits for. */
export type AwaitedCode = NonNullable<Database["session"]["awaits"]>;

/** The session of a call. */
export interface Session {
  readonly id: string;
  readonly playerId: string;
  /** The missing second factor. Null when the player is signed in. */
  readonly awaits: AwaitedCode | null;
  /** The hash of the call's `sid`. */
  readonly keyHash: string;
}

/** The sender of a call, as the operator sees it. */
export interface Caller {
  readonly ip: string;
  /** The User-Agent header. Empty when missing. */
  readonly userAgent: string;
  /** The origin of the calling page, such as `https://karo.example`. */
  readonly origin: string;
  /** Whether the call comes from the machine of the operator. Only then may the demo's players log in. */
  readonly isLocal?: boolean;
}
