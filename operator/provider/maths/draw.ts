/**
 * A game's random numbers: the next number in [0, 1). The server derives them from HMAC-SHA256 of its seed, and a
 * page that verifies a round derives the same numbers. Code in this folder runs on both sides, so it imports nothing
 * from either.
 */
export type Draw = () => number;

/** An integer from 0 to `count` - 1. */
export function drawIndex(draw: Draw, count: number): number {
  return Math.floor(draw() * count);
}

/** The numbers in one HMAC: eight bytes each, of which 53 bits are used. */
export const drawsPerBlock = 4;

/** The message that the server seed signs: the player's seed, the number of the round, the number of the block. */
export function blockMessage(clientSeed: string, nonce: number, block: number): string {
  return `${clientSeed}:${nonce}:${block}`;
}

/** The four numbers of one HMAC of 32 bytes. */
export function drawsOfBlock(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // 32 bits and 21 bits. A 64-bit integer would be a BigInt, which is slow.
  return Array.from(
    { length: drawsPerBlock },
    (_, index) => (view.getUint32(index * 8) * 2 ** 21 + (view.getUint32(index * 8 + 4) >>> 11)) / 2 ** 53,
  );
}
