import { type ReactNode, useEffect, useRef } from "react";
import { SafeHtml } from "../../../client/html/SafeHtml.tsx";
import styles from "./HtmlArticle.module.css";
import { TableOfContents } from "./TableOfContents.tsx";
import { useOutline } from "./use-outline.ts";

/** Texts with at least this many sections get a table of contents. */
const longFrom = 4;

export interface HtmlArticleProps {
  html: string;
  /** The anchor in the address, without `#`; empty without one. */
  anchor: string;
  /** Rendered below the text. Headings in it are part of the outline. */
  children?: ReactNode;
}

/**
 * An operator's text, with a table of contents when it is long. Suspends until the text has been rendered, because the
 * headings are read from the document.
 */
export function HtmlArticle({ html, anchor, children }: HtmlArticleProps) {
  const content = useRef<HTMLDivElement>(null);
  const sections = useOutline(content, html);
  useScrollTo(anchor, sections.length > 0);
  const long = sections.length >= longFrom;
  return (
    <div className={long ? styles.withContents : undefined}>
      {long && (
        <div className={styles.aside}>
          <TableOfContents sections={sections} />
        </div>
      )}
      <div ref={content} className={styles.text}>
        <SafeHtml html={html} />
        {children}
      </div>
    </div>
  );
}

/**
 * Scrolls the element with this id into view once it exists. The router looks for it on navigation, before the text has
 * loaded.
 */
function useScrollTo(id: string, there: boolean): void {
  useEffect(() => {
    if (there && id) document.getElementById(id)?.scrollIntoView();
  }, [id, there]);
}
