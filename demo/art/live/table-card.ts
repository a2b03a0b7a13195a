import { randomFrom } from "../../../operator/lib/random.ts";
import type { SeedTable } from "../../../operator/content/catalogue-file.ts";
import { fade } from "../colour.ts";
import { palettes } from "../palettes.ts";
import { Pen } from "../pen.ts";
import { cover, ellipse, place } from "../svg.ts";
import { roomPalettes } from "../theme-looks.ts";
import { dealer } from "./dealer.ts";
import { colonnade, studio, tableHeight, tableWidth } from "./studio.ts";
import { bigWheel, tableTop } from "./table-tops.ts";

/** The male dealers. All dealers are invented. */
const men = new Set<string>([
  "Mert",
  "Kerem",
  "Arda",
  "Emre",
  "Kaan",
  "Ozan",
  "Sinan",
  "Tuna",
  "Umut",
  "Barış",
  "Onur",
  "Tolga",
  "Marco",
  "Lukas",
  "Viktor",
  "Daniel",
  "Oskar",
  "Tomas",
  "Paolo",
  "Adrian",
]);

/** The size limit of a card's markup, in bytes. More detail than this is too much to look at and to rasterise. */
const cardBudgetBytes = 11_800;

/** The landscape picture of a live table: the room, the dealer and the game. */
export function drawTableCard(table: SeedTable): string {
  const drawn = compose(table, studio);
  // A city in the window can exceed the limit together with a wheel. Columns never do.
  return drawn.length <= cardBudgetBytes ? drawn : compose(table, colonnade);
}

function compose(table: SeedTable, room: (pen: Pen) => string): string {
  const random = randomFrom(`table ${table.id} ${table.name}`);
  const pen = new Pen(palettes[random.pick(roomPalettes[table.type])], random);
  const x = table.type === "show" ? 122 : table.type === "roulette" ? 150 : 200;
  const parts = [
    room(pen),
    cover(tableWidth, tableHeight, pen.glow(pen.palette.light, 0.16)),
    table.type === "show" ? bigWheel(pen, "show") : "",
    table.dealer
      ? ellipse(x, 120, 90, 110, pen.glow(pen.palette.light, 0.4)) +
        place(x, 118, 1.02, 0, dealer(pen, portraitOf(table.dealer)))
      : "",
    table.dealer || table.type !== "roulette" ? tableTop(pen, table.type) : bigWheel(pen, "roulette"),
    cover(
      tableWidth,
      tableHeight,
      pen.radial(
        [fade(pen.palette.ink, 0), [fade(pen.palette.ink, 0), 0.6], fade(pen.palette.ink, 0.6)],
        0.5,
        0.45,
        0.8,
      ),
    ),
  ];
  return pen.finish(tableWidth, tableHeight, parts.join(""));
}

/** Which of the two sets of hair and clothes a dealer's portrait uses. */
function portraitOf(dealer: string): "he" | "she" {
  return men.has(dealer) ? "he" : "she";
}
