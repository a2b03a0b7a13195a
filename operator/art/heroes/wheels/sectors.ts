import { round } from "../../svg.ts";

/** A ring of `count` sectors between two radii; every `step`th from `from`, as one path. */
export function sectors(
  count: number,
  outer: number,
  inner: number,
  from: number,
  step: number,
): string {
  const at = (radius: number, index: number) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    return `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`;
  };
  const parts: string[] = [];
  for (let index = from; index < count; index += step) {
    parts.push(
      `M${at(inner, index)}L${at(outer, index)}A${outer} ${outer} 0 0 1 ${at(outer, index + 1)}` +
        `L${at(inner, index + 1)}A${inner} ${inner} 0 0 0 ${at(inner, index)}Z`,
    );
  }
  return parts.join("");
}
