import { useLingui } from "@lingui/react/macro";
import { categoryName } from "./categories.ts";

export function CategoryName({ category }: { category: string }) {
  const { i18n } = useLingui();
  const name = categoryName(category);
  return name ? i18n._(name) : category;
}
