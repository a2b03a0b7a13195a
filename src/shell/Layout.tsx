import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "../ui/Icon.tsx";
import { Link } from "../ui/Link.tsx";
import { Toaster } from "../ui/Toaster.tsx";
import type { Elements } from "../ui/elements.ts";
import { Foot } from "./Foot.tsx";
import { SupportButton } from "../features/support/SupportButton.tsx";
import { rail, useDestinations, withPagesBelow } from "./destinations.ts";
import styles from "./Layout.module.css";

export interface LayoutProps {
  /** The page's header. Without it, the page stands alone. */
  header: Elements;
  rail: Elements;
  tabBar: Elements;
  /** The navigation of the account, beside its pages. */
  accountNav?: Elements;
  footer: Elements;
  /** What is above the tab bar. */
  sessionBar: Elements;
  /** The page. */
  children: ReactNode;
}

/** The shell: everything that stays in place around the page. */
export function Layout({ header, rail, tabBar, accountNav, footer, sessionBar, children }: LayoutProps) {
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <a
        className={styles.skip}
        href="#main"
        onClick={(event) => {
          // Focus by script: the router would treat a change of the hash as a navigation.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        <Trans>İçeriğe geç</Trans>
      </a>
      {header}
      {rail}
      <div
        className={`${header ? styles.beside : styles.alone} ${accountNav ? styles.account : ""}`}
        data-account={accountNav ? "" : undefined}
      >
        {/* The navigation stays beside the page, in this element. As a grid item itself it would go on over the footer. */}
        {accountNav && <div>{accountNav}</div>}
        <main ref={main} id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {footer}
      </div>
      <Foot sessionBar={sessionBar} tabBar={tabBar} />
      <Toaster />
    </>
  );
}

/** The main navigation on wide screens, beside the page, and below it the way to help. */
export function SideRail() {
  const { t } = useLingui();
  return (
    <div className={styles.rail} data-rail>
      <nav className={styles.places} aria-label={t`Bölümler`}>
        {useDestinations(rail).map(({ page, icon, label }) => (
          <Link key={page.to} {...page} activeOptions={withPagesBelow} className={styles.place}>
            <Icon name={icon} />
            <span>{label}</span>
          </Link>
        ))}
      </nav>
      <SupportButton isInRail />
    </div>
  );
}

/** Calls that end sooner show no bar. */
const shownAfterMs = 400;

/** Shows that a call is in progress, if it takes more than a moment. */
export function LoadingBar({ active }: { active: boolean }) {
  return active ? <Bar /> : null;
}

function Bar() {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), shownAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return shown && <div className={styles.bar} role="progressbar" aria-label={t`Yükleniyor`} />;
}
