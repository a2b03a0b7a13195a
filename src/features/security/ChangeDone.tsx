import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { buttonClass } from "../../ui/button-class.ts";
import { Link, type PageLink } from "../../ui/Link.tsx";
import { Notice } from "../../ui/Notice.tsx";
import styles from "./SecurityPage.module.css";

export interface ChangeDoneProps {
  /** What has changed. */
  children: ReactNode;
  /** Where the player came from. Default: the account page. */
  back?: { readonly page: PageLink; readonly name: string };
}

/** Replaces a form after a successful change. */
export function ChangeDone({ children, back }: ChangeDoneProps) {
  const box = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={styles.done}>
      <Notice tone="positive">{children}</Notice>
      <Link {...(back?.page ?? { to: "/profile" })} className={buttonClass("secondary")}>
        {back?.name ?? <Trans>Hesabıma dön</Trans>}
      </Link>
    </div>
  );
}
