import { colourOf } from "../../../../operator/provider/maths/roulette.ts";
import { h } from "../dom.ts";
import { money, t } from "../page.ts";
import type { TextName } from "../settings.ts";

export interface Felt {
  readonly element: HTMLElement;
  /** Shows the stakes by spot as decimal strings, and whether more can be placed. */
  readonly show: (sums: ReadonlyMap<string, string>, free: boolean) => void;
  /** Marks the winning pocket. */
  readonly point: (pocket: number) => void;
}

const outside = ["low", "even", "red", "black", "odd", "high"];
const dozens = ["dozen1", "dozen2", "dozen3"];
const columns = ["column1", "column2", "column3"];

/** The betting table, with one button per spot. Tab reaches one of them, and the arrow keys move between them. */
export function buildFelt(put: (spot: string) => void): Felt {
  const numbers = Array.from({ length: 37 }, (_, pocket) => `n${pocket}`);
  const spots = [...numbers, ...columns, ...dozens, ...outside];
  const buttons = new Map(spots.map((spot) => [spot, spotButton(spot, put)]));
  const element = h("div", { class: "felt", role: "group", "aria-label": t("felt") }, ...buttons.values());
  buttons.get("n0")?.setAttribute("tabindex", "0");

  element.addEventListener("keydown", (event) => {
    const next = nearest([...buttons.values()], event);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  element.addEventListener("focusin", ({ target }) => {
    for (const button of buttons.values()) button.tabIndex = button === target ? 0 : -1;
  });
  return {
    element,
    show(sums, free) {
      for (const [spot, button] of buttons) {
        const sum = sums.get(spot);
        const [, more, laid] = button.children;
        if (more)
          more.textContent = ` ${unseenName(spot)}${sum === undefined ? "" : t("chipOn", { amount: money(sum) })}`;
        if (laid) laid.textContent = sum === undefined ? "" : shortAmount(sum);
        button.classList.toggle("laid", sum !== undefined);
        button.setAttribute("aria-disabled", String(!free));
        if (sum !== undefined) button.classList.remove("fell");
      }
    },
    point(pocket) {
      for (const [spot, button] of buttons) button.classList.toggle("fell", spot === `n${pocket}`);
    },
  };
}

function spotButton(spot: string, put: (spot: string) => void): HTMLButtonElement {
  const number = /^n(\d+)$/.exec(spot)?.[1];
  const colour = number === undefined ? spot : colourOf(Number(number));
  const button = h(
    "button",
    { type: "button", class: `spot ${shapeOf(spot)} ${colour} at-${spot}`, tabindex: -1, onclick: () => put(spot) },
    h("span", {}, number ?? (columns.includes(spot) ? "2:1" : outsideName(spot))),
    h("span", { class: "visually-hidden" }),
    h("span", { class: "laid-chip", "aria-hidden": "true" }),
  );
  if (number !== undefined && number !== "0") {
    button.style.setProperty("--row", String(Math.floor((Number(number) - 1) / 3)));
    button.style.setProperty("--column", String((Number(number) - 1) % 3));
  }
  return button;
}

/** Class names. `tall` spots cover several rows in the upright layout. */
function shapeOf(spot: string): string {
  if (/^n\d/.test(spot)) return "number";
  return columns.includes(spot) ? "outside" : "outside tall";
}

function outsideName(spot: string): string {
  return t(`spot_${spot}` as TextName);
}

/** The part of a spot's name that only screen readers get: a number's colour, a column's position. */
function unseenName(spot: string): string {
  const number = /^n(\d+)$/.exec(spot)?.[1];
  if (number !== undefined) return t(colourOf(Number(number)));
  return columns.includes(spot) ? outsideName(spot) : "";
}

/** `250.00` in at most four characters, the room on a chip. */
export function shortAmount(amount: string): string {
  const value = Number(amount);
  return value >= 1_000 ? `${Math.floor(value / 100) / 10}K` : amount.replace(/\.00$/, "");
}

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The button next to the focused one in the key's direction, by the positions on screen. */
function nearest(buttons: readonly HTMLButtonElement[], { key, target }: KeyboardEvent): HTMLButtonElement | undefined {
  const direction = directions[key];
  if (!direction || !(target instanceof HTMLButtonElement)) return undefined;
  const [dx, dy] = direction;
  const middle = (button: HTMLButtonElement) => {
    const box = button.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2] as const;
  };
  const [x, y] = middle(target);
  let best: HTMLButtonElement | undefined;
  let shortest = Number.POSITIVE_INFINITY;
  for (const button of buttons) {
    const [bx, by] = middle(button);
    const ahead = (bx - x) * dx + (by - y) * dy;
    const aside = Math.abs((bx - x) * dy) + Math.abs((by - y) * dx);
    const distance = ahead + 3 * aside;
    if (ahead > 2 && distance < shortest) [best, shortest] = [button, distance];
  }
  return best;
}
