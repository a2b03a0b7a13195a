import type { GameType } from "../../catalogue/design.ts";
import { randomFrom } from "../../../operator/lib/random.ts";
import { type Hand, hands } from "../lettering/hand.ts";
import type { CompositionName } from "./compositions.ts";

/** The style that all tiles of a studio share. */
export interface HouseStyle {
  readonly hand: Hand;
  readonly secondHand: Hand;
  readonly compositions: readonly CompositionName[];
  readonly border: "none" | "hairline" | "corners" | "double";
}

const families: readonly (readonly CompositionName[])[] = [
  ["landscape", "niche", "medallion", "marquee"],
  ["landscape", "burst", "gathering", "reels"],
  ["niche", "inlay", "landscape", "trio"],
  ["poster", "burst", "landscape", "medallion"],
  ["marquee", "landscape", "inlay", "gathering"],
  ["trio", "landscape", "poster", "niche"],
  ["medallion", "gathering", "landscape", "burst"],
  ["landscape", "marquee", "reels", "niche"],
];

const styles = new Map<number, HouseStyle>();

/** The style of a studio. The same id always gives the same style. */
export function houseStyle(providerId: number): HouseStyle {
  const known = styles.get(providerId);
  if (known) return known;
  const random = randomFrom(`house ${providerId}`);
  // Studios next to each other in the provider list always differ.
  const hand = hands[providerId % hands.length]!;
  const style: HouseStyle = {
    hand,
    secondHand: random.pick(hands.filter((other) => other !== hand)),
    compositions: families[(providerId * 3) % families.length]!,
    border: random.pick(["none", "none", "hairline", "corners", "double"]),
  };
  styles.set(providerId, style);
  return style;
}

/** Only slots show reels, and only some kinds of games get a landscape of their own. */
export function suits(composition: CompositionName, type: GameType): boolean {
  if (composition === "reels") return type === "slot" || type === "jackpot";
  if (composition === "gathering" || composition === "trio") return type !== "table" && type !== "bingo";
  return true;
}
