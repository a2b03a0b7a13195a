import { Children, isValidElement, type ReactNode } from "react";

/**
 * Shows texts in elements of their own, among other elements. A browser that translates the page replaces text nodes, and
 * React can then neither remove nor change them (scripts/bare-texts.ts). The text of an element it can. `Trans` renders this.
 */
export function TextElements({ children }: { children: ReactNode }) {
  return Children.map(children, (part) => (part === null || isValidElement(part) ? part : <span>{part}</span>));
}
