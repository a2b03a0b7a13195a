import { type LineWin, lines, reels as strips, rows, symbolAt } from "../../../../operator/provider/maths/slot.ts";
import { h, isCalm, pace } from "../dom.ts";
import { picture, t } from "../page.ts";

export interface Reels {
  readonly element: HTMLElement;
  /** Starts the reels. Returns a function that stops them at the given positions, or where they were. */
  readonly turn: () => (stops: readonly number[] | undefined) => Promise<void>;
  /** Highlights the symbols of these lines. */
  readonly mark: (wins: readonly LineWin[]) => void;
}

/** The minimum time that the reels turn, and the extra time of each further reel. */
const turnMs = 700;
const nextMs = 180;
/** How many symbols pass in one cycle of the animation. */
const passing = 12;

/** The window of five reels and three rows. */
export function buildReels(): Reels {
  let shown: readonly number[] = strips.map((_, reel) => reel * 7);
  const windows = strips.map((_, reel) => h("div", { class: "reel" }, column(reel, shown[reel] ?? 0, rows)));
  const element = h(
    "div",
    { class: "machine" },
    h("img", { class: "scene", src: picture("scene"), alt: "" }),
    h("div", { class: "reels", role: "img", "aria-label": t("reels") }, ...windows),
  );

  const place = (reel: number) => {
    windows[reel]?.replaceChildren(column(reel, shown[reel] ?? 0, rows));
  };
  return {
    element,
    turn() {
      element.classList.remove("marked");
      const began = performance.now();
      const animations = isCalm() ? [] : windows.map((reel, index) => startTurning(reel, index, shown[index] ?? 0));
      return async (stops) => {
        await pace(Math.max(0, turnMs - (performance.now() - began)));
        shown = stops ?? shown;
        for (const reel of windows.keys()) {
          animations[reel]?.cancel();
          place(reel);
          if (!isCalm()) windows[reel]?.firstElementChild?.animate(landing, { duration: 260, easing: "ease-out" });
          if (reel < windows.length - 1) await pace(nextMs);
        }
      };
    },
    mark(wins) {
      element.classList.toggle("marked", wins.length > 0);
      for (const { line, count } of wins) {
        for (let reel = 0; reel < count; reel += 1) {
          const row = lines[line]?.[reel] ?? 0;
          windows[reel]?.querySelectorAll("img")[row]?.classList.add("winning");
        }
      }
    },
  };
}

const landing = [{ transform: "translateY(-9%)" }, { transform: "translateY(3%)" }, { transform: "none" }];

function startTurning(reel: HTMLElement, index: number, stop: number): Animation | undefined {
  const strip = column(index, stop, passing + rows);
  // The last rows repeat the first, so that the cycle has no visible seam.
  for (const [row, image] of [...column(index, stop, rows).children].entries()) {
    strip.children[passing + row]?.replaceWith(image);
  }
  reel.replaceChildren(strip);
  const share = (passing / (passing + rows)) * 100;
  return strip.animate([{ transform: `translateY(-${share}%)` }, { transform: "none" }], {
    duration: 420 + index * 30,
    iterations: Number.POSITIVE_INFINITY,
  });
}

function column(reel: number, stop: number, count: number): HTMLElement {
  const images = Array.from({ length: count }, (_, row) => {
    const symbol = symbolAt(reel, stop, row);
    return h("img", {
      src: picture(symbol),
      alt: "",
      width: 220,
      height: 220,
      class: symbol === "W" ? "wild" : undefined,
    });
  });
  return h("div", { class: "strip" }, ...images);
}
