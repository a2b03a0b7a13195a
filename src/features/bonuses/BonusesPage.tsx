import { useLingui } from "@lingui/react/macro";
import { PageFrame } from "../../components/PageFrame.tsx";
import { useExtension } from "../../api/use-extension.ts";
import { useOperatorDay } from "../../components/use-operator-day.ts";
import { BonusesFromHistory, BonusHistoryLink } from "./BonusesFromHistory.tsx";
import { BonusesSkeleton } from "./BonusCard.tsx";
import { BonusList } from "./BonusList.tsx";
import type { BonusesSearch } from "./bonuses-search.ts";

/** The player's bonuses: what runs, what can be claimed, and what ended. */
export function BonusesPage({ search }: { search: BonusesSearch }) {
  const { t } = useLingui();
  const { gmt } = useOperatorDay();
  const { state } = useExtension("bonus");
  return (
    <PageFrame title={t`Bonuslar`}>
      {state === "asking" && <BonusesSkeleton />}
      {state === "missing" && <BonusesFromHistory gmt={gmt} />}
      {/* While the operator cannot be asked for its extensions, such as offline, the list of the last visit is shown. */}
      {(state === "there" || state === "unknown") && (
        <BonusList gmt={gmt} shownId={search.id}>
          <BonusHistoryLink />
        </BonusList>
      )}
    </PageFrame>
  );
}
