import type { GameDesign } from "../../catalogue/design.ts";
import { randomFrom } from "../../../operator/lib/random.ts";
import { heroes } from "../heroes.ts";
import { drawTitle } from "../lettering/title.ts";
import { Pen } from "../pen.ts";
import { pickPalette, themeLooks } from "../theme-looks.ts";
import { border } from "./border.ts";
import { type CompositionName, compositions } from "./compositions.ts";
import { houseStyle, suits } from "./house-style.ts";
import { tileHeight, tileWidth } from "./tile.ts";

/** The size limit of a tile's markup, in bytes. More detail than this is too much to look at and to rasterise. */
export const tileBudgetBytes = 11_800;

const titlePlaces = {
  top: { x: 150, top: 16, width: 258, height: 88 },
  paper: { x: 150, top: 16, width: 258, height: 88, paper: true },
  bottom: { x: 150, top: 294, width: 260, height: 92 },
} as const;

/** The portrait tile of a game: its motif in a scene of its theme, with its name below or above. */
export function drawGameTile(game: GameDesign): string {
  const random = randomFrom(`layout ${game.id}`);
  const wanted = houseStyle(game.providerId).compositions.filter((name) => suits(name, game.type));
  const drawn = compose(game, random.pick(wanted));
  if (drawn.length <= tileBudgetBytes) return drawn;
  // Two companions, a city and a long title can exceed the limit together. The hero alone never does.
  const lone = compose(game, random.pick(["medallion", "inlay"]));
  return lone.length <= tileBudgetBytes ? lone : compose(game, "burst");
}

function compose(game: GameDesign, composition: CompositionName): string {
  const random = randomFrom(`tile ${game.id} ${game.name}`);
  const look = themeLooks[game.theme];
  const pen = new Pen(pickPalette(game.theme, game.motif, game.mood, random), random);
  const style = houseStyle(game.providerId);
  const { draw, title } = compositions[composition];
  const picture = draw({
    pen,
    hero: heroes[game.motif](pen),
    companions: game.companions.map((motif) => heroes[motif](pen)),
    scene: random.pick(look.scenes),
  });
  const hand = composition === "reels" ? style.secondHand : style.hand;
  const lettered = drawTitle(pen, game.name.toLocaleUpperCase(game.language), titlePlaces[title], hand);
  return pen.finish(tileWidth, tileHeight, picture + border(pen, style.border) + lettered);
}
