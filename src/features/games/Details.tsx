import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { SlotGame } from "../../contract/casino.ts";
import type { InfType } from "../../contract/information.ts";
import type { LiveTable } from "../../contract/livecasino.ts";
import { dateFormat, numberFormat } from "../../lib/intl.ts";
import { siteCurrency } from "../../lib/money.ts";
import { beginOf } from "../../lib/period.ts";
import { Amount } from "../../ui/Amount.tsx";
import { buttonClass } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Link, type PageLink } from "../../ui/Link.tsx";
import type { Elements } from "../../ui/elements.ts";
import { FavouriteButton } from "./FavouriteButton.tsx";
import { lobbyLink } from "./filters.ts";
import { inWidths, tableSizes } from "./in-widths.ts";
import { slotLink, tableLink } from "./play-path.ts";
import { useTypeName } from "./use-names.ts";
import styles from "./Details.module.css";
import layout from "../../ui/layout.module.css";

interface DetailsProps {
  name: string;
  image: string;
  /** For a table's picture; the default is a game's (`inWidths`). */
  sizes?: string;
  provider: { readonly name: string; readonly page: PageLink };
  /** The name and value of each fact. */
  facts: readonly (readonly [string, ReactNode])[];
  /** The content page with the rules. */
  rules: InfType;
  play: PageLink;
  /** Leads to others in place of `play`, because the table is closed. */
  similar?: PageLink | undefined;
  demo?: PageLink | undefined;
  favourite?: Elements;
  onClose: () => void;
}

/** A dialog with what the player may want to know about a game or a table before opening it. */
function Details(props: DetailsProps) {
  const { name, image, sizes, provider, facts, rules, play, similar, demo, favourite, onClose } = props;
  const { t } = useLingui();
  return (
    <Dialog open onClose={onClose} title={name}>
      <div className={styles.details}>
        {image && <img {...inWidths(image, sizes)} alt="" className={styles.image} decoding="async" />}
        <div className={styles.words}>
          {provider.name && (
            <Link {...provider.page} className={styles.provider} onClick={onClose}>
              <span>{provider.name}</span>
              <Icon name="chevron-right" />
            </Link>
          )}
          <dl className={styles.facts}>
            {facts.map(([fact, value]) => (
              <div key={fact}>
                <dt>{fact}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Link to="/info/$infType" params={{ infType: rules }} className={styles.rules} onClick={onClose}>
            <Trans>Oyun kuralları</Trans>
          </Link>
        </div>
      </div>
      <div className={`${layout.wrap} ${styles.actions}`}>
        {similar ? (
          <Link {...similar} className={buttonClass("primary")} onClick={onClose}>
            <Trans>Benzer masalar</Trans>
          </Link>
        ) : (
          <Link {...play} className={buttonClass("primary")} onClick={onClose}>
            <Icon name="play" />
            <Trans>Oyna</Trans>
          </Link>
        )}
        {demo && (
          <Link {...demo} className={buttonClass()} onClick={onClose} aria-label={t`${name}: demo`}>
            <Trans>Demo</Trans>
          </Link>
        )}
        {favourite}
      </div>
    </Dialog>
  );
}

interface BetRangeProps {
  /** Decimal strings. A missing end is open. */
  least: string | undefined;
  most: string | undefined;
}

function BetRange({ least, most }: BetRangeProps) {
  return (
    <>
      {least !== undefined && <Amount value={least} currency={siteCurrency} />}
      <span> – </span>
      {most !== undefined && <Amount value={most} currency={siteCurrency} />}
    </>
  );
}

export function GameDetails({ item: game, onClose }: { item: SlotGame; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const typeName = useTypeName();
  const volatilityName = useVolatilityName();
  const { rtp, volatility, minBet, maxBet, jackpot, releasedAt } = game;
  const percent = { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 2 } as const;
  const day = { day: "numeric", month: "long", year: "numeric" } as const;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t`RTP`, rtp !== undefined && numberFormat(i18n.locale, percent).format(rtp / 100)],
    [t`Volatilite`, volatility !== undefined && volatilityName(volatility)],
    [t`Bahis aralığı`, (minBet ?? maxBet) !== undefined && <BetRange key="range" least={minBet} most={maxBet} />],
    [t`Jackpot`, jackpot !== undefined && <Amount key="jackpot" value={jackpot} currency={siteCurrency} />],
    [t`Tür`, typeName(game.type)],
    [t`Yayın tarihi`, Boolean(releasedAt) && dateFormat(i18n.locale, day).format(beginOf({ Start_date: releasedAt }))],
  ];
  return (
    <Details
      name={game.name}
      image={game.image}
      provider={{ name: game.providerName, page: lobbyLink("slot", { provider: game.providerID }) }}
      facts={facts.filter(([, value]) => value !== false)}
      rules="CasinoKurallari"
      play={slotLink(game.gameID)}
      demo={game.hasDemo ? slotLink(game.gameID, "demo") : undefined}
      favourite={<FavouriteButton type="casino" id={game.gameID} name={game.name} />}
      onClose={onClose}
    />
  );
}

/** Returns the name of a game's volatility. A value unknown to this build is shown as the operator sent it. */
function useVolatilityName(): (volatility: string) => string {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    low: t`Düşük`,
    medium: t`Orta`,
    high: t`Yüksek`,
    very_high: t`Çok yüksek`,
    extreme: t`Çok yüksek`,
  };
  return (volatility) => names[volatility] ?? volatility;
}

export function TableDetails({ item: table, onClose }: { item: LiveTable; onClose: () => void }) {
  const { t } = useLingui();
  const typeName = useTypeName();
  const { dealer, open, openingHours, seats } = table;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t`Durum`, open ? t`Açık` : t`Kapalı`],
    [t`Açılış saatleri`, openingHours ?? false],
    [t`Krupiye`, dealer ?? false],
    [t`Boş koltuk`, seats ?? false],
    [t`Bahis aralığı`, <BetRange key="range" least={table.minBet} most={table.maxBet} />],
    [t`Tür`, typeName(table.type)],
  ];
  return (
    <Details
      name={table.name}
      image={table.image}
      sizes={tableSizes}
      provider={{ name: table.providerName, page: lobbyLink("live", { provider: table.providerID }) }}
      facts={facts.filter(([, value]) => value !== false)}
      rules="liveCasinoRules"
      play={tableLink(table.tableID)}
      similar={open ? undefined : lobbyLink("live", { type: table.type })}
      favourite={<FavouriteButton type="livecasino" id={table.tableID} name={table.name} />}
      onClose={onClose}
    />
  );
}
