import { randomOf } from "./laws.ts";
import { type Fault, faults } from "./transport.ts";

/** One money action in the browser, and what goes wrong. */
export interface Plan {
  readonly number: number;
  readonly direction: 1 | 2;
  readonly amount: string;
  readonly takesKeys: boolean;
  readonly press: "once" | "double tap" | "second tab" | "offline for a while";
  /** What happens to the transfer's requests, in order. Later ones go right. */
  readonly faults: readonly Fault[];
  /** What happens to the first other requests after the press. */
  readonly otherFaults: readonly Fault[];
}

/** The faults of other requests: only a request that the press starts may reload or close the page, or be late. */
const ofOthers = faults.filter((fault) => !/reload|closed|late/.test(fault));

/** Action `number` of a seed. It does not depend on the actions before it, so it can be repeated alone. */
export function planOf(seed: number, number: number): Plan {
  const random = randomOf(seed + number * 7919);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const some = (from: readonly Fault[], most: number) =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, () => pick(from));
  return {
    number,
    direction: pick([1, 1, 2] as const),
    // Few amounts, so that the history often has several equal ones.
    amount: pick(["50", "50", "100", "250"]),
    // In runs of ten, because a device asks only once whether the operator takes keys.
    takesKeys: Math.floor(number / 10) % 2 === 0,
    press: pick(["once", "once", "once", "double tap", "second tab", "offline for a while"] as const),
    faults: some(faults, 3),
    otherFaults: some(ofOthers, 2),
  };
}

const usual = { direction: 1, amount: "50", takesKeys: true, press: "once", otherFaults: [] } as const;

/**
 * The sample for `npm test`: a lost answer with and without keys, a page that goes away, two taps. The last transfer
 * never arrives, and looks like the first one, which another device has sent.
 */
export const samplePlans: readonly Plan[] = [
  { ...usual, number: 1, press: "double tap", faults: ["lost after"] },
  { ...usual, number: 2, direction: 2, faults: ["reload after"] },
  { ...usual, number: 3, amount: "100", takesKeys: false, faults: ["502 after"] },
  { ...usual, number: 4, takesKeys: false, faults: ["lost before"] },
];
