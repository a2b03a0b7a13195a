import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useWrite } from "../../api/use-write.ts";
import { limitsCancelPending, limitsConfirm, type PendingLimit } from "../../contract/limits.ts";
import { useNow } from "../../hooks/use-now.ts";
import { limitsOptions } from "./player-limits.ts";
import { Button } from "../../ui/Button.tsx";
import { isDue } from "./limit-change.ts";
import type { LimitName } from "./limit-values.ts";
import styles from "./Limits.module.css";
import { useLimitWords } from "./use-limit-words.ts";

/** A raise that waits: until when, then the question whether it is still wanted. It can be taken back at any time. */
export function PendingRaise({ raise: { id, value, effectiveAt }, name }: { raise: PendingLimit; name: LimitName }) {
  const { t } = useLingui();
  const words = useLimitWords();
  const client = useQueryClient();
  const now = useNow();
  // Also when the player has left the page by then.
  const askAnew = () => client.invalidateQueries({ queryKey: limitsOptions().queryKey });
  const confirm = useWrite(limitsConfirm, { done: { text: t`Yeni limitiniz geçerli` } });
  const cancel = useWrite(limitsCancelPending, { done: { text: t`Yükseltme isteğinden vazgeçtiniz` } });
  const wanted = words.value(name, value);
  const title = words.titleOf(name);
  const from = words.moment(new Date(effectiveAt));
  const mayConfirm = isDue(effectiveAt, now);
  return (
    <div className={styles.pending}>
      <p>
        {mayConfirm ? (
          <Trans>Yükseltmenizin bekleme süresi doldu. Onaylarsanız yeni değer: {wanted}. Onaylamazsanız bu limit değişmez.</Trans>
        ) : (
          <Trans>
            Bekleyen yükseltme: {wanted}. Onaylayabileceğiniz zaman: <time dateTime={effectiveAt}>{from}</time>
          </Trans>
        )}
      </p>
      <div className={styles.actions}>
        {mayConfirm && (
          <Button size="s" busy={confirm.isPending} aria-label={t`Yükseltmeyi onayla: ${title}`} onClick={() => void confirm.send({ id }).then(askAnew)}>
            <Trans>Onayla</Trans>
          </Button>
        )}
        <Button size="s" busy={cancel.isPending} aria-label={t`Yükseltmeden vazgeç: ${title}`} onClick={() => void cancel.send({ id }).then(askAnew)}>
          <Trans>Vazgeç</Trans>
        </Button>
      </div>
    </div>
  );
}
