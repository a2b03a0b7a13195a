import { createHash, createHmac } from "node:crypto";
import { blockMessage, type Draw, drawsOfBlock, drawsPerBlock } from "./maths/draw.ts";

/** The seeds of a round. The same values always give the same result. */
export interface RoundSeed {
  /** Secret until it is replaced. Its hash is shown before the first round. */
  readonly serverSeed: string;
  /** Chosen by the player. */
  readonly clientSeed: string;
  /** Counts the rounds of a seed pair, from 0. */
  readonly nonce: number;
}

/** The random numbers of a round, generated on demand. */
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

/** The published commitment to a server seed: its SHA-256 in hexadecimal. */
export function seedHash(serverSeed: string): string {
  return createHash("sha256").update(serverSeed).digest("hex");
}
