import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";

/** The categories with a translated name, by id (those of the reference operator). */
const names: Readonly<Record<string, MessageDescriptor>> = {
  deposit: msg`Yatırım`,
  casino: msg`Casino`,
  live: msg`Canlı casino`,
  sports: msg`Spor`,
  general: msg`Genel`,
};

/** The name of a category; undefined for an unknown one, whose id is then shown as it is. */
export function categoryName(category: string): MessageDescriptor | undefined {
  return Object.hasOwn(names, category) ? names[category] : undefined;
}

/** The categories that occur in `items`: the known ones first, in the order of `names`. */
export function categoriesOf(items: readonly { readonly Category?: string | undefined }[]): string[] {
  const present = new Set(items.flatMap(({ Category }) => Category ?? []));
  const known = Object.keys(names).filter((category) => present.delete(category));
  return [...known, ...present];
}
