import type { UserBlock } from "../contract/envelope.ts";
import type { DroppedItem } from "../contract/list.ts";
import type { SessionEffect } from "./failure.ts";

/** Something that engineers should know and players need not see. */
export type ClientReport =
  | {
      readonly kind: "dropped-items";
      /** The call (`casino/games_list`) or file (`/data/partners.json`) that the items came in. */
      readonly source: string;
      readonly items: readonly DroppedItem[];
    }
  | { readonly kind: "unusable-file"; readonly source: string; readonly reason: string }
  /** A component threw while rendering. */
  | { readonly kind: "page-error"; readonly error: unknown };

export interface SessionEvent {
  readonly effect: SessionEffect;
  /** The answered call, such as `user/login`. */
  readonly callName: string;
  /** The `user` block that the call carried. An answer to an older session says nothing about the current one. */
  readonly user?: UserBlock;
}

/** What the client needs from the layers above, which it cannot import. */
export interface ClientWiring {
  /** The interface language, sent as `Lang` with every call. */
  readonly language: () => string;
  /**
   * The `user` block. Without a session it is a placeholder for `player` and undefined for `either`. If `player` is
   * given, it resolves only with that player's block; otherwise it rejects, with a `NotSent` if the reason is known.
   */
  readonly userBlock: (access: "player" | "either", player?: string) => Promise<UserBlock | undefined>;
  /** The player's id, which is part of the keys of the player's own queries. */
  readonly playerId: () => string | undefined;
  readonly onSessionEffect: (event: SessionEvent) => void;
  /** Called when an answer first says that the site is under maintenance. */
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

/** Connects the client with the layers above, once, at boot. Parts that are left out do nothing. */
export function wireClient(parts: Partial<ClientWiring>): void {
  current = { ...unwired, ...parts };
}

export function wiring(): ClientWiring {
  return current;
}
