import { createBrowserHistory, type RouterHistory } from "@tanstack/react-router";

/** Opens a layer: what lies above the page, as a dialog or a menu. Returns how to tell that it is closed. */
export type OpenLayer = (close: () => void) => () => void;

export interface Layers {
  readonly history: RouterHistory;
  readonly open: OpenLayer;
}

/** After this time, in milliseconds, a step back that the browser does not report counts as done. */
const longestStepMs = 500;

let added = 0;

/** By how many entries layers have lengthened the browser's history. */
export const addedEntries = (): number => added;

/**
 * Creates the router's history. In it, "back" closes the uppermost layer, and leading to another page closes all.
 *
 * While a layer is open, the page has a second entry in the browser's history, for "back" to leave. The router does not
 * hear of it. The page that the player goes to from a layer takes its place. It is removed if they close the layer.
 */
export function createLayers(): Layers {
  const layers: (() => void)[] = [];
  /** Whether the browser is at the second entry. */
  let isAbove = isSecond(window.history.state);
  /** The number of entries when it was added. A game's frame may have added others since, which "back" would undo. */
  let length = window.history.length;
  /** What the router writes while the second entry is being removed: the step back would undo it. */
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
  // A task later, when the page that the player chose in a layer has taken the entry's place.
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
      // Our own step. The player may have chosen another page meanwhile, so the router may already be there.
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
  // The router's history writes with the methods that it finds here when it is created.
  window.history.pushState = (...to) => write(to, true);
  window.history.replaceState = (...to) => write(to, false);
  const history = createBrowserHistory();

  let follows = false;
  /** Begins with the first layer: while the router starts, it loads pages itself only if nobody listens to its history. */
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

  // A reload closes the layers, but leaves the entry.
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
