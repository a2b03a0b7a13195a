import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { limitsLink } from "../../api/page-links.ts";
import { readOptions } from "../../api/query.ts";
import { useExtension } from "../../api/use-extension.ts";
import { useRead } from "../../api/use-read.ts";
import { SignedAccountAmount } from "../../components/Balance.tsx";
import { balanceShown } from "../../components/balance-visibility.ts";
import { LastContact, OfflineNote } from "../../components/OfflineNote.tsx";
import { financeStatement } from "../../contract/finance-history.ts";
import { useNow } from "../../hooks/use-now.ts";
import { useStore } from "../../hooks/use-store.ts";
import { durationText } from "../../lib/duration-text.ts";
import { timeOfDay } from "../../lib/format-dates.ts";
import { dateFormat } from "../../lib/intl.ts";
import { connectivity } from "../../pwa/connectivity.ts";
import { session } from "../../session/app-session.ts";
import { balanceOptions } from "../../api/player-queries.ts";
import { Amount } from "../../ui/Amount.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { deviceInterval } from "../limits/device-interval.ts";
import { limitsOptions } from "../limits/player-limits.ts";
import { RealityCheck } from "./RealityCheck.tsx";
import { SessionLimit } from "./SessionLimit.tsx";
import { minutesInSession, type SessionTimes, storedTimes, timesOf } from "./session-times.ts";
import printable from "../../ui/printable.module.css";
import styles from "./SessionBar.module.css";

/** What protects a signed-in player on every page: the session bar, the reality check and the session limit. */
export function Protection() {
  const { playerId } = useStore(session.state);
  const stored = useStore(storedTimes);
  const now = useNow();
  useEffect(() => {
    // What this device stores is removed when a session ends, but not what this page remembers of it.
    storedTimes.set(playerId === undefined ? undefined : timesOf(playerId, stored, Date.now()));
  }, [playerId, stored, now]);
  if (playerId === undefined || stored?.player !== playerId) return null;
  return <Protected key={playerId} times={stored} />;
}

function Protected({ times }: { times: SessionTimes }) {
  const now = useNow();
  const net = useNetResult(times.startedAtMs);
  const limits = useTimeLimits(times.player);
  const minutes = minutesInSession(times, now);
  return (
    <>
      <SessionBar nowMs={now} minutes={minutes} net={net} />
      {limits.realityCheck !== null && (
        <RealityCheck times={times} intervalMinutes={limits.realityCheck} nowMs={now} minutes={minutes} net={net} />
      )}
      {limits.session !== null && (
        <SessionLimit startedAtMs={times.startedAtMs} limitMinutes={limits.session} nowMs={now} />
      )}
    </>
  );
}

const minuteMs = 60_000;

const resultSince = (startedAtMs: number) => ({
  ...readOptions(
    financeStatement,
    { startDate: new Date(startedAtMs).toISOString(), endDate: "" },
    { staleTime: minuteMs },
  ),
  // Only `useNetResult` asks again, so that it can keep to once a minute.
  retry: false,
  refetchInterval: false as const,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

/**
 * The game result since a moment, as a decimal string. Undefined without the operator's extension `statement`
 * and while it is not known. It is refetched when the balance has changed or the last request failed, at most once a
 * minute.
 */
export function useNetResult(startedAtMs: number): string | undefined {
  const { state } = useExtension("statement");
  const client = useQueryClient();
  const now = useNow();
  const balance = useRead(balanceOptions()).rows[0]?.balance;
  const { data, failure } = useRead(resultSince(startedAtMs), { enabled: state === "there" });
  /** The balance at the last request. */
  const balanceThen = useRef(balance);
  useEffect(() => {
    balanceThen.current ??= balance;
    const { queryKey } = resultSince(startedAtMs);
    const { dataUpdatedAt = 0, errorUpdatedAt = 0, fetchStatus } = client.getQueryState(queryKey) ?? {};
    const endedAtMs = Math.max(dataUpdatedAt, errorUpdatedAt);
    const isFirst = endedAtMs === 0;
    // A balance that changes while the answer is on its way would send the request again.
    if (isFirst || fetchStatus === "fetching" || now - endedAtMs < minuteMs) return;
    if (balance === balanceThen.current && !failure) return;
    balanceThen.current = balance;
    void client.invalidateQueries({ queryKey });
  }, [balance, failure, now, startedAtMs, client]);
  return data?.net;
}

/**
 * How often the limits are refetched: the player may change them in another tab or on another device. Half of the
 * shortest reality check.
 */
const freshForMs = 5 * 60_000;

/**
 * The limits on time that apply to this session, in minutes; null is none. The operator's, or those of this device, which
 * also count while the operator cannot be asked.
 */
export function useTimeLimits(playerId: string) {
  const { state } = useExtension("limits");
  const { data } = useRead(
    { ...limitsOptions(), staleTime: freshForMs },
    { enabled: state === "there", refetchInterval: freshForMs },
  );
  const [interval] = useState(() => deviceInterval(playerId));
  const onDevice = useStore(interval);
  if (state === "missing") return { realityCheck: onDevice, session: null };
  const withoutAnswer = state === "there" ? null : onDevice;
  return { realityCheck: data ? data.realityCheck.minutes : withoutAnswer, session: data?.session.minutes ?? null };
}

interface NamedProps {
  name: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A value whose name only screen readers announce. The bar of a phone has no room for it. */
function Named({ name, className, children }: NamedProps) {
  return (
    <span className={className}>
      <span className="visually-hidden">{name}</span> <span>{children}</span>
    </span>
  );
}

interface SessionBarProps {
  nowMs: number;
  /** Whole minutes since the session began. */
  minutes: number;
  /** The game result of this session, a decimal string; undefined while it is not known. */
  net: string | undefined;
}

/**
 * A slim bar at the foot of every page of a signed-in player: the time, the time in this session, its game result, the
 * balance, the way to the limits, and whether there is no network. On phones it is one line that opens.
 */
export function SessionBar({ nowMs, minutes, net }: SessionBarProps) {
  const { t, i18n } = useLingui();
  const [record] = useRead(balanceOptions()).rows;
  const isBalanceShown = useStore(balanceShown);
  const clock = dateFormat(i18n.locale, timeOfDay).format(nowMs);
  const spent = durationText(minutes, i18n.locale, "short");
  const result = net !== undefined && <SignedAccountAmount value={net} />;
  const { online, lastContact } = useStore(connectivity);
  const facts = (
    <dl className={styles.facts}>
      <div>
        <dt>{t`Saat`}</dt>
        <dd>{clock}</dd>
      </div>
      <div>
        <dt>{t`Bu oturumda`}</dt>
        <dd>{spent}</dd>
      </div>
      {result && (
        <div>
          <dt>{t`Oyun neti`}</dt>
          <dd>{result}</dd>
        </div>
      )}
      {!online && lastContact && (
        <div className={styles.age}>
          <dt>{t`Son güncelleme`}</dt>
          <dd>
            <LastContact at={lastContact} />
          </dd>
        </div>
      )}
      {record && isBalanceShown && (
        <div>
          <dt>{t`Bakiye`}</dt>
          <dd>
            <Amount value={record.balance} currency={record.currency} />
          </dd>
        </div>
      )}
    </dl>
  );
  return (
    <section
      className={`${styles.bar} ${online ? "" : styles.offline} ${printable.screenOnly}`}
      aria-label={t`Oturum çubuğu`}
    >
      <OfflineNote inBar />
      <details className={styles.more}>
        <summary className={styles.line}>
          <Icon name="clock" />
          <Named name={t`Saat`}>{clock}</Named>
          <Named name={t`Bu oturumda`} className={styles.spent}>
            {spent}
          </Named>
          {result && (
            <Named name={t`Oyun neti`} className={styles.result}>
              {result}
            </Named>
          )}
        </summary>
        {facts}
      </details>
      <div className={styles.wide}>{facts}</div>
      <Link {...limitsLink} className={styles.limits}>
        <Trans>Limitler</Trans>
      </Link>
    </section>
  );
}
