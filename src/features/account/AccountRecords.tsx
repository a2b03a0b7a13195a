import { Trans, useLingui } from "@lingui/react/macro";
import { useLottery } from "../../session/use-lottery.ts";
import { LinkList } from "./LinkList.tsx";

/** Links to the limits, the notifications, and what happened with the player's money and bets. */
export function AccountRecords() {
  const { t } = useLingui();
  const lottery = useLottery();
  return (
    <LinkList
      title={<Trans>Limitler, geçmiş ve bonuslar</Trans>}
      places={[
        { href: "/profile/limits", label: t`Limitlerim` },
        { href: "/notifications", label: t`Bildirimler` },
        { href: "/profile/preferences", label: t`Tercihler ve uygulamayı yükleme` },
        { href: "/profile/history", label: t`Hesap geçmişi` },
        { href: "/profile/statement", label: t`Hesap özeti` },
        { href: "/profile/games", label: t`Oyun geçmişi` },
        { href: "/profile/coupons", label: t`Kuponlarım` },
        { href: "/profile/bonuses", label: t`Bonuslar` },
        ...(lottery ? [{ href: "/profile/lottery", label: t`Yılbaşı çekilişi` } as const] : []),
      ]}
    />
  );
}
