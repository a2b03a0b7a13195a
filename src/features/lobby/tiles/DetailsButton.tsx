import { useLingui } from "@lingui/react/macro";
import { Icon } from "../../../ui/Icon.tsx";
import styles from "./Tile.module.css";

/** Opens what there is to know about a game or a table. */
export function DetailsButton({ name, onPress }: { name: string; onPress: () => void }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className={`${styles.corner} ${styles.details}`}
      aria-label={t`${name}: ayrıntılar`}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      <Icon name="info" />
    </button>
  );
}
