import { type ComponentProps, createElement, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useLingui } from "@lingui/react/macro";
import { SiteLink } from "../ui/SiteLink.tsx";
import { sanitise } from "./sanitiser.ts";
import styles from "./RenderedHtml.module.css";
import layout from "../ui/layout.module.css";

/** Loaded by `SafeHtml` on demand, because the sanitiser is larger than most pages that use it. */
export function RenderedHtml({ html }: { html: string }) {
  const content = useMemo(() => htmlToReact(sanitise(html).childNodes), [html]);
  // A new text is rendered anew: a translated page could not change it (scripts/bare-texts.ts).
  return (
    <div key={html} className={`${layout.stack3} ${styles.content}`}>
      {content}
    </div>
  );
}

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
function htmlToReact(nodes: Iterable<ChildNode>): ReactNode[] {
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
    Array.from(element.attributes, ({ name, value }) => [reactNames[name] ?? name, booleans.has(name) || value]),
  );
}

interface TableBoxProps {
  /** The table's caption, if it has one. */
  name: string | undefined;
  /** The table. */
  children: ReactNode;
}

/** Lets a table that is wider than its container scroll sideways by touch, wheel and arrow keys. */
function TableBox({ name, children }: TableBoxProps) {
  const { t } = useLingui();
  const ref = useRef<HTMLDivElement>(null);
  const [wide, setWide] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setWide(box.scrollWidth > box.clientWidth));
    observer.observe(box);
    for (const table of box.children) observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={ref}
      className={styles.box}
      // Only a container that scrolls is a tab stop, and only then does it need a name.
      {...(wide && { role: "group", "aria-label": name || t`Tablo`, tabIndex: 0 })}
    >
      {children}
    </div>
  );
}

/**
 * A picture in an operator's text. Its space is reserved before it loads, so that no line moves: by its width and
 * height, or as 16 : 9 when one of them is missing.
 */
function TextPicture({ alt = "", width, height, ...rest }: ComponentProps<"img">) {
  const sized = isLength(width) && isLength(height);
  return (
    <img
      {...rest}
      // The attributes alone reserve no height while the alt text is shown; `aspect-ratio` does.
      {...(sized && { width, height, style: { aspectRatio: `${width} / ${height}` } })}
      alt={alt}
      className={sized ? undefined : styles.unsized}
      loading="lazy"
      decoding="async"
    />
  );
}

function isLength(text: string | number | undefined): boolean {
  return /^[1-9]\d{0,3}$/.test(String(text));
}
