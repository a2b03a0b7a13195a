import { colourOf, wheel as order } from "../../../../operator/provider/maths/roulette.ts";
import { h, isCalm, pace, s } from "../dom.ts";
import { t } from "../page.ts";

export interface Wheel {
  readonly element: HTMLElement;
  /** Rolls the ball into that pocket. */
  readonly roll: (pocket: number) => Promise<void>;
  /** Removes the number from the hub. */
  readonly forget: () => void;
}

const fills = { green: "#16724f", red: "#b93a22", black: "#171a22" } as const;
const slice = 360 / order.length;
const rollMs = 3_600;

/** The wheel, drawn once. The wheel and the ball turn in opposite directions. */
export function buildWheel(): Wheel {
  const rotor = s("g", { class: "rotor" }, ...order.map(pocketSlice), hub());
  const ball = s("g", { class: "ball" }, s("circle", { cx: 0, cy: -79, r: 4.2, fill: "#fffdf9" }));
  const number = s("text", { class: "hub-number", y: 9, "text-anchor": "middle" });
  const element = h(
    "div",
    { class: "wheel", role: "img", "aria-label": t("wheel") },
    s(
      "svg",
      { viewBox: "-104 -104 208 208" },
      s("circle", { r: 103, fill: "#3a2413" }),
      s("circle", { r: 103, fill: "none", stroke: "#f2c14e", "stroke-width": 2 }),
      s("circle", { r: 96, fill: "#0d0f14" }),
      rotor,
      ball,
      number,
    ),
  );
  let turned = 0;
  let ballTurned = 0;
  const turn = (group: SVGGElement, degrees: number) => group.style.setProperty("rotate", `${degrees}deg`);
  return {
    element,
    async roll(pocket) {
      number.textContent = "";
      const from = { turned, ballTurned };
      turned += 360 + 40 * Math.random();
      // The ball makes four turns against the wheel and ends at the pocket.
      const at = turned + order.indexOf(pocket) * slice;
      ballTurned = at - 360 * Math.ceil((at - from.ballTurned + 4 * 360) / 360);
      if (!isCalm()) {
        const timing = { duration: rollMs, easing: "cubic-bezier(0.15, 0.6, 0.2, 1)" };
        rotor.animate([{ rotate: `${from.turned}deg` }, { rotate: `${turned}deg` }], timing);
        ball.animate([{ rotate: `${from.ballTurned}deg` }, { rotate: `${ballTurned}deg` }], timing);
      }
      turn(rotor, turned);
      turn(ball, ballTurned);
      await pace(rollMs);
      number.textContent = String(pocket);
    },
    forget() {
      number.textContent = "";
    },
  };
}

function pocketSlice(pocket: number, index: number): SVGElement {
  const middle = index * slice;
  const at = (radius: number, degrees: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  };
  const [from, to] = [middle - slice / 2, middle + slice / 2];
  return s(
    "g",
    {},
    s("path", {
      d: `M${at(94, from)}A94 94 0 0 1 ${at(94, to)}L${at(58, to)}A58 58 0 0 0 ${at(58, from)}Z`,
      fill: fills[colourOf(pocket)],
      stroke: "#c98d33",
      "stroke-width": 0.7,
    }),
    s(
      "text",
      { class: "pocket-number", "text-anchor": "middle", y: -85, transform: `rotate(${middle.toFixed(2)})` },
      String(pocket),
    ),
  );
}

/** The hub: an eight-pointed İznik tile. */
function hub(): SVGElement {
  const points = (radius: number, turn: number) =>
    Array.from({ length: 4 }, (_, corner) => {
      const angle = ((corner * 90 + turn) * Math.PI) / 180;
      return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
    }).join(" ");
  return s(
    "g",
    {},
    s("circle", { r: 58, fill: "#2b190c", stroke: "#c98d33", "stroke-width": 1.5 }),
    s("polygon", { points: points(50, 0), fill: "#2456d6" }),
    s("polygon", { points: points(50, 45), fill: "#1a9a9c", opacity: 0.85 }),
    s("circle", { r: 27, fill: "#fbf7ee" }),
    s("circle", { r: 27, fill: "none", stroke: "#e5543c", "stroke-width": 3 }),
  );
}
