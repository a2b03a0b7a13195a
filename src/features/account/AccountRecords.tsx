import { Trans, useLingui } from "@lingui/react/macro";
import { useLottery } from "../../session/use-lottery.ts";
import { Icon } from "../../ui/Icon.tsx";
import { SiteLink } from "../../ui/SiteLink.tsx";
import { useFollowable } from "../../ui/use-followable.ts";
import styles from "./AccountSecurity.module.css";

/** Links to the notifications, the limits, and what happened with the player's money and bets, as far as this build has the pages. */
export function AccountRecords() {
  const { t } = useLingui();
  const followable = useFollowable();
  const lottery = useLottery();
  const places = [
    { href: "/profile/limits", label: t`Limitlerim` },
    { href: "/notifications", label: t`Bildirimler` },
    { href: "/profile/preferences", label: t`Tercihler ve uygulamayı yükleme` },
    { href: "/profile/history", label: t`Hesap geçmişi` },
    { href: "/profile/statement", label: t`Hesap özeti` },
    { href: "/profile/games", label: t`Oyun geçmişi` },
    { href: "/profile/coupons", label: t`Kuponlarım` },
    { href: "/profile/bonuses", label: t`Bonuslar` },
    ...(lottery ? [{ href: "/profile/lottery", label: t`Yılbaşı çekilişi` }] : []),
  ].filter(({ href }) => followable(href));
  return (
    <section aria-labelledby="account-records" className={styles.security}>
      <h2 id="account-records">
        <Trans>Limitler, geçmiş ve bonuslar</Trans>
      </h2>
      <ul className={styles.list}>
        {places.map(({ href, label }) => (
          <li key={href}>
            <SiteLink href={href} className={styles.place}>
              {label}
              <Icon name="chevron-right" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
