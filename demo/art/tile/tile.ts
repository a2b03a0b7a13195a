import type { Pen } from "../pen.ts";
import type { Scene } from "../scenes/scene.ts";

/** Tiles are portrait, 3:4. */
export const tileWidth = 300;
export const tileHeight = 400;

/** The input of a composition. */
export interface Subject {
  readonly pen: Pen;
  /** The hero, drawn in its box of 200 × 200 around the origin. */
  readonly hero: string;
  /** Up to two lesser objects of the same theme, in boxes of the same size. */
  readonly companions: readonly string[];
  readonly scene: Scene;
}

/** Draws everything except the title and the border. */
export interface Composition {
  readonly draw: (subject: Subject) => string;
  /** The room for the title. `paper` is the top of a light background. */
  readonly title: "top" | "bottom" | "paper";
}
