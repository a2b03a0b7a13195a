import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { balanceOptions } from "../api/player-queries.ts";
import { bankAccountsLink, depositLink, limitsLink, securityLink, withdrawLink } from "../api/page-links.ts";
import { useRead } from "../api/use-read.ts";
import { balanceShown } from "../components/balance-visibility.ts";
import { countLimits } from "../features/limits/count-limits.ts";
import { useLimits } from "../features/limits/player-limits.ts";
import { useLottery } from "../features/lottery/lottery-queries.ts";
import { UnreadCount } from "../features/notifications/Bell.tsx";
import { useStore } from "../hooks/use-store.ts";
import { Amount } from "../ui/Amount.tsx";
import { Link } from "../ui/Link.tsx";
import styles from "./AccountNav.module.css";
import { type Destination, withPagesBelow } from "./destinations.ts";

interface AccountPlace extends Pick<Destination, "page" | "label"> {
  /** What there is behind the link, in short. */
  value?: ReactNode;
}

/** The pages of the account, beside each of them on wide screens. Phones have them on the account's first page. */
export function AccountNav() {
  const { t } = useLingui();
  return (
    <nav className={styles.nav} aria-label={t`Hesap sayfaları`}>
      {useAccountPlaces().map((places) => (
        <ul key={places[0]?.page.to} role="list" className={styles.group}>
          {places.map(({ page, label, value }) => (
            <li key={page.to}>
              <Link
                {...page}
                activeOptions={page.to === "/profile" ? { exact: true } : withPagesBelow}
                className={styles.place}
              >
                <span className={styles.label}>{label}</span>
                {value && <span className={styles.value}>{value}</span>}
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

/** The pages in groups: money, what has happened, and how the account is set. */
function useAccountPlaces(): readonly (readonly AccountPlace[])[] {
  const { t } = useLingui();
  const [balance] = useRead(balanceOptions()).rows;
  const isBalanceShown = useStore(balanceShown);
  const limits = useLimits();
  const lottery = useLottery();
  return [
    [
      {
        page: { to: "/profile" },
        label: t`Hesabım`,
        value: balance && isBalanceShown && <Amount value={balance.balance} currency={balance.currency} />,
      },
      { page: depositLink, label: t`Para yatır` },
      { page: withdrawLink, label: t`Para çek` },
      { page: bankAccountsLink, label: t`Banka hesapları` },
    ],
    [
      { page: { to: "/profile/history" }, label: t`Hesap geçmişi` },
      { page: { to: "/profile/statement" }, label: t`Hesap özeti` },
      { page: { to: "/profile/games" }, label: t`Oyun geçmişi` },
      { page: { to: "/profile/bets" }, label: t`Bahis geçmişi` },
      { page: { to: "/profile/coupons" }, label: t`Kuponlarım` },
      { page: { to: "/profile/bonuses" }, label: t`Bonuslar` },
      ...(lottery ? [{ page: { to: "/profile/lottery" }, label: t`Yılbaşı çekilişi` } as const] : []),
    ],
    [
      { page: { to: "/notifications" }, label: t`Bildirimler`, value: <UnreadCount inLine /> },
      { page: limitsLink, label: t`Limitlerim`, value: limits && (countLimits(limits) || undefined) },
      { page: securityLink, label: t`Giriş güvenliği` },
      { page: { to: "/profile/preferences" }, label: t`Tercihler` },
    ],
  ];
}
