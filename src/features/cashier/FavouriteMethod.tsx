import { useLingui } from "@lingui/react/macro";
import type { SingleCashMethod } from "../../contract/cash-method.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { useCashier } from "./cashier-context.ts";
import styles from "./Methods.module.css";
import { useFavouriteMethod } from "./use-favourite-method.ts";

/** The heart of a method. */
export function FavouriteMethod({ method }: { method: SingleCashMethod }) {
  const { t } = useLingui();
  const { toggle } = useFavouriteMethod(useCashier().direction, method);
  return (
    <IconButton
      icon="heart"
      label={t`${method.name}: favori`}
      className={styles.heart ?? ""}
      aria-pressed={method.isFavorite}
      onClick={toggle}
    />
  );
}
