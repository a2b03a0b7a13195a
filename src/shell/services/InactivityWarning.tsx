import { Trans, useLingui } from "@lingui/react/macro";
import { asMinutes, useSecondsLeft } from "../../hooks/use-seconds-left.ts";
import { useStore } from "../../hooks/use-store.ts";
import { session } from "../../session/app-session.ts";
import { noteActivity } from "../../session/inactivity.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { DialogActions } from "../../ui/DialogActions.tsx";
import styles from "./InactivityWarning.module.css";

/** Shown two minutes before the log-out after an hour of inactivity. The player can stay or leave now (WCAG 2.2.1). */
export function InactivityWarning() {
  const at = useStore(session.inactivityWarning);
  return at === undefined ? null : <Warning at={at} />;
}

function Warning({ at }: { at: number }) {
  const { t, i18n } = useLingui();
  const seconds = useSecondsLeft(at);
  const left = asMinutes(seconds);
  const stay = () => noteActivity(session);
  // Announced when it opens and every half minute, not every second.
  const spoken = Math.ceil(seconds / 30) * 30;
  return (
    <Dialog open onClose={stay} title={t`Hâlâ orada mısınız?`}>
      <p>
        <Trans>
          Bir süredir işlem yapmadınız. Güvenliğiniz için oturumunuz{" "}
          <strong className={styles.left} aria-hidden="true">
            {left}
          </strong>{" "}
          sonra kapanacak.
        </Trans>
      </p>
      <p className="visually-hidden" role="status">
        {t`Kalan süre: ${i18n.number(spoken, { style: "unit", unit: "second", unitDisplay: "long" })}`}
      </p>
      <div className={styles.actions}>
        <DialogActions
          back={
            <Button variant="primary" onClick={stay}>
              <Trans>Oturumda kal</Trans>
            </Button>
          }
        >
          <Button onClick={() => void session.logOut()}>
            <Trans>Çıkış yap</Trans>
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
