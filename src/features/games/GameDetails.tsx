import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { SlotGame } from "../../contract/casino.ts";
import { dateFormat, numberFormat } from "../../lib/intl.ts";
import { siteCurrency } from "../../lib/money.ts";
import { Amount } from "../../ui/Amount.tsx";
import { FavouriteButton } from "./FavouriteButton.tsx";
import { slotLink } from "./play-path.ts";
import { lobbyLink } from "./filters.ts";
import { useTypeName } from "./use-names.ts";
import { beginOf } from "../../lib/period.ts";
import { BetRange, Details } from "./Details.tsx";

export default function GameDetails({ item: game, onClose }: { item: SlotGame; onClose: () => void }) {
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
