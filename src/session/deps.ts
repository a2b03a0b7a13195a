import type { call } from "../client/call.ts";
import type { TextStorage } from "../lib/storage.ts";
import type { TabLink } from "./tabs.ts";

/** Encrypts a text with the operator's public key; throws an `EncryptionProblem`. */
export type Encrypt = (text: string) => string;

/** What a session needs of the page around it. */
export interface SessionDeps {
  /** Shared by all tabs. */
  readonly device: TextStorage;
  /** This tab's own. */
  readonly visit: TextStorage;
  /** Milliseconds since the epoch by the device's clock, which may be wrong and may jump. */
  readonly now: () => number;
  readonly send: typeof call;
  /** The operator's, a PEM. */
  readonly publicKey: () => string;
  /** In place of encrypt.ts. */
  readonly createEncrypt?: (publicKey: string) => Promise<Encrypt>;
  /** The interface language. */
  readonly language: () => string;
  readonly tabs: TabLink;
  /** Of the operator's site. */
  readonly siteId: () => string | number;
  /** In place of player-id.ts. */
  readonly playerIdOf?: (uid: string, siteId: string | number) => Promise<string>;
  /** In place of alone.ts. */
  readonly alone?: (work: () => Promise<void>) => Promise<void>;
  /** Resolves after so many milliseconds. */
  readonly after: (milliseconds: number) => Promise<void>;
}
