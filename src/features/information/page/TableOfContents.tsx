import { useLingui } from "@lingui/react/macro";
import { Icon } from "../../../ui/Icon.tsx";
import { useMediaQuery } from "../../../ui/media-query.ts";
import styles from "./TableOfContents.module.css";
import type { Section } from "./use-outline.ts";

/** The table of contents of a long text: collapsed on phones, beside the text on wide screens. */
export function TableOfContents({ sections }: { sections: readonly Section[] }) {
  const { t } = useLingui();
  const beside = useMediaQuery("(min-width: 64rem)");
  return (
    <nav className={styles.contents} aria-label={t`Bu sayfada`}>
      <details open={beside}>
        <summary className={styles.summary}>
          {t`Bu sayfada`}
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
