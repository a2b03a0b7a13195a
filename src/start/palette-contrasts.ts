/** Which colours have to be told apart. The tests and `npm run brand` go by this list; the app does not load it. */
import { contrast } from "./colour.ts";
import { type ColourName, mixed, type Palette } from "./palette.ts";

export interface ContrastDemand {
  readonly colour: ColourName;
  /** A colour, or the background of the jackpots, into which the accent is mixed. */
  readonly on: ColourName | "jackpots";
  /** WCAG's 4.5 for text, or 3 for parts of a control. */
  readonly least: 4.5 | 3;
}

const grounds = ["ground", "surface", "surface-raised"] as const;
const onGrounds = (least: ContrastDemand["least"], ...names: readonly ColourName[]): ContrastDemand[] =>
  names.flatMap((colour) => grounds.map((on) => ({ colour, on, least })));

/** Text and parts of controls, with the backgrounds that they appear on. */
export const contrastDemands: readonly ContrastDemand[] = [
  ...onGrounds(4.5, "text", "text-soft", "accent-ink", "turquoise", "coral", "positive", "negative"),
  { colour: "text", on: "line", least: 4.5 },
  { colour: "text-soft", on: "line", least: 4.5 },
  { colour: "text", on: "jackpots", least: 4.5 },
  { colour: "accent-text", on: "accent", least: 4.5 },
  { colour: "accent-text", on: "accent-hover", least: 4.5 },
  // Badges have a text in the colour of the page.
  { colour: "ground", on: "turquoise", least: 4.5 },
  { colour: "ground", on: "coral", least: 4.5 },
  ...onGrounds(3, "accent", "control", "focus"),
];

/** The contrast that a palette has where it is demanded. */
export function contrastOf(palette: Palette, { colour, on }: ContrastDemand): number {
  return contrast(palette[colour], on === "jackpots" ? mixed(palette.accent, palette.surface) : palette[on]);
}
