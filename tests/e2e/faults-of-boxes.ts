/**
 * Finds what is wrong with the boxes of a page. It runs inside the page, so it uses nothing from outside itself.
 *
 * - Two controls overlap. What stays in view while the page scrolls is compared with its like: the page goes under it.
 * - A control is cut off by what contains it, or by the screen, and no scrolling shows the rest.
 * - The words of a control do not fit into it.
 * - The page is wider than the screen.
 * - A control that was scrolled into view is covered: a tap on its middle reaches something else.
 */
export function findFaults(): string[] {
  /** Rounding, and borders that lie over each other on purpose. */
  const tolerance = 1.5;
  const faults = new Set<string>();

  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }

  const nameOf = (element: Element): string => {
    const words = element.getAttribute("aria-label") ?? (element.textContent || element.getAttribute("name") || "");
    const place = element.closest("header, footer, nav, main, [data-foot], [data-rail], dialog");
    const inside = place?.getAttribute("aria-label") ?? place?.tagName.toLowerCase() ?? "";
    return `${element.tagName.toLowerCase()} “${words.replace(/\s+/g, " ").trim().slice(0, 40)}”${inside && ` in ${inside}`}`;
  };

  const positionOf = (element: Element) => getComputedStyle(element).position;
  /** The nearest part of the page that stays in view while the rest scrolls; of what does not, undefined. */
  const barOf = (element: Element | null): Element | undefined => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      if (/fixed|sticky/.test(positionOf(at))) return at;
    }
    return undefined;
  };
  /** Bars whose place is at an edge of the window. Others scroll under them. */
  const isAtEdge = (bar: Element | undefined) =>
    bar !== undefined && (positionOf(bar) === "fixed" || bar.tagName === "HEADER");

  const isSeen = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (element.closest("[inert]")) return false;
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    if (width <= 2 || height <= 2) return false;
    // Links such as "skip to content" are off screen until they get the focus.
    const isAway = right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight;
    return !(isAway && positionOf(element) === "fixed");
  };

  const controls = Array.from(
    document.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]"),
  ).filter(isSeen);

  const scrolls = (value: string) => /auto|scroll/.test(value);
  const cuts = (value: string) => /hidden|clip/.test(value);

  interface Clipped {
    readonly box: Box;
    /** What cuts the rest off for good. */
    readonly cutBy?: Element;
  }

  /** The part of a box of an element that is in view inside its containers. */
  const clip = (element: Element, box: Box) => clipInside(element.parentElement, box, positionOf(element));

  function clipInside(container: Element | null, box: Box, ownPosition: string): Clipped {
    let { left, top, right, bottom } = box;
    let cutBy: Element | undefined;
    // In a container that scrolls, what is out of sight can be brought into view.
    let [canScrollX, canScrollY] = [false, false];
    let position = ownPosition;
    for (let at = container; at && at !== document.body; at = at.parentElement) {
      // Containers between an element and the block that places it do not cut it off.
      if (position === "fixed") break;
      const style = getComputedStyle(at);
      if (position === "absolute" && style.position === "static" && style.contain === "none") continue;
      position = style.position;
      const inner = at.getBoundingClientRect();
      if (cuts(style.overflowX) && !canScrollX && (left < inner.left - tolerance || right > inner.right + tolerance))
        cutBy ??= at;
      if (cuts(style.overflowY) && !canScrollY && (top < inner.top - tolerance || bottom > inner.bottom + tolerance))
        cutBy ??= at;
      if (style.overflowX !== "visible") [left, right] = [Math.max(left, inner.left), Math.min(right, inner.right)];
      if (style.overflowY !== "visible") [top, bottom] = [Math.max(top, inner.top), Math.min(bottom, inner.bottom)];
      canScrollX ||= scrolls(style.overflowX) && at.scrollWidth > at.clientWidth;
      canScrollY ||= scrolls(style.overflowY) && at.scrollHeight > at.clientHeight;
    }
    if (!canScrollX && (left < -tolerance || right > innerWidth + tolerance)) cutBy ??= document.documentElement;
    return { box: { left, top, right, bottom }, ...(cutBy && { cutBy }) };
  }

  /**
   * Buttons on a picture that is a link, such as the heart on a tile and the dots on a slide. They, or the row that they are
   * in, are placed over the box that contains the link, and cover less than a quarter of the link.
   */
  const isOnPicture = (button: Element, link: Element): boolean => {
    if (button.tagName !== "BUTTON" || link.tagName !== "A") return false;
    const placed = [button, button.parentElement].find((part) => part && positionOf(part) === "absolute");
    if (!(placed instanceof HTMLElement) || !placed.offsetParent?.contains(link)) return false;
    const [small, large] = [placed.getBoundingClientRect(), link.getBoundingClientRect()];
    return small.width * small.height < (large.width * large.height) / 4;
  };

  function findOverlaps(): void {
    const boxes = controls
      .flatMap((control) =>
        Array.from(control.getClientRects(), (rect) => ({ control, bar: barOf(control), ...clip(control, rect) })),
      )
      .filter(({ box }) => box.right - box.left > tolerance && box.bottom - box.top > tolerance)
      .sort((one, other) => one.box.top - other.box.top);
    for (const [index, { control, bar, box }] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        if (other.box.top >= box.bottom - tolerance) break;
        const { control: second } = other;
        if (other.box.left >= box.right - tolerance || other.box.right <= box.left + tolerance) continue;
        if (control.contains(second) || second.contains(control)) continue;
        if (bar !== other.bar && !(isAtEdge(bar) && isAtEdge(other.bar))) continue;
        if (isOnPicture(control, second) || isOnPicture(second, control)) continue;
        faults.add(`${nameOf(control)} overlaps ${nameOf(second)}`);
      }
    }
  }

  function findCut(): void {
    for (const control of controls) {
      const { cutBy } = clip(control, control.getBoundingClientRect());
      if (cutBy) faults.add(`${nameOf(control)} is cut off by ${cutBy.tagName.toLowerCase()}.${cutBy.className}`);
      if (getComputedStyle(control).display !== "inline") findWordsThatDoNotFit(control);
    }
  }

  function findWordsThatDoNotFit(control: Element): void {
    const outer = control.getBoundingClientRect();
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || parent.closest(".visually-hidden")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { box: visible } = clipInside(parent, range.getBoundingClientRect(), "static");
      if (visible.right <= visible.left) continue;
      if (visible.left < outer.left - tolerance || visible.right > outer.right + tolerance)
        faults.add(`the words of ${nameOf(control)} do not fit`);
    }
  }

  function findWider(): void {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return;
    const widest = Array.from(document.querySelectorAll("body *")).findLast((element) => {
      const box = element.getBoundingClientRect();
      return box.right > clientWidth + tolerance && !clip(element, box).cutBy?.matches(":not(html)");
    });
    faults.add(
      `the page is ${scrollWidth - clientWidth} px wider than the screen${widest ? `: ${nameOf(widest)}` : ""}`,
    );
  }

  function findCovered(): void {
    for (const control of controls) {
      if (!control.checkVisibility() || getComputedStyle(control).pointerEvents === "none") continue;
      // Where its part of the page ends, a bar goes out of view with it.
      if (positionOf(barOf(control) ?? control) === "sticky") scrollTo({ top: 0, behavior: "instant" });
      control.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
      const [rect] = control.getClientRects();
      if (!rect) continue;
      // Of what is higher than the window, the middle of the part in view.
      const [top, bottom] = [Math.max(rect.top, 0), Math.min(rect.bottom, innerHeight)];
      const hit = document.elementFromPoint(rect.left + rect.width / 2, (top + bottom) / 2);
      if (hit && (control.contains(hit) || hit.closest("label")?.control === control)) continue;
      faults.add(`${nameOf(control)} is covered by ${hit ? nameOf(hit) : "the edge of the screen"}`);
    }
  }

  findWider();
  findCut();
  findOverlaps();
  findCovered();
  return [...faults];
}

/** The share of the window's width that the content of the page has, from its first word to the end of its last box. */
export function shareOfContent(): number {
  const main = document.querySelector("main");
  const parts = Array.from(main?.querySelectorAll("*") ?? [], (element) => element.getBoundingClientRect()).filter(
    ({ width, height }) => width > 2 && height > 2,
  );
  const left = Math.min(...parts.map((box) => box.left));
  const right = Math.max(...parts.map((box) => box.right));
  return (right - left) / innerWidth;
}
