import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "../../ui/Link.tsx";
import { promotionListLink } from "./links.ts";
import type { PromotionState } from "./promotions-search.ts";
import styles from "./PromotionDetails.module.css";
import layout from "../../ui/layout.module.css";

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
      <ul role="list" className={layout.wrap}>
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

/** The categories with a translated name, by id (those of the reference operator). */
const names: Readonly<Record<string, MessageDescriptor>> = {
  deposit: msg`Yatırım`,
  casino: msg`Casino`,
  live: msg`Canlı casino`,
  sports: msg`Spor`,
  general: msg`Genel`,
};

/** The name of a category; undefined for an unknown one, whose id is then shown as it is. */
function categoryName(category: string): MessageDescriptor | undefined {
  return Object.hasOwn(names, category) ? names[category] : undefined;
}

/** The categories that occur in `items`: the known ones first, in the order of `names`. */
export function categoriesOf(items: readonly { readonly Category?: string | undefined }[]): string[] {
  const present = new Set(items.flatMap(({ Category }) => Category ?? []));
  const known = Object.keys(names).filter((category) => present.delete(category));
  return [...known, ...present];
}
