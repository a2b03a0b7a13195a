import { heightAfter } from "../../../../operator/provider/maths/crash.ts";
import { h, isCalm, s } from "../dom.ts";
import { decimal, picture } from "../page.ts";

export interface Sky {
  readonly element: HTMLElement;
  readonly takeOff: () => void;
  /** Shows the flight after so many milliseconds, at a multiplier in hundredths. */
  readonly show: (elapsedMs: number, hundredths: number) => void;
  /** Shows where it ended, and whether the player cashed out in time. */
  readonly land: (hundredths: number, safe: boolean) => void;
}

/** The drawing is 100 by 60 units, whatever its size on the screen. */
const width = 100;
const height = 60;
const left = 14;
const bottom = 54;
/** The smallest visible range. It grows with the flight. */
const leastMs = 8_000;
const leastRise = 100;
const steps = 48;

/** The sky with the curve, the object that flies along it, and the multiplier in the middle. */
export function buildSky(): Sky {
  const area = s("path", { class: "area" });
  const curve = s("path", { class: "curve" });
  const grid = [0.25, 0.5, 0.75, 1].map((share) => {
    const y = bottom - share * (bottom - 8);
    return s("path", { class: "grid", d: `M6 ${y}H${width - 6}` });
  });
  const hero = h("img", { class: "hero", src: picture("hero"), alt: "", width: 220, height: 220 });
  const number = h("p", { class: "multiplier", "aria-hidden": "true" }, `${decimal(1)}×`);
  const element = h(
    "div",
    { class: "sky" },
    h("img", { class: "scene", src: picture("scene"), alt: "" }),
    s(
      "svg",
      { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: "none", "aria-hidden": "true" },
      ...grid,
      area,
      curve,
    ),
    hero,
    number,
  );

  const draw = (elapsedMs: number, hundredths: number) => {
    const span = Math.max(leastMs, elapsedMs * 1.15);
    const rise = Math.max(leastRise, (hundredths - 100) * 1.25);
    const point = (ms: number, at: number) =>
      [left + (ms / span) * (width - left - 12), bottom - ((at - 100) / rise) * (bottom - 8)] as const;
    const points = Array.from({ length: steps + 1 }, (_, step) => {
      const ms = (elapsedMs * step) / steps;
      return point(ms, step === steps && elapsedMs === 0 ? hundredths : heightAfter(ms));
    });
    const line = points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L");
    const [x, y] = points[steps] ?? [left, bottom];
    curve.setAttribute("d", `M${line}`);
    area.setAttribute("d", `M${line}V${bottom}H${left}Z`);
    // Players who prefer reduced motion only see the number change.
    if (isCalm()) return;
    hero.style.setProperty("inset-inline-start", `${x}%`);
    hero.style.setProperty("inset-block-start", `${(y / height) * 100}%`);
  };
  const setNumber = (hundredths: number) => {
    number.textContent = `${decimal(hundredths / 100)}×`;
  };
  draw(0, 100);
  return {
    element,
    takeOff() {
      element.classList.remove("over", "safe");
      element.classList.add("flying");
    },
    show(elapsedMs, hundredths) {
      draw(elapsedMs, hundredths);
      setNumber(hundredths);
    },
    land(hundredths, safe) {
      element.classList.remove("flying");
      element.classList.add("over");
      element.classList.toggle("safe", safe);
      setNumber(hundredths);
    },
  };
}
