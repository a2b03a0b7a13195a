import type { ReactNode } from "react";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { PageMeta } from "../../../client/site/PageMeta.tsx";
import printable from "../../../ui/printable.module.css";
import styles from "./PageFrame.module.css";

export interface PageFrameProps {
  /** Absent while the page loads. */
  title?: string;
  /** For search engines and link previews. */
  description?: string | undefined;
  /** The path of the page in the default language, also for search engines and link previews. */
  path: string;
  /** Tells how old the page is, when it is not current. */
  note?: ReactNode;
  children: ReactNode;
}

/** The frame of a page of text, with a layout for print. */
export function PageFrame({ title, description, path, note, children }: PageFrameProps) {
  return (
    <article className={`${printable.page} ${styles.page}`}>
      <header className={styles.header}>
        {title ? (
          <>
            <PageMeta title={title} description={description} path={path} />
            <h1>{title}</h1>
          </>
        ) : (
          <Skeleton width="min(20rem, 70%)" height="calc(var(--text-2xl) * var(--leading-tight))" />
        )}
        {note}
      </header>
      {children}
    </article>
  );
}
