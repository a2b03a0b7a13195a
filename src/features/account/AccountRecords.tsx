import { Trans, useLingui } from "@lingui/react/macro";
import { LinkList } from "./LinkList.tsx";

/** Links to what happened with the player's money and bets. */
export function AccountRecords() {
  const { t } = useLingui();
  return (
    <LinkList
      title={<Trans>Geçmiş ve bonuslar</Trans>}
      places={[
        { href: "/profile/history", label: t`Hesap geçmişi` },
        { href: "/profile/statement", label: t`Hesap özeti` },
        { href: "/profile/games", label: t`Oyun geçmişi` },
        { href: "/profile/coupons", label: t`Kuponlarım` },
        { href: "/profile/bonuses", label: t`Bonuslar` },
      ]}
    />
  );
}
