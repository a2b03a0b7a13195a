import { lighten, mix } from "../colour.ts";
import { line, path, round } from "../svg.ts";
import { type Scene, cloud, orb, ridge, sky, unitOf } from "./scene.ts";

/** Ploughed fields up to the horizon. */
export const fields: Scene = (pen, width, height) => {
  const unit = unitOf(width, height);
  const { deep, mid, light, accent, ink } = pen.palette;
  const { random } = pen;
  const horizon = height * 0.58;
  const furrows = Array.from(
    { length: 13 },
    (_, index) =>
      `M${round(width / 2 + (index - 6) * width * 0.03)} ${round(horizon)}L${round(width / 2 + (index - 6) * width * 0.24)} ${height}`,
  );
  return [
    sky(pen, width, height, "day"),
    orb(pen, width * random.range(0.2, 0.8), height * 0.24, unit * 0.1, mix(light, accent, 0.3)),
    cloud(width * 0.76, height * 0.16, unit * 0.13, "#ffffff", 0.4),
    cloud(width * 0.2, height * 0.3, unit * 0.1, "#ffffff", 0.3),
    path(ridge(random, width, height, height * 0.54, height * 0.04, 4), mix(mid, deep, 0.5)),
    path(`M0 ${round(horizon)}H${width}V${height}H0Z`, pen.linear([lighten(mid, 0.25), [deep, 0.75], ink])),
    line(furrows.join(""), lighten(mid, 0.5), 3, 'opacity=".28"'),
  ].join("");
};
