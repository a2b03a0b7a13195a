/**
 * Seeded random numbers for the demo data and its art. The same text gives the same sequence on every machine, so
 * that the catalogue and its pictures never change.
 */
export interface Random {
  /** The next number in [0, 1). */
  next(): number;
  /** An integer in [from, to], both ends included. */
  int(from: number, to: number): number;
  /** A number in [from, to). */
  range(from: number, to: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** One item of a non-empty list. */
  pick<Item>(items: readonly Item[]): Item;
}

/** FNV-1a, 32 bit. Texts that differ in one character get very different seeds. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** An sfc32 generator (Chris Doty-Humphrey's Small Fast Chaotic, 32 bit). */
export function randomFrom(seed: string): Random {
  let a = hashText(seed);
  let b = hashText(`${seed}#b`);
  let c = hashText(`${seed}#c`);
  let counter = 1;

  function next(): number {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 2 ** 32;
  }
  // Discard the first outputs, which still resemble the seed.
  for (let round = 0; round < 12; round++) next();

  const range = (from: number, to: number) => from + next() * (to - from);
  return {
    next,
    range,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError("Nothing to pick from");
      return item;
    },
  };
}
