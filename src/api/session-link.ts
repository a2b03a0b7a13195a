import type { UserBlock } from "../contract/envelope.ts";
import type { SessionEffect } from "./failure.ts";

export interface SessionEvent {
  readonly effect: SessionEffect;
  /** The answered call, such as `user/login`. */
  readonly callName: string;
  /** The `user` block that the call carried. An answer to an older session says nothing about the current one. */
  readonly user?: UserBlock;
}

/** What calls need of the session, which sends calls itself and so is a layer above (src/session/). */
export interface SessionLink {
  /**
   * The `user` block. Without a session it is a placeholder for `player` and undefined for `either`. If `player` is
   * given, it resolves only with that player's block; otherwise it rejects, with a `NotSent` if the reason is known.
   */
  readonly userBlock: (access: "player" | "either", player?: string) => Promise<UserBlock | undefined>;
  /** The player's id, which is part of the keys of the player's own queries. */
  readonly playerId: () => string | undefined;
  readonly onSessionEffect: (event: SessionEvent) => void;
}

const withoutSession: SessionLink = {
  userBlock: () => Promise.resolve(undefined),
  playerId: () => undefined,
  onSessionEffect: () => undefined,
};

let current = withoutSession;

/** Connects calls with the page's session, once, at boot. Parts that are left out do nothing. */
export function linkSession(parts: Partial<SessionLink>): void {
  current = { ...withoutSession, ...parts };
}

export function sessionLink(): SessionLink {
  return current;
}
