import { randomFrom } from "../../seed/catalogue/random.ts";
import { fade, lighten, mix } from "../colour.ts";
import { heroes } from "../heroes/heroes.ts";
import { rays, seljukStar } from "../ornament/frames.ts";
import { rhombi } from "../ornament/tiles.ts";
import { palettes } from "../palettes.ts";
import { Pen } from "../pen.ts";
import { circle, ellipse, line, path, place, rect } from "../svg.ts";
import type { Bill } from "./bill.ts";

/** A picture's measures, and where its objects gather. */
export interface Format {
  readonly width: number;
  readonly height: number;
  readonly focus: readonly [x: number, y: number, scale: number];
  /** Which side stays calm for the page's text. */
  readonly calm: "left" | "bottom" | "none";
}

export const formats = {
  slider: { width: 1260, height: 540, focus: [910, 274, 1.06], calm: "left" },
  sliderMobile: { width: 800, height: 600, focus: [400, 232, 0.95], calm: "bottom" },
  card: { width: 960, height: 540, focus: [684, 276, 0.98], calm: "left" },
  popup: { width: 640, height: 480, focus: [320, 240, 0.98], calm: "none" },
} as const satisfies Record<string, Format>;

/** Draws a bill in a format; `seed` keeps two bills of the same scene apart. */
export function drawBill(bill: Bill, format: Format, seed: string): string {
  const { width, height, calm } = format;
  const [x, y, scale] = format.focus;
  const pen = new Pen(palettes[bill.palette], randomFrom(`${seed} ${bill.take ?? 1}`));
  const { ink, deep, light } = pen.palette;
  const drawn = bill.items.map((item) => {
    const hero = typeof item.what === "string" ? heroes[item.what] : item.what;
    if (item.airborne) return place(item.x, item.y, item.scale, item.turn, hero(pen));
    return (
      ellipse(
        item.x,
        item.y + 98 * item.scale,
        86 * item.scale,
        13 * item.scale,
        pen.glow(ink, 0.6),
      ) + place(item.x, item.y, item.scale, item.turn, hero(pen))
    );
  });
  return pen.finish(
    width,
    height,
    ground() + place(x, y, scale, 0, backdrop(pen, bill.back), ...drawn),
  );

  /** The scene, and the calm that it fades into. */
  function ground(): string {
    if (calm === "none") return bill.scene(pen, width, height);
    if (calm === "bottom") {
      return (
        bill.scene(pen, width, height) +
        rect(
          0,
          height * 0.42,
          width,
          height * 0.58,
          pen.linear([fade(ink, 0), [fade(ink, 0.84), 0.5], fade(ink, 0.96)]),
        )
      );
    }
    const quiet = mix(ink, deep, 0.3);
    const from = Math.round(width * 0.36);
    return [
      `<g transform="translate(${from})">${bill.scene(pen, width - from, height)}</g>`,
      // Scenes reach a little over their edges.
      rect(0, 0, from, height, quiet),
      rect(
        from - 1,
        0,
        width * 0.34,
        height,
        pen.linear([quiet, [fade(quiet, 0.75), 0.4], fade(quiet, 0)], 0, 0, 1, 0),
      ),
      rect(0, 0, width * 0.6, height, rhombi(pen, light, 1.5), 'opacity=".04"'),
    ].join("");
  }
}

function backdrop(pen: Pen, kind: Bill["back"]): string {
  const { deep, mid, light, accent } = pen.palette;
  const halo = circle(0, 0, 300, pen.glow(light, 0.45));
  switch (kind) {
    case "none":
      return halo;
    case "rays":
      return halo + path(rays(14, 460), pen.glow(light, 0.4));
    case "disc":
      return (
        halo +
        circle(0, 0, 214, pen.radial([lighten(mid, 0.5), [mid, 0.6], deep], 0.4, 0.35, 0.75)) +
        circle(0, 0, 228, "none", `stroke="${accent}" stroke-width="3" opacity=".7"`)
      );
    case "star":
      return (
        halo +
        path(seljukStar(240), pen.darkGold) +
        path(seljukStar(233), deep) +
        path(seljukStar(220), pen.radial([lighten(mid, 0.3), [mid, 0.55], deep])) +
        line(seljukStar(204), light, 2, 'opacity=".6"')
      );
  }
}
