import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useWrite } from "../../api/use-write.ts";
import { limitsSet, type LimitKind, type LimitPeriod, type PlayerLimits } from "../../contract/limits.ts";
import { durationText } from "../../lib/format-dates.ts";
import { limitsOptions } from "./player-limits.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./Limits.module.css";

export interface RemoveLimitProps {
  target: { readonly kind: LimitKind; readonly period?: LimitPeriod };
  limits: PlayerLimits;
  onDone: () => void;
}

/** Asks to remove a limit. Like a raise, this waits and is confirmed then. */
export function RemoveLimit({ target, limits, onDone }: RemoveLimitProps) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const waits = durationText(limits.raiseAfterHours * 60, i18n.locale);
  const remove = useWrite(limitsSet, {
    done: { text: t`Kaldırma isteğiniz alındı` },
    onEnd({ kind }) {
      if (kind === "done") onDone();
    },
  });
  const ask = async () => {
    await remove.send({ ...target, value: null });
    // Also when the dialog has been closed by now.
    await client.invalidateQueries({ queryKey: limitsOptions().queryKey });
  };
  return (
    <div className={styles.remove}>
      <p className={styles.soft}>
        <Trans>Kaldırma isteği de {waits} bekler ve onayınızı ister. O zamana kadar limitiniz geçerli.</Trans>
      </p>
      <Button size="s" busy={remove.isPending} onClick={() => void ask()}>
        <Trans>Limiti kaldırmayı iste</Trans>
      </Button>
    </div>
  );
}
