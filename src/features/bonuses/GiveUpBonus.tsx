import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useRead } from "../../api/use-read.ts";
import { useExtension } from "../../api/use-extension.ts";
import { useWrite } from "../../api/use-write.ts";
import { AccountAmount } from "../../components/Balance.tsx";
import { SectionState } from "../../components/SectionState.tsx";
import { WriteProblem } from "../../components/WriteProblem.tsx";
import { eligibilityOptions } from "../../components/use-eligibility.ts";
import { bonusCancel, type BonusOffer } from "../../contract/bonus.ts";
import { cashDirections } from "../../contract/cash-method.ts";
import { financeEligibility } from "../../contract/finance.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { DialogActions } from "../../ui/DialogActions.tsx";
import { FactList } from "../../ui/FactList.tsx";
import { OfflineReason } from "../../ui/form/SubmitButton.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { Elements } from "../../ui/elements.ts";
import styles from "./BonusesPage.module.css";
import { bonusesOptions, giveUpKind } from "./bonuses-queries.ts";
import layout from "../../ui/layout.module.css";

export interface GiveUpBonusProps {
  bonus: Pick<BonusOffer, "id" | "title">;
  /** What else the player can do, beside the button. */
  children?: Elements;
}

/**
 * Gives a running bonus up, at most once: a button, and a dialog that says what is lost and what becomes free. Nothing for
 * operators without the `eligibility` extension. After a lost answer, the list of bonuses tells what became of it.
 */
export function GiveUpBonus({ bonus: { id, title }, children }: GiveUpBonusProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { state } = useExtension("eligibility");
  const [isOpen, setOpen] = useState(false);
  const { send, isPending, isLate, end, attempt } = useWrite(bonusCancel, {
    policy: "device",
    kind: giveUpKind(id),
    // A bonus ends once: if an earlier request was carried out, the operator refuses the next one.
    mayStartAnew: true,
    problems: "screen",
    done: { text: t`Bonustan vazgeçtiniz` },
    onEnd: async (reached) => {
      if (reached.kind === "done") setOpen(false);
      // The balance, what can be withdrawn, and by which methods.
      void client.invalidateQueries({ queryKey: [financeEligibility.class] });
      await client.invalidateQueries({ queryKey: bonusesOptions().queryKey });
    },
  });
  if (state !== "there") return null;
  const unknown = {
    title: t`Bonustan vazgeçip vazgeçmediğiniz belli değil`,
    text: (
      <p>
        <Trans>Kesin bir yanıt alamadık. Talebiniz ulaştıysa bonus birazdan “Bitenler” bölümünde görünür.</Trans>
      </p>
    ),
  };
  const giveUp = () => void send({ id });
  const problem = <WriteProblem end={end} attempt={attempt} unknown={unknown} onRetry={giveUp} />;
  return (
    <>
      {!isOpen && end?.kind === "unknown" && problem}
      <div className={styles.actions}>
        {children}
        <Button busy={isPending && !isOpen} aria-label={t`Bonustan vazgeç: ${title}`} onClick={() => setOpen(true)}>
          <Trans>Bonustan vazgeç</Trans>
        </Button>
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t`Bonustan vazgeçiyor musunuz?`}>
        <div className={layout.stack4}>
          {problem}
          <WhatIsLost title={title} />
          {isLate && (
            <p role="status" className={styles.soft}>
              <Trans>Yanıt bekleniyor. Bu biraz sürebilir.</Trans>
            </p>
          )}
          <DialogActions
            back={
              <Button onClick={() => setOpen(false)}>
                <Trans>Bonusu koru</Trans>
              </Button>
            }
          >
            <Button variant="danger" busy={isPending} onClick={giveUp}>
              <Trans>Bonustan vazgeç</Trans>
            </Button>
          </DialogActions>
          <OfflineReason />
        </div>
      </Dialog>
    </>
  );
}

/** The summary before the player confirms: what goes, what stays, and what can be withdrawn afterwards. */
function WhatIsLost({ title }: { title: string }) {
  const { t } = useLingui();
  const read = useRead(eligibilityOptions(cashDirections.withdraw));
  return (
    <>
      <p>
        <Trans>
          <strong>{title}</strong> biter ve çevrim şartı kalkar. Bonus bakiyeniz, onunla kazandıklarınızla birlikte
          silinir; bu geri alınamaz.
        </Trans>
      </p>
      <SectionState read={read} title={t`Tutarlar`} compact loading={<Skeleton height="8.5rem" />}>
        {({ own, bonus = "0.00", reasons }, note) => {
          const others = reasons.filter(({ code }) => code !== "bonus");
          const kept = others.length === 0 ? t`Sonra çekebileceğiniz` : t`Sizde kalan`;
          return (
            <>
              <FactList
                facts={[
                  { name: t`Kaybedeceğiniz`, value: <AccountAmount value={bonus} /> },
                  ...(own === undefined ? [] : [{ name: kept, value: <AccountAmount value={own} /> }]),
                ]}
              />
              {/* What would still keep the player from withdrawing. */}
              {others.map(({ code, message }) => (
                <p key={code}>{message}</p>
              ))}
              {note}
            </>
          );
        }}
      </SectionState>
    </>
  );
}
