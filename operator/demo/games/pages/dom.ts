/** Makes elements: no HTML is ever parsed, which the page's policy forbids. */

type Child = Node | string | undefined;
type Handler = (event: Event) => void;
type Attributes = Readonly<Record<string, string | number | boolean | Handler | undefined>>;

const svgNamespace = "http://www.w3.org/2000/svg";

/** An element of HTML. A function listens (`onclick`), true is an empty attribute, false and undefined none. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  return fill(document.createElement(tag), attributes, children);
}

/** An element of SVG, likewise. */
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

/** Whether the player asked for less motion: then what happened is shown, not how. */
export function isCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Waits for so many milliseconds; not at all for players who asked for less motion. */
export function pace(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, isCalm() ? 0 : ms);
  });
}
