import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";

/** The categories that are known by id (as the reference operator has them). */
const names: Readonly<Record<string, MessageDescriptor>> = {
  deposit: msg`Yatırım`,
  casino: msg`Casino`,
  live: msg`Canlı casino`,
  sports: msg`Spor`,
  general: msg`Genel`,
};

/** The name of a category; undefined for one that only the operator knows, which is shown as it is. */
export function categoryName(category: string): MessageDescriptor | undefined {
  return Object.hasOwn(names, category) ? names[category] : undefined;
}

/** The categories that occur, the known ones first and in their order. */
export function categoriesOf(items: readonly { readonly Category?: string | undefined }[]): string[] {
  const present = new Set(items.flatMap(({ Category }) => Category ?? []));
  const known = Object.keys(names).filter((category) => present.delete(category));
  return [...known, ...present];
}
