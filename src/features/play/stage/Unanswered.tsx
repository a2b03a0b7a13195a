import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../../ui/Button.tsx";
import { GameProblem, type WaysOn } from "./GameProblem.tsx";
import styles from "./GameStage.module.css";

/**
 * Shown in front of a frame that has loaded although its origin does not answer: usually it holds the browser's error
 * page. Some origins answer nothing but games and look the same, so the player may show the frame anyway.
 */
export function Unanswered({ onShow, ...ways }: WaysOn & { onShow: () => void }) {
  const { t } = useLingui();
  return (
    <div className={styles.cover}>
      <GameProblem
        kind="error"
        title={t`Sağlayıcıya Ulaşılamıyor`}
        text={t`Birazdan tekrar deneyin veya başka bir oyun seçin.`}
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
