import { Trans } from "@lingui/react/macro";
import { Button } from "../../ui/Button.tsx";
import styles from "./TileGrid.module.css";

/** Says that some tiles of a long list could not be loaded. The others stay. */
export function GridFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className={styles.failure}>
      <p>
        <Trans>Listenin bu kısmı yüklenemedi.</Trans>
      </p>
      <Button size="s" onClick={onRetry}>
        <Trans>Tekrar dene</Trans>
      </Button>
    </div>
  );
}
