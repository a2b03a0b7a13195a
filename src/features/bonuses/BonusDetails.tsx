import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { ItemDetails } from "../../components/ItemDetails.tsx";
import { SafeHtml } from "../../components/SafeHtml.tsx";
import type { BonusOffer } from "../../contract/bonus.ts";
import { FactList } from "../../ui/FactList.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { TimeLeftNote, useTerms, Wagering, Worth } from "./BonusCard.tsx";
import layout from "../../ui/layout.module.css";

export interface BonusDetailsProps {
  bonus: BonusOffer;
  gmt: string | undefined;
  onClose: () => void;
}

/** Everything that is known of a bonus: how it stands, its terms, and its conditions in full. */
export function BonusDetails({ bonus, gmt, onClose }: BonusDetailsProps) {
  const { t } = useLingui();
  const stateName = useBonusStateName();
  const terms = useTerms()(bonus);
  const { title, Text, state, amount, percent, expiresAt } = bonus;
  const isOver = state === "completed" || state === "expired";
  return (
    <ItemDetails title={title} onClose={onClose}>
      <div className={layout.stack4}>
        <Wagering bonus={bonus} />
        <FactList
          facts={[
            { name: t`Durum`, value: stateName(bonus) },
            ...((amount ?? percent) === undefined ? [] : [{ name: t`Bonus`, value: <Worth bonus={bonus} /> }]),
            ...terms,
          ]}
        />
        {expiresAt && !isOver && <TimeLeftNote expiresAt={expiresAt} gmt={gmt} />}
        {Text && (
          <section className={layout.stack2} aria-label={t`Koşullar`}>
            <h3>
              <Trans>Koşullar</Trans>
            </h3>
            <Suspense fallback={<Skeleton height="6lh" />}>
              <SafeHtml html={Text} />
            </Suspense>
          </section>
        )}
      </div>
    </ItemDetails>
  );
}

/** Returns a function that says how a bonus stands. */
export function useBonusStateName(): (bonus: BonusOffer) => string {
  const { t } = useLingui();
  return ({ state, claimable, reason }) => {
    if (state === "available") return claimable === false ? (reason ?? t`Şu an alınamıyor`) : t`Alınabilir`;
    const names = { active: t`Devam ediyor`, completed: t`Tamamlandı`, expired: t`Süresi doldu` };
    return names[state];
  };
}
