import { darken, fade, lighten, mix } from "../colour.ts";
import { lobedArch, ogeeArch, roundArch } from "../ornament/frames.ts";
import { cintemani, hexagons, kilim, rhombi, scales, starsAndCrosses, tulips } from "../ornament/tiles.ts";
import type { Pen } from "../pen.ts";
import { circle, cover, line, path } from "../svg.ts";
import { skyline } from "../scenes/skyline.ts";
import { curtain } from "../scenes/curtain.ts";
import { mountains } from "../scenes/mountains.ts";
import { sea } from "../scenes/sea.ts";

export const tableWidth = 400;
export const tableHeight = 300;

/** The room behind a live table: a patterned wall with a window, a drawn curtain, or columns. */
export function studio(pen: Pen): string {
  const room = pen.random.int(0, 3);
  if (room === 0) return curtain(pen, tableWidth, tableHeight) + lamps(pen);
  return room === 1 ? colonnade(pen) : wall(pen) + windowOnto(pen) + lamps(pen);
}

/** A patterned wall between columns. */
export function colonnade(pen: Pen): string {
  return wall(pen) + columns(pen) + lamps(pen);
}

function wall(pen: Pen): string {
  const { ink, deep, mid, light } = pen.palette;
  const pattern = pen.random.pick([starsAndCrosses, cintemani, tulips, scales, hexagons, kilim, rhombi]);
  return (
    cover(
      tableWidth,
      tableHeight,
      pen.radial([mix(mid, light, 0.12), [mix(mid, deep, 0.55), 0.5], ink], 0.5, 0.35, 0.8),
    ) + cover(tableWidth, tableHeight, pattern(pen, light, 0.62), 'opacity=".14"')
  );
}

function windowOnto(pen: Pen): string {
  const arch = pen.random.pick([ogeeArch, lobedArch, roundArch]);
  const view = pen.random.pick([skyline, sea, mountains]);
  const inner = arch(200, 112, 236, 204);
  return [
    path(arch(200, 110, 252, 224), darken(pen.palette.deep, 0.3)),
    `<g ${pen.clip(inner)}><g transform="translate(80)">${view(pen, 240, 236)}</g></g>`,
    path(inner, "none", `stroke="${pen.gold}" stroke-width="4"`),
  ].join("");
}

function columns(pen: Pen): string {
  const { deep, mid, light, ink } = pen.palette;
  const stone = pen.linear([lighten(mid, 0.4), [mix(mid, deep, 0.3), 0.5], deep], 0, 0, 1, 0);
  const shafts = [26, 96, 276, 346].map((x) => `M${x} 30H${x + 28}V230H${x}Z`).join("");
  const caps = [26, 96, 276, 346].map((x) => `M${x - 7} 14H${x + 35}L${x + 29} 32H${x - 1}Z`).join("");
  return (
    path(shafts, stone) +
    path(caps, pen.gold) +
    path("M0 0H400V14H0Z", darken(deep, 0.2)) +
    line("M4 7H400", light, 3, 'stroke-dasharray="0.1 12" opacity=".6"') +
    circle(200, 110, 96, pen.glow(light, 0.4)) +
    cover(tableWidth, tableHeight, pen.linear([fade(ink, 0), fade(ink, 0.4)]))
  );
}

function lamps(pen: Pen): string {
  const { light, accent, ink } = pen.palette;
  return [58, 342]
    .map(
      (x) =>
        line(`M${x} 0V40`, ink, 1.6) +
        circle(x, 54, 44, pen.glow(mix(light, accent, 0.3), 0.55)) +
        path(
          `M${x - 13} 48Q${x - 15} 66 ${x} 70Q${x + 15} 66 ${x + 13} 48L${x + 6} 40H${x - 6}Z`,
          pen.radial([light, mix(light, accent, 0.6)]),
        ),
    )
    .join("");
}
