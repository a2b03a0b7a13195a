import { Trans } from "@lingui/react/macro";
import styles from "./BrokenPart.module.css";
import { Button } from "./Button.tsx";

/** Shown in place of a part of the page that cannot be shown, with a button that tries once more. */
export function BrokenPart({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.line} role="alert">
      <p>
        <Trans>Bu bölüm açılamadı.</Trans>
      </p>
      <Button size="s" onClick={onRetry}>
        <Trans>Tekrar dene</Trans>
      </Button>
    </div>
  );
}
