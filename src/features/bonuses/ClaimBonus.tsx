import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { WriteProblem } from "../../components/WriteProblem.tsx";
import { SafeHtml } from "../../components/SafeHtml.tsx";
import { useWrite } from "../../api/use-write.ts";
import { type BonusOffer, bonusClaim } from "../../contract/bonus.ts";
import { balanceOptions } from "../../api/player-queries.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { DialogActions } from "../../ui/DialogActions.tsx";
import { OfflineReason } from "../../ui/form/SubmitButton.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./BonusesPage.module.css";
import { bonusesOptions, claimKind } from "./bonuses-queries.ts";
import layout from "../../ui/layout.module.css";

/** Shows the conditions of a bonus and claims it, at most once. After a lost answer, the list tells what became of it. */
export function ClaimBonus({ bonus: { id, title, Text } }: { bonus: BonusOffer }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const refresh = async () => {
    void client.invalidateQueries({ queryKey: balanceOptions().queryKey });
    await client.invalidateQueries({ queryKey: bonusesOptions().queryKey });
  };
  const { send, isPending, isLate, end, attempt } = useWrite(bonusClaim, {
    policy: "device",
    kind: claimKind(id),
    // The list shows whether an earlier claim was carried out, and a bonus is granted once.
    mayStartAnew: true,
    problems: "screen",
    done: { text: t`Bonus hesabınıza tanımlandı` },
    onEnd: (reached) => {
      if (reached.kind === "done") setOpen(false);
      return refresh();
    },
  });
  const unknown = {
    title: t`Bonus talebinizin sonucu bilinmiyor`,
    text: (
      <p>
        <Trans>
          Kesin bir yanıt alamadık. Bonus tanımlandıysa birazdan “Devam edenler” bölümünde görünür. Bir bonus iki kez
          tanımlanmaz.
        </Trans>
      </p>
    ),
  };
  const claim = () => void send({ id });
  const problem = <WriteProblem end={end} attempt={attempt} unknown={unknown} onRetry={claim} />;
  return (
    <>
      {!isOpen && end?.kind === "unknown" && problem}
      <div className={styles.actions}>
        <Button
          variant="primary"
          busy={isPending && !isOpen}
          aria-label={t`Bonusu al: ${title}`}
          onClick={() => setOpen(true)}
        >
          <Trans>Bonusu al</Trans>
        </Button>
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={title}>
        <div className={layout.stack4}>
          {problem}
          {Text ? (
            <>
              <p>
                <Trans>Bonusu almadan önce koşulları okuyun.</Trans>
              </p>
              <div className={styles.conditions}>
                <Suspense fallback={<Skeleton height="6lh" />}>
                  <SafeHtml html={Text} />
                </Suspense>
              </div>
            </>
          ) : (
            <p>
              <Trans>Bu bonus hesabınıza tanımlansın mı?</Trans>
            </p>
          )}
          {isLate && (
            <p role="status" className={styles.soft}>
              <Trans>Yanıt bekleniyor. Bu biraz sürebilir.</Trans>
            </p>
          )}
          <DialogActions
            back={
              <Button onClick={() => setOpen(false)}>
                <Trans>Vazgeç</Trans>
              </Button>
            }
          >
            <Button variant="primary" busy={isPending} onClick={claim}>
              <Trans>Koşulları kabul et ve al</Trans>
            </Button>
          </DialogActions>
          <OfflineReason />
        </div>
      </Dialog>
    </>
  );
}
