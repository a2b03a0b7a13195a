import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useStore } from "../../lib/use-store.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { updateHolds } from "../../platform/hold-updates.ts";
import { agreeToUpdate, updateState } from "../../platform/update.ts";
import styles from "./UpdatePrompt.module.css";

/**
 * Says that a new version is ready and installs it when the player agrees. It stays hidden while the page has an open
 * game, payment or form. If the player dismisses it, it returns with the next page load.
 */
export function UpdatePrompt() {
  const { t } = useLingui();
  const state = useStore(updateState);
  const held = useStore(updateHolds).length > 0;
  const [putOff, setPutOff] = useState(false);
  const shown = state !== "none" && !held && !putOff;
  // A live region announces only later changes, so it is always rendered.
  return (
    <div role="status" className={styles.region}>
      {shown && (
        <div className={styles.prompt}>
          <Icon name="refresh" />
          <p className={styles.text}>
            {state === "queued" ? (
              <Trans>Öbür sekmedeki oyun ya da işlem bitince güncellenecek.</Trans>
            ) : (
              <Trans>Yeni sürüm hazır.</Trans>
            )}
          </p>
          <Button size="s" busy={state !== "waiting"} onClick={() => void agreeToUpdate()}>
            <Trans>Güncelle</Trans>
          </Button>
          <IconButton icon="close" label={t`Sonra`} onClick={() => setPutOff(true)} />
        </div>
      )}
    </div>
  );
}
