import { type ReactNode, useRef } from "react";
import { SafeHtml } from "../shared/SafeHtml.tsx";
import styles from "./HtmlArticle.module.css";
import { TableOfContents } from "./TableOfContents.tsx";
import { useOutline } from "./use-outline.ts";
import { useScrollTo } from "./use-scroll-to.ts";

/** From how many sections on a text is long enough to need a way through it. */
const longFrom = 4;

export interface HtmlArticleProps {
  html: string;
  /** The anchor that the address names, without `#`; empty without one. */
  anchor: string;
  /** Stands under the text; its headings belong to the outline. */
  children?: ReactNode;
}

/**
 * An operator's text, with a table of contents when it is long. Suspends until the text is rendered:
 * its headings are read where they stand.
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
