/** An element to act on: the first visible match of `css` whose label or text contains `name`. */
export interface Target {
  readonly css: string;
  readonly name?: string;
}

/** A page, or the page in a frame, in any engine. */
export interface View {
  /** Runs a function in the page. It may use its arguments and the page's globals, nothing from its module. */
  readonly evaluate: <Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Waits until the element can be reached, then clicks it as a pointer does. */
  readonly click: (target: Target) => Promise<void>;
  /** Waits until the element can be reached, focuses it and types by key presses. */
  readonly type: (target: Target, text: string) => Promise<void>;
}

export interface Browser extends View {
  /** Opens an address and resolves when the page has loaded. */
  readonly goto: (url: string) => Promise<void>;
  /** Runs `work` on the page inside the first iframe. */
  readonly inFrame: <Result>(work: (frame: View) => Promise<Result>) => Promise<Result>;
  /** Asks for a viewport of this size, in CSS pixels. An engine may have a larger minimum. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** A PNG of the viewport. */
  readonly screenshot: () => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** A browser engine that the smoke suite knows. */
export interface Engine {
  readonly name: string;
  /** Starts a new browser with an empty profile. */
  readonly open: () => Promise<Browser>;
}

/**
 * Finds the element of a `Target`. Runs in the page, so it uses nothing from this module.
 *
 * @returns null while the element is missing, disabled, covered or moving: a pointer would miss a sheet that slides in.
 */
export function findInPage(css: string, name: string | undefined): Element | null {
  const moving = document.getAnimations().filter(({ playState }) => playState === "running");
  const isMoving = (element: Element) =>
    moving.some(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(element));
  for (const element of document.querySelectorAll(css)) {
    const label = element.getAttribute("aria-label") ?? element.textContent ?? "";
    if (name !== undefined && !label.includes(name)) continue;
    if (element.matches(":disabled") || element.closest("[inert]") || isMoving(element)) continue;
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (width > 0 && hit && (element.contains(hit) || hit.contains(element))) return element;
  }
  return null;
}
