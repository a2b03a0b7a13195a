import { Children, isValidElement, type ReactNode } from "react";

/**
 * Wraps each text among its children in a `<span>`. When the browser translates a page, it replaces text nodes, and React can
 * no longer remove or change them. It can still remove and change elements (docs/decisions/0020). Every `Trans` renders this.
 */
export function TextElements({ children }: { children: ReactNode }) {
  return Children.map(children, (part) => (part === null || isValidElement(part) ? part : <span>{part}</span>));
}
