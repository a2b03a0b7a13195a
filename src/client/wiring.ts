import type { UserBlock } from "../contract/envelope.ts";
import type { DroppedItem } from "../contract/list.ts";
import type { SessionEffect } from "./session-effect.ts";

/** Something an engineer should know and a player should not be bothered with. */
export type ClientReport =
  | {
      readonly kind: "dropped-items";
      /** The call (`casino/games_list`) or file (`/data/partners.json`) they came in. */
      readonly source: string;
      readonly items: readonly DroppedItem[];
    }
  | { readonly kind: "unusable-file"; readonly source: string; readonly reason: string }
  /** A component threw. */
  | { readonly kind: "page-error"; readonly error: unknown };

export interface SessionEvent {
  readonly effect: SessionEffect;
  /** The call whose answer it was, `user/login`. */
  readonly callName: string;
  /**
   * The block the call carried: an answer to an older session says nothing about the present one.
   */
  readonly user?: UserBlock;
}

/** What the client needs of the layers above it, which it cannot import. */
export interface ClientWiring {
  /** The interface language, sent as `Lang` with every call. */
  readonly language: () => string;
  /**
   * The `user` block. For `player` always one, a placeholder without a session; for `either`
   * undefined without a session. With `player` it is that player's, or the promise is rejected, with a `NotSent`
   * where the reason is known.
   */
  readonly userBlock: (access: "player" | "either", player?: string) => Promise<UserBlock | undefined>;
  /** Whose data the player's own queries hold: part of their keys. */
  readonly playerId: () => string | undefined;
  readonly onSessionEffect: (event: SessionEvent) => void;
  /** The site has just been found to be under maintenance. */
  readonly onMaintenance: () => void;
  readonly report: (report: ClientReport) => void;
}

const nothing = () => undefined;

const unwired: ClientWiring = {
  language: () => "tr",
  userBlock: () => Promise.resolve(undefined),
  playerId: nothing,
  onSessionEffect: nothing,
  onMaintenance: nothing,
  report: nothing,
};

let current = unwired;

/**
 * Connects the client with the layers above; what is left out is nobody's business. Once, at boot.
 */
export function wireClient(parts: Partial<ClientWiring>): void {
  current = { ...unwired, ...parts };
}

export function wiring(): ClientWiring {
  return current;
}
