/** The messages that a game page may send (contract.md, Game pages). */
import * as v from "valibot";

/** The longest text from a game that is shown, in characters. */
const mostWords = 200;

const gameMessage = v.variant("type", [
  v.object({
    type: v.picklist(["game:ready", "game:busy", "game:idle", "game:balance", "game:deposit", "game:close"]),
  }),
  v.object({
    type: v.literal("game:error"),
    message: v.pipe(
      v.string(),
      v.trim(),
      v.transform((text) => text.slice(0, mostWords)),
    ),
  }),
]);
export type GameMessage = v.InferOutput<typeof gameMessage>;

/** The window whose messages are trusted. */
export interface GameWindow {
  /** The launch URL's origin. */
  readonly origin: string;
  readonly source: unknown;
}

/**
 * Reads a game's message. Returns undefined for a message from another window or origin, or one that the contract
 * does not define.
 */
export function readGameMessage(
  event: Pick<MessageEvent<unknown>, "origin" | "source" | "data">,
  game: GameWindow,
): GameMessage | undefined {
  if (!game.source || event.source !== game.source || event.origin !== game.origin) return undefined;
  const read = v.safeParse(gameMessage, event.data);
  return read.success ? read.output : undefined;
}
