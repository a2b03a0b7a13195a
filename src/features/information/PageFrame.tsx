import type { ReactNode } from "react";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { PageMeta } from "../shared/PageMeta.tsx";
import printable from "../shared/printable.module.css";
import styles from "./PageFrame.module.css";

export interface PageFrameProps {
  /** Missing while it is on its way. */
  title?: string;
  /** For search engines and shared links. */
  description?: string | undefined;
  /** The page's address in the default language, for them too. */
  path: string;
  /** Says from when the page is, where it is not from now. */
  note?: ReactNode;
  children: ReactNode;
}

/** A page to read, and to print. */
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
