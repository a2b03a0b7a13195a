import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../../ui/Button.tsx";
import { GameProblem, type WaysOn } from "./GameProblem.tsx";
import styles from "./GameStage.module.css";

/**
 * Stands in front of a frame that has loaded something, though nothing answers at its origin: the browser's error
 * page, as a rule. An origin that answers games alone looks the same, so the player may have a look.
 */
export function Unanswered({ onShow, ...ways }: WaysOn & { onShow: () => void }) {
  const { t } = useLingui();
  return (
    <div className={styles.cover}>
      <GameProblem
        kind="error"
        title={t`Sağlayıcıya Ulaşılamıyor`}
        text={t`Birazdan tekrar deneyin ya da başka bir oyun seçin.`}
        more={
          <Button variant="quiet" onClick={onShow}>
            <Trans>Yine de göster</Trans>
          </Button>
        }
        {...ways}
      />
    </div>
  );
}
