import type { ReactNode } from "react";
import { siteConfig } from "../api/config.ts";
import type { Elements } from "../ui/elements.ts";
import { PageTitle } from "./PageTitle.tsx";
import styles from "./EntryFrame.module.css";
import layout from "../ui/layout.module.css";

export interface EntryFrameProps {
  title: string;
  /** For a form with two columns on wide screens. */
  wide?: boolean;
  /** One sentence under the title. */
  text?: ReactNode;
  children: Elements;
  /** Links to related pages, under the form. */
  footer?: ReactNode;
}

/** The layout of log-in and similar pages: one form, below a wall of tiles on phones and beside it on desktops. */
export function EntryFrame({ title, wide = false, text, children, footer }: EntryFrameProps) {
  const { mark } = siteConfig().brand;
  return (
    <div className={`${styles.frame} ${wide ? styles.wide : ""}`}>
      <PageTitle title={title} />
      <div className={styles.art} aria-hidden="true">
        {mark ? (
          <img className={styles.medallion} src={mark} alt="" />
        ) : (
          <svg className={styles.medallion} viewBox="-32 -32 64 64" focusable="false">
            <use href="/icons/tiles.svg#tile" x="-32" y="-32" width="64" height="64" />
          </svg>
        )}
      </div>
      <div className={`${layout.stack5} ${styles.panel}`}>
        <header className={layout.stack2}>
          <h1>{title}</h1>
          {text && <p className={styles.text}>{text}</p>}
        </header>
        {children}
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </div>
  );
}
