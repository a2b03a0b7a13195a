import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useRead } from "../../api/use-read.ts";
import { AccountAmount } from "../../components/Balance.tsx";
import { SectionState } from "../../components/SectionState.tsx";
import type { BonusOffer } from "../../contract/bonus.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { buttonClass } from "../../ui/Button.tsx";
import type { Elements } from "../../ui/elements.ts";
import { BonusCard, BonusesSkeleton } from "./BonusCard.tsx";
import { ClaimBonus } from "./ClaimBonus.tsx";
import { GiveUpBonus } from "./GiveUpBonus.tsx";
import { bonusesOptions, settleBonusWrites } from "./bonuses-queries.ts";
import styles from "./BonusesPage.module.css";
import layout from "../../ui/layout.module.css";

/** The bonuses as the operator lists them (extension `bonus`): what runs first, then what can be claimed, then the rest. */
export function BonusList({ gmt }: { gmt: string | undefined }) {
  const { t } = useLingui();
  const read = useRead(bonusesOptions());
  const { data, since } = read;
  useEffect(() => {
    // Only the operator's current list tells what became of a claim.
    if (data && since === undefined) void settleBonusWrites(data);
  }, [data, since]);
  return (
    <SectionState isPage read={read} title={t`Bonuslar`} loading={<BonusesSkeleton />}>
      {(bonuses, note) => {
        const inState = (...states: BonusOffer["state"][]) => bonuses.filter(({ state }) => states.includes(state));
        const [active, available, ended] = [inState("active"), inState("available"), inState("completed", "expired")];
        return (
          <>
            {note}
            {active.length + available.length === 0 && <NoBonuses />}
            <Group title={t`Devam edenler`} bonuses={active} gmt={gmt}>
              {(bonus) => <GiveUpBonus bonus={bonus} />}
            </Group>
            <Group title={t`Alabilecekleriniz`} bonuses={available.filter(isClaimable)} gmt={gmt}>
              {(bonus) => <ClaimBonus bonus={bonus} />}
            </Group>
            <Group
              title={t`Şu an alamayacaklarınız`}
              bonuses={available.filter((bonus) => !isClaimable(bonus))}
              gmt={gmt}
            >
              {(bonus) => <WhyNot bonus={bonus} />}
            </Group>
            <EndedBonuses bonuses={ended} />
          </>
        );
      }}
    </SectionState>
  );
}

/** Whether the button that claims it is worth pressing. Where the operator does not tell, a press shows it. */
function isClaimable({ claimable }: BonusOffer): boolean {
  return claimable !== false;
}

/** In place of the button: why the bonus cannot be claimed now. */
function WhyNot({ bonus: { reason } }: { bonus: BonusOffer }) {
  return (
    <p className={styles.reason}>
      <Icon name="info" />
      <span>{reason ?? <Trans>Bu bonusun koşulları şu an sağlanmıyor.</Trans>}</span>
    </p>
  );
}

interface GroupProps {
  title: string;
  bonuses: readonly BonusOffer[];
  gmt: string | undefined;
  children?: (bonus: BonusOffer) => Elements;
}

function Group({ title, bonuses, gmt, children }: GroupProps) {
  if (bonuses.length === 0) return null;
  return (
    <section className={styles.group} aria-label={title}>
      <h2>{title}</h2>
      <ul role="list" className={`${layout.stack3} ${layout.cards}`}>
        {bonuses.map((bonus) => (
          <li key={bonus.id}>
            <BonusCard bonus={bonus} gmt={gmt}>
              {children?.(bonus)}
            </BonusCard>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoBonuses() {
  const { t } = useLingui();
  return (
    <StateMessage
      kind="empty"
      title={t`Şu an alabileceğiniz bonus yok`}
      text={t`Yeni bonuslar promosyonlarda duyurulur.`}
      action={
        <Link to="/promotions" className={buttonClass("primary")}>
          <Trans>Promosyonlara git</Trans>
        </Link>
      }
    />
  );
}

/** More of them are in the history. */
const mostShown = 10;

/** The bonuses that were completed or expired, one line each. */
function EndedBonuses({ bonuses }: { bonuses: readonly BonusOffer[] }) {
  const { t } = useLingui();
  if (bonuses.length === 0) return null;
  return (
    <section className={styles.group} aria-label={t`Bitenler`}>
      <h2>{t`Bitenler`}</h2>
      <ul role="list">
        {bonuses.slice(0, mostShown).map(({ id, title, amount, state }) => (
          <li key={id} className={styles.row}>
            <span>
              <strong>{title}</strong>
              <span className={styles.state} data-state={state}>
                <Icon name={state === "completed" ? "check" : "clock"} />
                <span>{state === "completed" ? t`Tamamlandı` : t`Süresi doldu`}</span>
              </span>
            </span>
            {amount !== undefined && (
              <span className={styles.worth}>
                <AccountAmount value={amount} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
