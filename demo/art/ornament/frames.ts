import { round, star } from "../svg.ts";

/** Outlines around a centre (x, y), as path data. `width` and `height` are the outer dimensions. */
export type Outline = (x: number, y: number, width: number, height: number) => string;

/** A pointed arch with a straight lower edge. */
export const ogeeArch: Outline = (x, y, width, height) => {
  const [w, top, bottom] = [width / 2, y - height / 2, y + height / 2];
  const spring = top + w * 0.95;
  return (
    `M${round(x - w)} ${round(bottom)}V${round(spring)}` +
    `C${round(x - w)} ${round(spring - w * 0.5)} ${round(x - w * 0.3)} ${round(top + w * 0.42)} ${round(x)} ${round(top)}` +
    `C${round(x + w * 0.3)} ${round(top + w * 0.42)} ${round(x + w)} ${round(spring - w * 0.5)} ${round(x + w)} ${round(spring)}` +
    `V${round(bottom)}Z`
  );
};

/** An arch of five lobes. */
export const lobedArch: Outline = (x, y, width, height) => {
  const [w, top, bottom] = [width / 2, y - height / 2, y + height / 2];
  const r = w * 0.42;
  return (
    `M${round(x - w)} ${round(bottom)}V${round(top + w * 1.02)}` +
    `A${round(r)} ${round(r)} 0 0 1 ${round(x - w * 0.78)} ${round(top + w * 0.46)}` +
    `A${round(r)} ${round(r)} 0 0 1 ${round(x - w * 0.3)} ${round(top + w * 0.1)}` +
    `A${round(r * 0.8)} ${round(r * 0.8)} 0 0 1 ${round(x + w * 0.3)} ${round(top + w * 0.1)}` +
    `A${round(r)} ${round(r)} 0 0 1 ${round(x + w * 0.78)} ${round(top + w * 0.46)}` +
    `A${round(r)} ${round(r)} 0 0 1 ${round(x + w)} ${round(top + w * 1.02)}V${round(bottom)}Z`
  );
};

/** A round-headed window. */
export const roundArch: Outline = (x, y, width, height) => {
  const [w, top, bottom] = [width / 2, y - height / 2, y + height / 2];
  return `M${round(x - w)} ${round(bottom)}V${round(top + w)}A${round(w)} ${round(w)} 0 0 1 ${round(x + w)} ${round(top + w)}V${round(bottom)}Z`;
};

/** A cartouche with concave corners. */
export const notched: Outline = (x, y, width, height) => {
  const [left, top, right, bottom] = [x - width / 2, y - height / 2, x + width / 2, y + height / 2].map(round) as [
    number,
    number,
    number,
    number,
  ];
  const bite = round(Math.min(width, height) * 0.12);
  return (
    `M${left + bite} ${top}H${right - bite}A${bite} ${bite} 0 0 0 ${right} ${top + bite}V${bottom - bite}` +
    `A${bite} ${bite} 0 0 0 ${right - bite} ${bottom}H${left + bite}A${bite} ${bite} 0 0 0 ${left} ${bottom - bite}` +
    `V${top + bite}A${bite} ${bite} 0 0 0 ${left + bite} ${top}Z`
  );
};

/** The eight-pointed Seljuk star around the origin. */
export function seljukStar(radius: number): string {
  return star(8, radius, radius * 0.766, 22.5);
}

/** A round shield with `count` lobes around the origin. */
export function rosette(count: number, radius: number): string {
  const lobe = round(radius * Math.sin(Math.PI / count) * 1.05);
  const at = (index: number) => {
    const angle = (index / count) * Math.PI * 2 - Math.PI / 2;
    return `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`;
  };
  return `M${at(0)}${Array.from({ length: count }, (_, index) => `A${lobe} ${lobe} 0 0 1 ${at(index + 1)}`).join("")}Z`;
}

/** Sunrays from the origin: `count` wedges out to `radius`, as one path. */
export function rays(count: number, radius: number, turn = 0): string {
  const at = (index: number) => {
    const angle = ((index + turn) / (count * 2)) * Math.PI * 2;
    return `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`;
  };
  return Array.from({ length: count }, (_, index) => `M0 0L${at(index * 2)}L${at(index * 2 + 1)}Z`).join("");
}
