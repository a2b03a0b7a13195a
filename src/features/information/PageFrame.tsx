import type { ReactNode } from "react";
import { siteConfig } from "../../client/config.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./PageFrame.module.css";

export interface PageFrameProps {
  /** Missing while it is on its way. */
  title?: string;
  /** For search engines and shared links. */
  description?: string | undefined;
  /** Says from when the page is, where it is not from now. */
  note?: ReactNode;
  children: ReactNode;
}

/** A page to read, and to print. */
export function PageFrame({ title, description, note, children }: PageFrameProps) {
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        {title ? (
          <>
            <title>{`${title} · ${siteConfig().brand.name}`}</title>
            {description && <meta name="description" content={description} />}
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
