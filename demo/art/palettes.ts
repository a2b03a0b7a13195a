import file from "../drawings/palettes.json" with { type: "json" };

/**
 * Hand-picked palettes, from `demo/drawings/palettes.json`. `ink` is the darkest colour of the background, `deep`
 * and `mid` make up the scene, `light` is the lit part, and `accent` is the one colour that stands out.
 */
export interface Palette {
  readonly ink: string;
  readonly deep: string;
  readonly mid: string;
  readonly light: string;
  readonly accent: string;
}

export type PaletteName = keyof typeof file;

export const palettes: Readonly<Record<PaletteName, Palette>> = file;
