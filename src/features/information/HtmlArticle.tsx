import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLingui } from "@lingui/react/macro";
import type { Elements } from "../../ui/elements.ts";
import { SafeHtml } from "../../components/SafeHtml.tsx";
import styles from "./HtmlArticle.module.css";
import { Icon } from "../../ui/Icon.tsx";
import { useMediaQuery } from "../../ui/media-query.ts";
import { slugsOf } from "./slugs.ts";
import layout from "../../ui/layout.module.css";
import printable from "../../ui/printable.module.css";

/** Texts with at least this many sections get a table of contents. */
const longFrom = 4;

export interface HtmlArticleProps {
  html: string;
  /** The anchor in the address, without `#`; empty without one. */
  anchor: string;
  /** Rendered below the text. Headings in it are part of the outline. */
  children?: Elements;
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
    <div className={long ? `${layout.stack5} ${styles.withContents}` : undefined}>
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

/** The table of contents of a long text: collapsed on phones, beside the text on wide screens. */
function TableOfContents({ sections }: { sections: readonly Section[] }) {
  const { t } = useLingui();
  const beside = useMediaQuery("(min-width: 64rem)");
  return (
    <nav className={`${layout.box} ${styles.contents} ${printable.screenOnly}`} aria-label={t`Bu sayfada`}>
      <details open={beside}>
        <summary className={styles.summary}>
          <span>{t`Bu sayfada`}</span>
          <Icon name="chevron-down" />
        </summary>
        <ol role="list" className={styles.sections}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** A section of a text, with the id of its heading. */
interface Section {
  readonly id: string;
  readonly title: string;
}

/**
 * Returns the sections of a rendered text, one per `h2`, and gives each heading an id. Ids set by the operator are
 * removed, so they cannot clash with those of the page.
 *
 * @param html the source of the rendered text; the outline is updated when it changes.
 */
function useOutline(content: RefObject<HTMLElement | null>, html: string): readonly Section[] {
  const [sections, setSections] = useState<readonly Section[]>([]);
  useLayoutEffect(() => {
    const all = Array.from(content.current?.querySelectorAll("h2") ?? []);
    const headings = all.filter((heading) => heading.textContent.trim() !== "");
    for (const heading of headings) heading.removeAttribute("id");
    const ids = slugsOf(
      headings.map((heading) => heading.textContent),
      (id) => document.getElementById(id) !== null,
    );
    setSections(
      headings.map((heading, index) => {
        heading.id = ids[index] ?? "";
        return { id: heading.id, title: heading.textContent.trim() };
      }),
    );
  }, [content, html]);
  return sections;
}
