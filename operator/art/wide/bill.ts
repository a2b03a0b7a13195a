import type { Motif } from "../../seed/catalogue/motifs.ts";
import type { Hero } from "../heroes/hero.ts";
import type { PaletteName } from "../palettes.ts";
import type { Scene } from "../scenes/scene.ts";

/** One object of a bill, in a focal field of about 560 × 440 around the origin. */
export interface Item {
  readonly what: Motif | Hero;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn: number;
  /** In the air: casts no shadow on the ground. */
  readonly airborne: boolean;
}

/** What a wide picture (slider, promotion, tournament …) shows. */
export interface Bill {
  readonly palette: PaletteName;
  readonly scene: Scene;
  /** What stands between the scene and the objects. */
  readonly back: "none" | "star" | "rays" | "disc";
  /** Which of a scene's many shapes is taken, where the first is not the best. */
  readonly take?: number;
  /** From the farthest to the nearest. */
  readonly items: readonly Item[];
}

export function item(what: Motif | Hero, x: number, y: number, scale: number, turn = 0): Item {
  return { what, x, y, scale, turn, airborne: false };
}

export function inAir(what: Motif | Hero, x: number, y: number, scale: number, turn = 0): Item {
  return { what, x, y, scale, turn, airborne: true };
}
