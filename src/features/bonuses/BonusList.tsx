import { Trans, useLingui } from "@lingui/react/macro";
import { linkOptions } from "@tanstack/react-router";
import { useEffect } from "react";
import { useRead } from "../../api/use-read.ts";
import { AccountAmount } from "../../components/Balance.tsx";
import { DetailsLink, ItemGone, ListWithDetails, useDetailsSteps } from "../../components/ItemDetails.tsx";
import { SectionState } from "../../components/SectionState.tsx";
import type { BonusOffer } from "../../contract/bonus.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link, type PageLink } from "../../ui/Link.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { buttonClass } from "../../ui/Button.tsx";
import type { Elements } from "../../ui/elements.ts";
import { BonusCard, BonusesSkeleton } from "./BonusCard.tsx";
import { BonusDetails, useBonusStateName } from "./BonusDetails.tsx";
import { ClaimBonus } from "./ClaimBonus.tsx";
import { GiveUpBonus } from "./GiveUpBonus.tsx";
import { bonusesOptions, settleBonusWrites } from "./bonuses-queries.ts";
import styles from "./BonusesPage.module.css";
import layout from "../../ui/layout.module.css";

/** The link to the list of bonuses or, with an id, to the details of one. */
function bonusesLink(id?: string): PageLink {
  return linkOptions({ to: "/profile/bonuses", search: { id } });
}

export interface BonusListProps {
  gmt: string | undefined;
  /** The bonus that the address names. */
  shownId?: string | undefined;
  /** Shown below the list. */
  children?: Elements;
}

/** The bonuses as the operator lists them (extension `bonus`): what runs first, then what can be claimed, then the rest. */
export function BonusList({ gmt, shownId, children: below }: BonusListProps) {
  const { t } = useLingui();
  const read = useRead(bonusesOptions());
  const { data, since } = read;
  const steps = useDetailsSteps();
  const close = () => steps.close(bonusesLink());
  useEffect(() => {
    // Only the operator's current list tells what became of a claim.
    if (data && since === undefined) void settleBonusWrites(data);
  }, [data, since]);
  const shown = shownId === undefined ? undefined : data?.find(({ id }) => id === shownId);
  const details = shown ? (
    <BonusDetails key={shown.id} bonus={shown} gmt={gmt} onClose={close} />
  ) : (
    shownId !== undefined &&
    data && <ItemGone title={t`Bonus bulunamadı`} text={t`Bu bonus artık listede yok.`} onClose={close} />
  );
  return (
    <ListWithDetails details={details}>
      <SectionState isPage read={read} title={t`Bonuslar`} loading={<BonusesSkeleton />}>
        {(bonuses, note) => {
          const inState = (...states: BonusOffer["state"][]) => bonuses.filter(({ state }) => states.includes(state));
          const [active, available, ended] = [inState("active"), inState("available"), inState("completed", "expired")];
          return (
            <>
              {note}
              {active.length + available.length === 0 && <NoBonuses />}
              <Group title={t`Devam edenler`} bonuses={active} gmt={gmt} shownId={shownId}>
                {(bonus) => <GiveUpBonus bonus={bonus} />}
              </Group>
              <Group title={t`Alabilecekleriniz`} bonuses={available.filter(isClaimable)} gmt={gmt} shownId={shownId}>
                {(bonus) => <ClaimBonus bonus={bonus} />}
              </Group>
              <Group
                title={t`Şu an alamayacaklarınız`}
                bonuses={available.filter((bonus) => !isClaimable(bonus))}
                gmt={gmt}
                shownId={shownId}
              >
                {(bonus) => <WhyNot bonus={bonus} />}
              </Group>
              <EndedBonuses bonuses={ended} shownId={shownId} />
            </>
          );
        }}
      </SectionState>
      {below}
    </ListWithDetails>
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
  shownId: string | undefined;
  children?: (bonus: BonusOffer) => Elements;
}

function Group({ title, bonuses, gmt, shownId, children }: GroupProps) {
  if (bonuses.length === 0) return null;
  return (
    <section className={styles.group} aria-label={title}>
      <h2>{title}</h2>
      <ul role="list" className={`${layout.stack3} ${layout.cards}`}>
        {bonuses.map((bonus) => (
          <li key={bonus.id}>
            <BonusCard bonus={bonus} gmt={gmt} details={bonusesLink(bonus.id)} isShown={bonus.id === shownId}>
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

/** The bonuses that were completed or expired, one line each, which leads to the details. */
function EndedBonuses({ bonuses, shownId }: Pick<GroupProps, "bonuses" | "shownId">) {
  const { t } = useLingui();
  const stateName = useBonusStateName();
  if (bonuses.length === 0) return null;
  return (
    <section className={styles.group} aria-label={t`Bitenler`}>
      <h2>{t`Bitenler`}</h2>
      <ul role="list">
        {bonuses.slice(0, mostShown).map((bonus) => (
          <li key={bonus.id}>
            <DetailsLink page={bonusesLink(bonus.id)} isShown={bonus.id === shownId} className={styles.row}>
              <span>
                <strong>{bonus.title}</strong>
                <span className={styles.state} data-state={bonus.state}>
                  <Icon name={bonus.state === "completed" ? "check" : "clock"} />
                  <span>{stateName(bonus)}</span>
                </span>
              </span>
              {bonus.amount !== undefined && (
                <span className={styles.worth}>
                  <AccountAmount value={bonus.amount} />
                </span>
              )}
              <Icon name="chevron-right" />
            </DetailsLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
