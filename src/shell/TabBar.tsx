import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { useFirstScreenDone } from "../api/first-screen-done.ts";
import { useStore } from "../hooks/use-store.ts";
import { session } from "../session/app-session.ts";
import { lazyWithRetry } from "../ui/lazy-with-retry.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Link } from "../ui/Link.tsx";
import { tabs, useDestinations, withPagesBelow } from "./destinations.ts";
import styles from "./TabBar.module.css";

const UnreadCount = lazyWithRetry(() => import("../features/notifications/Bell.tsx"), "UnreadCount", {
  untilItComes: true,
});

/** The main navigation on phones, within reach of the thumb. From 64rem the side rail replaces it. */
export function TabBar() {
  const { t } = useLingui();
  const signedIn = useStore(session.state).playerId !== undefined;
  const done = useFirstScreenDone();
  return (
    <nav className={styles.bar} aria-label={t`Hızlı gezinme`}>
      {useDestinations(tabs).map(({ page, icon, label }) => (
        <Link key={page.to} {...page} activeOptions={withPagesBelow} className={styles.tab}>
          <Icon name={icon} />
          <span className={styles.label}>{label}</span>
          {page.to === "/profile" && signedIn && done && (
            <Suspense>
              <UnreadCount />
            </Suspense>
          )}
        </Link>
      ))}
    </nav>
  );
}
