import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import { useRead } from "../../api/use-read.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { SectionTitle } from "../../ui/Shelf.tsx";
import { iconNameOr } from "../../ui/icon-name.ts";
import { casinoCategories, shelfCategories } from "../games/games-queries.ts";
import styles from "./MoreCategories.module.css";

/** Links to the categories from `from` on, counted from 0, which have no shelf on the home page. */
export function MoreCategories({ from }: { from: number }) {
  const titleId = useId();
  // The first group of shelves shows the loading and error states.
  const { rows } = useRead(casinoCategories(), { retryOnMount: false });
  const categories = shelfCategories(rows).slice(from);
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <SectionTitle icon="grid">
          <Trans>Kategoriler</Trans>
        </SectionTitle>
      </h2>
      <ul className={styles.categories}>
        {categories.map(({ CategoryID, name, icon }) => (
          <li key={CategoryID}>
            <Link to="/slot/category/$categoryID" params={{ categoryID: CategoryID }} className={buttonClass()}>
              <Icon name={iconNameOr(icon, "slot")} />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
