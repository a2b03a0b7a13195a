/**
 * The demo's alphabet: capitals made of single strokes on a grid where 0 is the top and 100 the baseline. Pictures
 * therefore do not depend on installed fonts. Paths use only M, L and C with absolute coordinates, so that
 * `outline.ts` can bend a whole line.
 */
export interface Glyph {
  /** Width between the outermost points, without the stroke. */
  readonly width: number;
  readonly d: string;
}

const glyph = (width: number, d: string): Glyph => ({ width, d });

const bowlC = "M72 18C62 5 52 0 42 0C16 0 0 22 0 50C0 78 16 100 42 100C52 100 62 95 72 82";
const bowlG = "M74 18C64 5 53 0 42 0C16 0 0 22 0 50C0 78 16 100 42 100C62 100 76 86 76 56L46 56";
const ringO = "M46 0C18 0 0 22 0 50C0 78 18 100 46 100C74 100 92 78 92 50C92 22 74 0 46 0L44 0";
const curveS = "M54 17C47 5 38 0 29 0C-4 0 -4 41 28 49C62 57 62 100 28 100C16 100 6 95 0 83";
const trough = "M0 0L0 64C0 112 66 112 66 64L66 0";
const cedilla = (x: number) => `M${x} 104L${x - 2} 114C${x + 16} 113 ${x + 14} 131 ${x - 6} 129`;
const dots = (x: number, gap: number) =>
  `M${x - gap} -38L${x - gap} -35M${x + gap} -38L${x + gap} -35`;

const roof = (x: number) => `M${x - 20} -24L${x} -40L${x + 20} -24`;

export const glyphs: Readonly<Record<string, Glyph>> = {
  A: glyph(78, "M0 100L39 0L78 100M15 66L63 66"),
  Â: glyph(78, `M0 100L39 0L78 100M15 66L63 66${roof(39)}`),
  B: glyph(58, "M0 47L30 47C66 47 66 0 30 0L0 0L0 100L32 100C70 100 70 47 30 47"),
  C: glyph(72, bowlC),
  Ç: glyph(72, bowlC + cedilla(42)),
  D: glyph(72, "M0 0L0 100L26 100C88 100 88 0 26 0L0 0L0 4"),
  E: glyph(50, "M50 0L0 0L0 100L50 100M0 48L42 48"),
  F: glyph(50, "M50 0L0 0L0 100M0 50L42 50"),
  G: glyph(76, bowlG),
  Ğ: glyph(76, `${bowlG}M22 -42C26 -24 58 -24 62 -42`),
  H: glyph(66, "M0 0L0 100M66 0L66 100M0 49L66 49"),
  I: glyph(4, "M2 0L2 100"),
  İ: glyph(4, "M2 0L2 100M2 -38L2 -35"),
  Î: glyph(4, `M2 0L2 100${roof(2)}`),
  J: glyph(42, "M42 0L42 68C42 108 4 110 0 78"),
  K: glyph(60, "M0 0L0 100M58 0L0 58M19 40L60 100"),
  L: glyph(48, "M0 0L0 100L48 100"),
  M: glyph(84, "M0 100L0 0L42 64L84 0L84 100"),
  N: glyph(68, "M0 100L0 0L68 100L68 0"),
  O: glyph(92, ringO),
  Ö: glyph(92, ringO + dots(46, 24)),
  P: glyph(58, "M0 100L0 0L28 0C68 0 68 56 28 56L0 56"),
  Q: glyph(92, `${ringO}M58 72L88 106`),
  R: glyph(62, "M0 100L0 0L28 0C68 0 68 54 28 54L0 54M28 54L62 100"),
  S: glyph(54, curveS),
  Ş: glyph(54, curveS + cedilla(28)),
  T: glyph(62, "M0 0L62 0M31 0L31 100"),
  U: glyph(66, trough),
  Ü: glyph(66, trough + dots(33, 24)),
  Û: glyph(66, trough + roof(33)),
  V: glyph(74, "M0 0L37 100L74 0"),
  W: glyph(108, "M0 0L27 100L54 20L81 100L108 0"),
  X: glyph(68, "M0 0L68 100M68 0L0 100"),
  Y: glyph(68, "M0 0L34 52L68 0M34 52L34 100"),
  Z: glyph(60, "M0 0L60 0L0 100L60 100"),
  0: glyph(66, "M33 0C12 0 0 20 0 50C0 80 12 100 33 100C54 100 66 80 66 50C66 20 54 0 33 0L31 0"),
  1: glyph(26, "M0 18L26 0L26 100"),
  2: glyph(58, "M0 26C4 -8 56 -10 56 28C56 52 10 72 0 100L58 100"),
  3: glyph(56, "M0 0L54 0L24 40C66 38 66 100 24 100C12 100 4 94 0 84"),
  4: glyph(64, "M48 100L48 0L0 70L64 70"),
  5: glyph(56, "M52 0L6 0L2 46C26 28 56 40 56 68C56 104 12 112 0 84"),
  6: glyph(60, "M50 2C16 14 0 38 0 66C0 112 60 112 60 68C60 30 12 30 2 58"),
  7: glyph(56, "M0 0L56 0L18 100"),
  8: glyph(
    60,
    "M30 47C-2 42 0 0 30 0C60 0 62 42 30 47C-8 52 -8 100 30 100C68 100 68 52 30 47L28 47",
  ),
  9: glyph(60, "M10 98C44 86 60 62 60 34C60 -12 0 -12 0 32C0 70 48 70 58 42"),
  "&": glyph(
    78,
    "M78 100L20 34C2 10 20 0 32 0C52 0 54 26 34 38C-12 62 -4 100 28 100C52 100 66 82 70 58",
  ),
  "’": glyph(8, "M6 0L2 24"),
  "-": glyph(34, "M0 54L34 54"),
  ":": glyph(4, "M2 36L2 40M2 92L2 96"),
  "!": glyph(4, "M2 0L2 70M2 96L2 100"),
  "?": glyph(50, "M0 22C4 -8 50 -8 50 24C50 46 24 48 24 72M24 96L24 100"),
  ".": glyph(4, "M2 96L2 100"),
  "+": glyph(48, "M0 54L48 54M24 30L24 78"),
  "%": glyph(
    76,
    "M70 0L6 100M16 0C-6 0 -6 38 16 38C38 38 38 0 16 0L15 0M60 62C38 62 38 100 60 100C82 100 82 62 60 62L59 62",
  ),
  " ": glyph(26, ""),
};
