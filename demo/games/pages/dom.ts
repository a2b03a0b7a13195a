/** Creates elements. It never parses HTML, which the page's policy forbids. */

type Child = Node | string | undefined;
type Handler = (event: Event) => void;
type Attributes = Readonly<Record<string, string | number | boolean | Handler | undefined>>;

const svgNamespace = "http://www.w3.org/2000/svg";

/**
 * An HTML element. A function adds a listener (`onclick`), true adds an empty attribute, false and undefined add
 * none.
 */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  return fill(document.createElement(tag), attributes, children);
}

/** An SVG element, with the same rules. */
export function s<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[Tag] {
  return fill(document.createElementNS(svgNamespace, tag), attributes, children);
}

function fill<Made extends Element>(element: Made, attributes: Attributes, children: readonly Child[]): Made {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

/** Whether the player prefers reduced motion. The page then shows results without animations. */
export function isCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Waits for so many milliseconds, or not at all with reduced motion. */
export function pace(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, isCalm() ? 0 : ms);
  });
}
