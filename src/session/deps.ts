import type { call } from "../api/call.ts";
import type { TextStorage } from "../lib/storage.ts";
import type { TabLink } from "./tabs.ts";

/** Encrypts a text with the operator's public key. Throws an `EncryptionProblem`. */
export type Encrypt = (text: string) => string;

/** What a session needs from the page around it. */
export interface SessionDeps {
  /** Storage shared by all tabs. */
  readonly device: TextStorage;
  /** Storage of this tab only. */
  readonly visit: TextStorage;
  /** Milliseconds since the epoch by the device's clock, which may be wrong and may jump. */
  readonly now: () => number;
  readonly send: typeof call;
  /** The operator's public key, a PEM. */
  readonly publicKey: () => string;
  /** Replaces encrypt.ts. */
  readonly createEncrypt?: (publicKey: string) => Promise<Encrypt>;
  /** The interface language. */
  readonly language: () => string;
  readonly tabs: TabLink;
  /** The id of the operator's site. */
  readonly siteId: () => string | number;
  /** Replaces prepare-login.ts. */
  readonly playerIdOf?: (uid: string, siteId: string | number) => Promise<string>;
  /** Replaces refresh.ts. */
  readonly atNextPress?: (work: () => void) => void;
  /** Replaces refresh.ts. */
  readonly alone?: (work: () => Promise<void>) => Promise<void>;
  /** Replaces the moments at which tell-log-out.ts tries again. Returns a function that stops the attempts. */
  readonly retryMoments?: (attempt: () => void) => () => void;
  /** Replaces platform/push.ts. */
  readonly pushSubscription?: () => Promise<PushSubscriptionJSON | undefined>;
  /** Resolves after that many milliseconds. */
  readonly after: (milliseconds: number) => Promise<void>;
}
