import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useId } from "react";
import { limitsLink, securityLink } from "../../api/page-links.ts";
import { loadIpInfo } from "../../api/site-answers.ts";
import { useRead } from "../../api/use-read.ts";
import { PageTitle } from "../../components/PageTitle.tsx";
import { SectionState } from "../../components/SectionState.tsx";
import { balanceShown, toggleBalance } from "../../components/balance-visibility.ts";
import { useStore } from "../../hooks/use-store.ts";
import { compareMoney, siteCurrency } from "../../lib/money.ts";
import { maySpendTraffic } from "../../lib/network.ts";
import { whenIdle } from "../../lib/when-idle.ts";
import { session } from "../../session/app-session.ts";
import { balanceOptions, profileOptions } from "../../api/player-queries.ts";
import { displayName, initials } from "../../components/player-name.ts";
import { Amount } from "../../ui/Amount.tsx";
import { Button, IconButton } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Link, type PageLink } from "../../ui/Link.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { Elements } from "../../ui/elements.ts";
import type { IconName } from "../../ui/icon-name.ts";
import { countLimits } from "../limits/count-limits.ts";
import { useLimits } from "../limits/player-limits.ts";
import { UnreadCount } from "../notifications/Bell.tsx";
import { WeeklyMirror } from "../statement/WeeklyMirror.tsx";
import { useLottery } from "../lottery/lottery-queries.ts";
import { LastLogins, ProfileFacts, ProfileSkeleton } from "./ProfileFacts.tsx";
import linkList from "../../ui/link-list.module.css";
import styles from "./AccountPage.module.css";
import layout from "../../ui/layout.module.css";
import text from "../../ui/text.module.css";

/** The account area: balance, `money` (the way to the cashier), records, log-in security, the player's data, and log-out last. */
export function AccountPage({ money }: { money: Elements }) {
  const { t } = useLingui();
  const state = useStore(session.state);
  const stored = state.kind === "signed-in" ? state.profile : undefined;
  const profile = useRead(profileOptions());
  const names = profile.data ?? stored;
  return (
    <article className={`${layout.stack5} ${layout.columns} ${styles.page}`}>
      <PageTitle title={t`Hesabım`} />
      <header className={styles.header}>
        <span className={styles.avatar} aria-hidden="true">
          {initials(names ?? {})}
        </span>
        <div className={styles.names}>
          <h1>{names ? displayName(names) : t`Hesabım`}</h1>
          {names && <p className={styles.username}>{names.username}</p>}
        </div>
      </header>
      <AccountBalance />
      {money}
      <WeeklyMirror />
      <AccountRecords />
      <AccountSecurity />
      <SectionState isPage read={profile} title={t`Hesap bilgileri`} loading={<ProfileSkeleton />}>
        {(answer, note) => (
          <>
            <LastLogins last={answer.lastlogin} previous={stored?.previousLogin} gmt={answer.gtm} />
            <ProfileFacts profile={answer} note={note} />
          </>
        )}
      </SectionState>
      <LogOutButton />
    </article>
  );
}

/** Logs out on this device at once. The operator is told in the background. */
function LogOutButton() {
  return (
    // The page is a grid, which would stretch the button.
    <div>
      <Button variant="secondary" onClick={() => void session.logOut()}>
        <Trans>Çıkış yap</Trans>
      </Button>
    </div>
  );
}

/** Links to the limits, the notifications, and what happened with the player's money and bets. */
export function AccountRecords() {
  const { t } = useLingui();
  const { playerId } = useStore(session.state);
  const limits = useLimits();
  const lottery = useLottery();
  usePreloadedHistory();
  return (
    <LinkList
      className={styles.records}
      title={<Trans>Limitler, geçmiş ve bonuslar</Trans>}
      pages={[
        { icon: "pause", page: limitsLink, label: t`Limitlerim`, value: limits && (countLimits(limits) || undefined) },
        {
          icon: "bell",
          page: { to: "/notifications" },
          label: t`Bildirimler`,
          value: playerId !== undefined && <UnreadCount inLine />,
        },
        { icon: "gear", page: { to: "/profile/preferences" }, label: t`Tercihler ve uygulamayı yükleme` },
        { icon: "clock", page: { to: "/profile/history" }, label: t`Hesap geçmişi` },
        { icon: "coin", page: { to: "/profile/statement" }, label: t`Hesap özeti` },
        { icon: "slot", page: { to: "/profile/games" }, label: t`Oyun geçmişi` },
        { icon: "ball", page: { to: "/profile/coupons" }, label: t`Kuponlarım` },
        { icon: "grid", page: { to: "/profile/bets" }, label: t`Bahis geçmişi` },
        { icon: "gift", page: { to: "/profile/bonuses" }, label: t`Bonuslar` },
        ...(lottery ? [{ icon: "star", page: { to: "/profile/lottery" }, label: t`Yılbaşı çekilişi` } as const] : []),
      ]}
    />
  );
}

/** Loads the code of the history while nothing else happens: it opens in half the time on a slow phone. */
function usePreloadedHistory(): void {
  const router = useRouter();
  useEffect(() => {
    let isLeft = false;
    const preload = async () => {
      await whenIdle();
      if (!isLeft && maySpendTraffic()) void router.preloadRoute({ to: "/profile/history" }).catch(() => undefined);
    };
    void preload();
    return () => {
      isLeft = true;
    };
  }, [router]);
}

/** Links to login security and to the change of the password, and where the player is connected from. */
function AccountSecurity() {
  const { t } = useLingui();
  return (
    <LinkList
      title={<Trans>Giriş bilgileri</Trans>}
      pages={[
        { icon: "key", page: securityLink, label: t`Giriş güvenliği` },
        { icon: "user", page: { to: "/profile/password" }, label: t`Şifre değiştir` },
      ]}
    >
      <ConnectionFact />
    </LinkList>
  );
}

/** A device changes its network now and then, but not constantly. */
const freshForMs = 5 * 60_000;

/** The player's location and address as the operator's service reports them; renders nothing without a report. */
function ConnectionFact() {
  const { t, i18n } = useLingui();
  const { data } = useQuery({
    queryKey: ["ip-info"],
    queryFn: async () => (await loadIpInfo()) ?? null,
    staleTime: freshForMs,
    // A player's data: not stored on the device, and removed at log-out.
    meta: { isPlayers: true },
  });
  if (!data) return null;
  const { ip, city, country } = data;
  const isCode = country !== undefined && /^[A-Za-z]{2}$/.test(country);
  const countryName = isCode
    ? new Intl.DisplayNames(i18n.locale, { type: "region", fallback: "code" }).of(country.toUpperCase())
    : country;
  const from = [ip, city, countryName].filter(Boolean).join(", ");
  return <p>{t`Bağlantınız: ${from}`}</p>;
}

/** The balance and the bonus part of it. Hidden when the player has hidden it (product.md 4.9). */
function AccountBalance() {
  const { t } = useLingui();
  const balance = useRead(balanceOptions());
  const shown = useStore(balanceShown);
  return (
    <section className={styles.balance} aria-label={t`Bakiye`}>
      <h2 className={styles.title}>
        <Trans>Bakiye</Trans>
      </h2>
      <SectionState
        read={balance}
        title={t`Bakiye`}
        compact
        loading={<Skeleton width="8rem" height="calc(var(--text-2xl) * var(--leading-normal))" />}
      >
        {([record = { balance: "0.00", bonus: null, currency: siteCurrency }], note) => (
          <>
            <p className={styles.amount}>
              {shown ? <Amount value={record.balance} currency={record.currency} /> : "••••"}
            </p>
            {shown && record.bonus && compareMoney(record.bonus, "0") > 0 && (
              <p className={text.soft}>
                <Trans>
                  Ayrıca bonus: <Amount value={record.bonus} currency={record.currency} />
                </Trans>
              </p>
            )}
            {note}
          </>
        )}
      </SectionState>
      <IconButton
        className={styles.eye}
        icon={shown ? "eye" : "eye-off"}
        label={shown ? t`Bakiyeyi gizle` : t`Bakiyeyi göster`}
        onClick={toggleBalance}
      />
    </section>
  );
}

interface AccountPlace {
  readonly icon: IconName;
  readonly page: PageLink;
  readonly label: string;
  /** What there is behind the link, in short. */
  readonly value?: ReactNode;
}

interface LinkListProps {
  className?: string | undefined;
  title: ReactNode;
  pages: readonly AccountPlace[];
  /** Shown below the list. */
  children?: Elements;
}

/** A titled list of pages of the account. */
function LinkList({ className = "", title, pages, children }: LinkListProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={`${layout.stack3} ${className}`}>
      <h2 id={titleId}>{title}</h2>
      <ul className={linkList.list}>
        {pages.map(({ icon, page, label, value }) => (
          <li key={page.to}>
            <Link {...page} className={linkList.row}>
              <Icon name={icon} />
              <span className={styles.label}>{label}</span>
              {value && <span className={styles.value}>{value}</span>}
              <Icon name="chevron-right" />
            </Link>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
