import { useLingui } from "@lingui/react/macro";
import { Icon } from "../ui/Icon.tsx";
import { Link } from "../ui/Link.tsx";
import { rail, useDestinations, withPagesBelow } from "./destinations.ts";
import styles from "./SideRail.module.css";

/** The main navigation on wide screens, beside the page. */
export function SideRail() {
  const { t } = useLingui();
  return (
    <nav className={styles.rail} aria-label={t`Bölümler`}>
      {useDestinations(rail).map(({ page, icon, label }) => (
        <Link key={page.to} {...page} activeOptions={withPagesBelow} className={styles.place}>
          <Icon name={icon} />
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  );
}
