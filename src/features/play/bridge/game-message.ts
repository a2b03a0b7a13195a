/** What a game page may say (contract §2). */
import * as v from "valibot";

/** A game's own words are shown as they are, in a place of so many characters. */
const mostWords = 200;

const gameMessage = v.variant("type", [
  v.object({
    type: v.picklist([
      "game:ready",
      "game:busy",
      "game:idle",
      "game:balance",
      "game:deposit",
      "game:close",
    ]),
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

/** Whom to believe. */
export interface GameWindow {
  /** The launch URL's. */
  readonly origin: string;
  readonly source: unknown;
}

/**
 * The message of a game; undefined for whatever comes from another window, another origin, or is no message
 * of the contract.
 */
export function readGameMessage(
  event: Pick<MessageEvent<unknown>, "origin" | "source" | "data">,
  game: GameWindow,
): GameMessage | undefined {
  if (!game.source || event.source !== game.source || event.origin !== game.origin) return undefined;
  const read = v.safeParse(gameMessage, event.data);
  return read.success ? read.output : undefined;
}
