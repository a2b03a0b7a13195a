import { Trans, useLingui } from "@lingui/react/macro";
import { siteConfig } from "../../client/config.ts";
import { useExtension } from "../../client/use-extension.ts";
import { useRead } from "../../client/use-read.ts";
import { useOperatorDay } from "../../session/use-operator-day.ts";
import { BonusHistoryLink } from "./BonusHistoryLink.tsx";
import { BonusesFromHistory } from "./BonusesFromHistory.tsx";
import styles from "./BonusesPage.module.css";
import { BonusesPlace } from "./BonusesPlace.tsx";
import { BonusList } from "./BonusList.tsx";
import { bonusesOptions } from "./queries.ts";

/** The player's bonuses: what runs, what can be claimed, and what ended. */
export function BonusesPage() {
  const { t } = useLingui();
  const { gmt } = useOperatorDay();
  const { state } = useExtension("bonus");
  // When the operator cannot be asked, such as offline, an earlier list tells that it has the extension.
  const { data: known } = useRead(bonusesOptions(), { enabled: false });
  const hasList = state === "there" || (state === "unknown" && known !== undefined);
  return (
    <article className={styles.page}>
      <title>{`${t`Bonuslar`} · ${siteConfig().brand.name}`}</title>
      <h1>
        <Trans>Bonuslar</Trans>
      </h1>
      {state === "asking" && <BonusesPlace />}
      {hasList && (
        <>
          <BonusList gmt={gmt} />
          <BonusHistoryLink />
        </>
      )}
      {state !== "asking" && !hasList && <BonusesFromHistory gmt={gmt} />}
    </article>
  );
}
