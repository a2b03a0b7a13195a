/**
 * Where a game's chance comes from: the next number in [0, 1). The server draws from HMAC-SHA256 of its
 * seed; a page that verifies a round draws the same numbers again. This folder runs on both sides, so it
 * imports nothing of either.
 */
export type Draw = () => number;

/** A whole number from 0 up to and without `count`. */
export function drawIndex(draw: Draw, count: number): number {
  return Math.floor(draw() * count);
}

/** How many numbers one HMAC gives: eight bytes each, of which 53 bits are used. */
export const drawsPerBlock = 4;

/** What the server seed signs: the player's seed, the number of the round, the number of the block. */
export function blockMessage(clientSeed: string, nonce: number, block: number): string {
  return `${clientSeed}:${nonce}:${block}`;
}

/** The four numbers of one HMAC of 32 bytes. */
export function drawsOfBlock(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from(
    { length: drawsPerBlock },
    (_, index) => Number(view.getBigUint64(index * 8) >> 11n) / 2 ** 53,
  );
}
