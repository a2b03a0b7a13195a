import { randomFrom } from "../../seed/catalogue/random.ts";
import type { SeedProvider } from "../../seed/types.ts";
import { blockOf, fitTitle } from "../lettering/layout.ts";
import { lean, lettersPath, widthOf } from "../lettering/outline.ts";
import { palettes } from "../palettes.ts";
import { Pen } from "../pen.ts";
import { path, place, round } from "../svg.ts";
import { emblems } from "./emblems.ts";

export const logoWidth = 240;
export const logoHeight = 96;

/**
 * Colours of one middling lightness: a logo stands on the ink-dark ground as well as on bone white,
 * with a contrast of at least 3 to either, because a picture cannot know the page's theme.
 */
export const logoColours = [
  "#2f7fb8",
  "#c4553a",
  "#a0741c",
  "#2a8a76",
  "#b5537a",
  "#5f8a3a",
  "#bd6229",
  "#3d86a8",
  "#9a6a4a",
  "#c0504a",
  "#4b8f5c",
  "#8a7a3a",
  "#5b7fa6",
  "#2a8a96",
] as const;

/** Turkish words of studio names that no Turkish letter gives away. */
const turkishWords = new Set([
  "Firuze",
  "Kehribar",
  "Kandil",
  "Simurg",
  "Peri",
  "Dijital",
  "Kilim",
  "Evi",
  "Meridyen",
  "Yedi",
  "Kadife",
]);

/** Capitals word by word: `Lodos Live` has no dotted İ, `Kandil Interactive` has one. */
function capitals(name: string): string {
  return name
    .split(" ")
    .map((word) =>
      word.toLocaleUpperCase(/[çğışöüÇĞİŞÖÜ]/.test(word) || turkishWords.has(word) ? "tr" : "en"),
    )
    .join(" ");
}

/** A studio's wordmark beside its emblem, on no ground. */
export function drawWordmark(provider: SeedProvider): string {
  const random = randomFrom(`logo ${provider.id} ${provider.name}`);
  const pen = new Pen(palettes.iron, random);
  // Neighbours must not share a mark, so it follows from the id.
  const emblem = emblems[(provider.id * 5) % emblems.length]!;
  const colour = logoColours[(provider.id * 3) % logoColours.length]!;
  const second = random.chance(0.5) ? colour : random.pick(logoColours);
  const weight = random.pick([0.1, 0.14, 0.18, 0.22]);
  const style = {
    weight,
    // Heavy letters need air between them.
    tracking: weight * 100 + random.pick([12, 18, 28]),
    stretch: random.pick([0.78, 0.88, 0.98]),
    leans: random.chance(0.22),
    sharp: random.chance(0.4),
  };
  const name = capitals(provider.name);
  const fit = fitTitle(name, { width: 152, height: 58, maxCapHeight: 25, ...style });
  const block = blockOf(fit.lines);
  const cap = fit.capHeight;
  const top = (logoHeight - cap * block.height) / 2;
  const d = fit.lines.map((text, index) => {
    const width = (widthOf(text, style.tracking, style.stretch) * cap) / 100;
    const baseline = top + cap * block.baselines[index]!;
    return lettersPath({
      text,
      x: 76 + width / 2,
      baseline,
      capHeight: cap,
      tracking: style.tracking,
      stretch: style.stretch,
      ...(style.leans && { bend: lean(baseline) }),
    });
  });
  const ends = style.sharp ? 'stroke-linecap="square" stroke-linejoin="bevel"' : "";
  return pen.finish(
    logoWidth,
    logoHeight,
    place(
      38,
      48,
      1.1,
      0,
      path(emblem, second, `fill-rule="evenodd" stroke="${second}" stroke-width="1.6"`),
    ) +
      path(
        d.join(""),
        "none",
        `stroke="${colour}" stroke-width="${round(Math.max(2, cap * style.weight))}" ${ends}`,
      ),
  );
}
