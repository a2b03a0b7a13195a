/** The part of subset-font that scripts/make-font.ts uses. The package has no types. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: "woff2";
      keepFeatures?: readonly string[];
      variationAxes?: Record<string, { min: number; max: number }>;
      noHinting?: boolean;
    },
  ): Promise<Buffer>;
}
