import { createBrowserHistory, type RouterHistory } from "@tanstack/react-router";
import type { OpenLayer } from "./use-layer.ts";

export interface Layers {
  readonly history: RouterHistory;
  readonly open: OpenLayer;
}

/** Milliseconds that the browser has to report a step back. A report that comes later would undo the page that was opened meanwhile. */
const longestStepMs = 3_000;

let added = 0;

/** How many entries layers have added to the browser's history. */
export const addedEntries = (): number => added;

/**
 * Creates the router's history. "Back" closes the uppermost layer, and a navigation to another page closes all layers.
 *
 * While a layer is open, the page has a second entry in the browser's history. "Back" leaves that entry instead of the page. The
 * router does not know of it. A page that the player opens from a layer replaces the entry. Closing the layer removes it.
 */
export function createLayers(): Layers {
  const layers: (() => void)[] = [];
  /** Whether the browser is at the second entry. */
  let isAbove = isSecond(window.history.state);
  /** The number of entries when it was added. A game's frame may have added others since, which "back" would undo. */
  let length = window.history.length;
  /** Writes of the router while the second entry is being removed. They wait, because the step back would undo them. */
  let waiting: (() => void)[] | undefined;

  const settle = () => {
    const { state } = window.history;
    // While the router asks whether to leave the page, the browser may be at another page's entry.
    if (waiting || keyOf(state) !== keyOf(history.location.state)) return;
    if (layers.length > 0 && !isAbove) {
      const before = window.history.length;
      History.prototype.pushState.call(window.history, { ...state, [mark]: true }, "");
      length = window.history.length;
      added += length - before;
      isAbove = true;
    } else if (layers.length === 0 && isAbove && window.history.length === length) {
      const step: (() => void)[] = [];
      waiting = step;
      setTimeout(() => waiting === step && endStep(), longestStepMs);
      window.history.back();
    }
  };
  // In the next task: by then, a page that the player has opened from the layer has replaced the entry.
  const settleSoon = () => void setTimeout(settle);
  const endStep = () => {
    const writes = waiting;
    waiting = undefined;
    isAbove = false;
    writes?.forEach((write) => write());
    settleSoon();
  };

  addEventListener("popstate", (event) => {
    const wasAbove = isAbove;
    isAbove = isSecond(event.state);
    if (waiting) {
      // This is the step back from `settle`. The router may already be on another page that the player has opened meanwhile.
      event.stopImmediatePropagation();
      return endStep();
    }
    if ((!wasAbove && !isAbove) || keyOf(event.state) !== keyOf(history.location.state)) return;
    event.stopImmediatePropagation();
    layers.at(-1)?.();
    settleSoon();
  });

  const write = (to: Parameters<History["pushState"]>, pushes: boolean): void => {
    if (waiting) return void waiting.push(() => write(to, pushes));
    const method = pushes && !isAbove ? "pushState" : "replaceState";
    History.prototype[method].apply(window.history, to);
    isAbove = isSecond(to[0]);
  };
  // `createBrowserHistory` takes over the methods that it finds on `window.history`.
  window.history.pushState = (...to) => write(to, true);
  window.history.replaceState = (...to) => write(to, false);
  const history = createBrowserHistory();

  let follows = false;
  /**
   * Subscribes with the first layer, not before: while it starts, the router loads a page by itself only if its history has no
   * subscriber.
   */
  const closeAllOnAnotherPage = () => {
    if (follows) return;
    follows = true;
    let path = history.location.pathname;
    history.subscribe(({ location }) => {
      if (location.pathname === path) return;
      path = location.pathname;
      for (const close of layers.toReversed()) close();
    });
  };

  // A reload closes the layers, but keeps the second entry.
  if (isAbove) settleSoon();

  const open: OpenLayer = (close) => {
    closeAllOnAnotherPage();
    layers.push(close);
    settleSoon();
    return () => {
      layers.splice(layers.indexOf(close), 1);
      settleSoon();
    };
  };
  return { history, open };
}

/** Marks the second entry in its state. */
const mark = "layer";

const isSecond = (state: unknown): boolean => typeof state === "object" && state !== null && mark in state;

/** The router's key of an entry's page. */
function keyOf(state: unknown): unknown {
  return typeof state === "object" && state !== null && "__TSR_key" in state ? state.__TSR_key : undefined;
}
