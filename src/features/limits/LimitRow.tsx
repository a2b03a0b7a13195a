import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { LimitPeriod, PlayerLimits } from "../../contract/limits.ts";
import { formatDay } from "../../lib/format-dates.ts";
import { useOperatorDay } from "../../session/use-operator-day.ts";
import { Button } from "../../ui/Button.tsx";
import { LimitDialog } from "./LimitDialog.tsx";
import { type LimitName, pendingOf, usedOf, valueOf } from "./limit-values.ts";
import styles from "./Limits.module.css";
import { PendingRaise } from "./PendingRaise.tsx";
import { renewalDay } from "./renewal.ts";
import { UsedBar } from "./UsedBar.tsx";
import { useLimitWords } from "./use-limit-words.ts";

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
    <li className={styles.row}>
      <div className={styles.top}>
        <h3 className={styles.name}>{words.shortNameOf(name)}</h3>
        <span className={value === null ? styles.none : styles.value}>{words.value(name, value)}</span>
        <Button size="s" aria-label={value === null ? t`Limit koy: ${title}` : t`Değiştir: ${title}`} onClick={() => setEditing(true)}>
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
