import type { ReactNode } from "react";
import { siteConfig } from "../../client/config.ts";
import styles from "./EntryFrame.module.css";

export interface EntryFrameProps {
  title: string;
  /** A form of two columns, where there is room for them. */
  wide?: boolean;
  /** One sentence under the title. */
  text?: ReactNode;
  children: ReactNode;
  /** Under the form: where else one may want to go. */
  footer?: ReactNode;
}

/** A page on the way into the site: one form in a calm place, under a wall of tiles on phones, beside it on desks. */
export function EntryFrame({ title, wide = false, text, children, footer }: EntryFrameProps) {
  return (
    <div className={`${styles.frame} ${wide ? styles.wide : ""}`}>
      <title>{`${title} · ${siteConfig().brand.name}`}</title>
      <div className={styles.art} aria-hidden="true">
        <svg className={styles.medallion} viewBox="-32 -32 64 64" focusable="false">
          <use href="/icons/tiles.svg#tile" x="-32" y="-32" width="64" height="64" />
        </svg>
      </div>
      <div className={styles.panel}>
        <header className={styles.header}>
          <h1>{title}</h1>
          {text && <p className={styles.text}>{text}</p>}
        </header>
        {children}
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </div>
  );
}
