import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWrite } from "../../api/use-write.ts";
import {
  type LimitPeriod,
  limitsCancelPending,
  limitsConfirm,
  type PendingLimit,
  type PlayerLimits,
} from "../../contract/limits.ts";
import { useNow } from "../../hooks/use-now.ts";
import { formatDay } from "../../lib/format-dates.ts";
import { compareMoney, subtractMoney } from "../../lib/money.ts";
import { useOperatorDay } from "../../components/use-operator-day.ts";
import { Button } from "../../ui/Button.tsx";
import { OfflineReason } from "../../ui/form/SubmitButton.tsx";
import { LimitDialog } from "./LimitDialog.tsx";
import { isDue, isUsedUp, type LimitName, pendingOf, usedOf, valueOf } from "./read-limit.ts";
import { limitsOptions } from "./player-limits.ts";
import { renewalDay } from "./renewal.ts";
import { useLimitWords } from "./use-limit-words.ts";
import styles from "./Limits.module.css";
import layout from "../../ui/layout.module.css";

/** A limit: its value, how much of it is used, when it starts again, a pending raise, and a button to change it. */
export function LimitRow({ name, limits }: { name: LimitName; limits: PlayerLimits }) {
  const { t } = useLingui();
  const words = useLimitWords();
  const [isEditing, setEditing] = useState(false);
  const value = valueOf(limits, name);
  const used = usedOf(limits, name);
  const raise = pendingOf(limits, name);
  const title = words.titleOf(name);
  return (
    <li className={`${layout.stack1} ${styles.row}`}>
      <div className={styles.top}>
        <h3 className={styles.name}>{words.shortNameOf(name)}</h3>
        <span className={value === null ? styles.none : styles.value}>{words.value(name, value)}</span>
        <Button
          size="s"
          aria-label={value === null ? t`Limit koy: ${title}` : t`Değiştir: ${title}`}
          onClick={() => setEditing(true)}
        >
          {value === null ? <Trans>Limit koy</Trans> : <Trans>Değiştir</Trans>}
        </Button>
      </div>
      {typeof value === "string" && used !== undefined && <UsedBar used={used} limit={value} />}
      {name.period && value !== null && <Renewal period={name.period} />}
      {raise && <PendingRaise raise={raise} name={name} />}
      {isEditing && <LimitDialog name={name} limits={limits} onClose={() => setEditing(false)} />}
    </li>
  );
}

/** When a limit starts again. */
function Renewal({ period }: { period: LimitPeriod }) {
  const { i18n } = useLingui();
  const { today } = useOperatorDay();
  if (period === "day") {
    return (
      <p className={styles.soft}>
        <Trans>Gece yarısı yenilenir.</Trans>
      </p>
    );
  }
  const day = formatDay(renewalDay(period, today), i18n.locale, { day: "numeric", month: "long", weekday: "long" });
  return (
    <p className={styles.soft}>
      <Trans>Yenileneceği gün: {day}</Trans>
    </p>
  );
}

/** A raised limit that is not in effect yet: says when it can be confirmed, then asks. The player can cancel it. */
function PendingRaise({ raise: { id, value, effectiveAt }, name }: { raise: PendingLimit; name: LimitName }) {
  const { t } = useLingui();
  const words = useLimitWords();
  const client = useQueryClient();
  const now = useNow();
  // Also when the player has left the page by then.
  const refetchOptions = () => client.invalidateQueries({ queryKey: limitsOptions().queryKey });
  const confirm = useWrite(limitsConfirm, { done: { text: t`Yeni limitiniz geçerli` } });
  const cancel = useWrite(limitsCancelPending, { done: { text: t`Yükseltme isteğinden vazgeçtiniz` } });
  const wanted = words.value(name, value);
  const title = words.titleOf(name);
  const from = words.moment(new Date(effectiveAt));
  const mayConfirm = isDue(effectiveAt, now);
  return (
    <div className={styles.pending}>
      <p>
        {mayConfirm ? (
          <Trans>
            Yükseltmenizin bekleme süresi doldu. Onaylarsanız yeni değer: {wanted}. Onaylamazsanız bu limit değişmez.
          </Trans>
        ) : (
          <Trans>
            Bekleyen yükseltme: {wanted}. Onaylayabileceğiniz zaman: <time dateTime={effectiveAt}>{from}</time>
          </Trans>
        )}
      </p>
      <div className={layout.wrap}>
        {mayConfirm && (
          <Button
            size="s"
            busy={confirm.isPending}
            aria-label={t`Yükseltmeyi onayla: ${title}`}
            onClick={() => void confirm.send({ id }).then(refetchOptions)}
          >
            <Trans>Onayla</Trans>
          </Button>
        )}
        <Button
          size="s"
          busy={cancel.isPending}
          aria-label={t`Yükseltmeden vazgeç: ${title}`}
          onClick={() => void cancel.send({ id }).then(refetchOptions)}
        >
          <Trans>Vazgeç</Trans>
        </Button>
      </div>
      <OfflineReason />
    </div>
  );
}

interface UsedBarProps {
  /** A decimal string. Negative when a loss limit's player has won more than lost. */
  used: string;
  limit: string;
}

/** How much of a limit is used, as a filled bar and in words. */
function UsedBar({ used, limit }: UsedBarProps) {
  const { money } = useLimitWords();
  const isUp = isUsedUp(used, limit);
  const shown = compareMoney(used, "0") < 0 ? "0.00" : used;
  // A float is precise enough for the length of a bar. Amounts are never computed as floats.
  const share = isUp ? 100 : (Number(shown) / Number(limit)) * 100;
  return (
    <>
      <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect className={isUp ? styles.full : styles.fill} width={share} height="1" />
      </svg>
      <p>
        {isUp ? (
          <Trans>Kullanılan: {money(shown)}. Bu limit doldu.</Trans>
        ) : (
          <Trans>
            Kullanılan: {money(shown)}. Kalan: {money(subtractMoney(limit, shown))}.
          </Trans>
        )}
      </p>
    </>
  );
}
