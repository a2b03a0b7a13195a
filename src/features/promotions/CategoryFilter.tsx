import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "../../ui/Link.tsx";
import { promotionListLink } from "./links.ts";
import styles from "./CategoryFilter.module.css";
import { type PromotionState } from "./promotion-state.ts";
import { categoryName } from "./categories.ts";

export interface CategoryFilterProps {
  categories: readonly string[];
  state: PromotionState;
  current: string | undefined;
}

/** Filters the promotions of a state by category. Renders nothing when there are fewer than two categories. */
export function CategoryFilter({ categories, state, current }: CategoryFilterProps) {
  const { t } = useLingui();
  if (categories.length < 2) return null;
  return (
    <nav aria-label={t`Kategoriler`}>
      <ul role="list" className={styles.categories}>
        {[undefined, ...categories].map((category) => (
          <li key={category ?? ""}>
            <Link
              {...promotionListLink(state, category)}
              className={styles.category}
              aria-current={category === current ? "true" : undefined}
            >
              {category === undefined ? <Trans>Tümü</Trans> : <CategoryName category={category} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function CategoryName({ category }: { category: string }) {
  const { i18n } = useLingui();
  const name = categoryName(category);
  return <span>{name ? i18n._(name) : category}</span>;
}
