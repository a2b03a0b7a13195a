import { useLingui } from "@lingui/react/macro";
import { PictureButton } from "./PictureButton.tsx";
import styles from "./Tile.module.css";

/** Opens the details of a game or a table. */
export function DetailsButton({ name, onPress }: { name: string; onPress: () => void }) {
  const { t } = useLingui();
  return (
    <PictureButton
      icon="info"
      label={t`${name}: ayrıntılar`}
      className={styles.details}
      aria-haspopup="dialog"
      onClick={onPress}
    />
  );
}
