import type { Pen } from "../pen.ts";
import type { Scene } from "../scenes/scene.ts";

/** A game's tile is portrait, 3:4. */
export const tileWidth = 300;
export const tileHeight = 400;

/** What a composition has to arrange. */
export interface Subject {
  readonly pen: Pen;
  /** The hero, drawn in its box of 200 × 200 around the origin. */
  readonly hero: string;
  /** Up to two lesser objects of the same theme, drawn likewise. */
  readonly companions: readonly string[];
  readonly scene: Scene;
}

/** Draws everything but the title and the border. */
export interface Composition {
  readonly draw: (subject: Subject) => string;
  /** Where the composition leaves room for the title; `paper` is the top of a light ground. */
  readonly title: "top" | "bottom" | "paper";
}
