import { createElement, type ReactNode } from "react";
import { SiteLink } from "../../../ui/SiteLink.tsx";
import { TableBox } from "./TableBox.tsx";
import { TextPicture } from "./TextPicture.tsx";

/** Attributes that have another name in React than in HTML. */
const reactNames: Readonly<Record<string, string>> = {
  colspan: "colSpan",
  rowspan: "rowSpan",
  datetime: "dateTime",
};
const booleans: ReadonlySet<string> = new Set(["open", "reversed"]);
/** Elements in which whitespace between children is not text. */
const tableParts: ReadonlySet<string> = new Set(["table", "colgroup", "thead", "tbody", "tfoot", "tr"]);

/**
 * Converts sanitised nodes to React elements. Links become `SiteLink`s, pictures load lazily, and no markup is
 * written into the page.
 */
export function htmlToReact(nodes: Iterable<ChildNode>): ReactNode[] {
  return Array.from(nodes, renderNode);
}

function renderNode(node: ChildNode, index: number): ReactNode {
  if (node instanceof Text) {
    const isGap = tableParts.has(node.parentElement?.localName ?? "") && !node.data.trim();
    return isGap ? null : node.data;
  }
  if (!(node instanceof HTMLElement)) return null;
  const tag = node.localName;
  if (tag === "img") {
    return <TextPicture key={index} {...attributesOf(node)} />;
  }
  const children = node.childNodes.length > 0 ? htmlToReact(node.childNodes) : undefined;
  if (tag === "a") {
    return (
      <SiteLink key={index} href={node.getAttribute("href")}>
        {children}
      </SiteLink>
    );
  }
  if (tag === "table") {
    const caption = node.querySelector("caption")?.textContent.trim();
    return (
      <TableBox key={index} name={caption}>
        <table {...attributesOf(node)}>{children}</table>
      </TableBox>
    );
  }
  return createElement(tag, { key: index, ...attributesOf(node) }, children);
}

function attributesOf(element: Element): Record<string, string | boolean> {
  return Object.fromEntries(
    Array.from(element.attributes, ({ name, value }) => [
      reactNames[name] ?? name,
      booleans.has(name) || value,
    ]),
  );
}
