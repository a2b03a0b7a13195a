import { createHash, createHmac } from "node:crypto";
import { blockMessage, type Draw, drawsOfBlock, drawsPerBlock } from "../../demo/games/maths/draw.ts";

/** What decides a round, all of it: the same three always decide the same. */
export interface RoundSeed {
  /** Secret until it is rotated; its hash is shown before the first round. */
  readonly serverSeed: string;
  /** The player's own. */
  readonly clientSeed: string;
  /** Counts the rounds of a pair of seeds, from 0. */
  readonly nonce: number;
}

/** The numbers of a round, as many as are asked for. */
export function seededDraw({ serverSeed, clientSeed, nonce }: RoundSeed): Draw {
  let drawn: number[] = [];
  let next = 0;
  return () => {
    if (next % drawsPerBlock === 0) {
      const message = blockMessage(clientSeed, nonce, next / drawsPerBlock);
      drawn = drawsOfBlock(createHmac("sha256", serverSeed).update(message).digest());
    }
    const value = drawn[next % drawsPerBlock] ?? 0;
    next += 1;
    return value;
  };
}

/** What is shown of a server seed before it is revealed: its SHA-256 in hexadecimal digits. */
export function seedHash(serverSeed: string): string {
  return createHash("sha256").update(serverSeed).digest("hex");
}
