import { useLingui } from "@lingui/react/macro";
import type { Statement } from "../../contract/finance-history.ts";
import styles from "./StatementPage.module.css";
import layout from "../../ui/layout.module.css";

type Day = Statement["days"][number];

export interface DayChartProps {
  days: readonly Day[];
  /** What the chart shows, for those who do not see it. */
  label: string;
}

/** Lengths in the drawing's own units. A day has three bars and a gap. */
const [dayWidth, barWidth, half] = [10, 2.6, 50];

/** Bars by day: deposits up, withdrawals down, the net result either way. Drawn to the largest of them. */
export function DayChart({ days, label }: DayChartProps) {
  const { t } = useLingui();
  // Only heights are computed as floats, never amounts.
  const size = (amount: string) => Math.abs(Number(amount));
  const most = Math.max(1, ...days.flatMap(({ deposits, withdrawals, net }) => [deposits, withdrawals, net].map(size)));
  const height = (amount: string) => (size(amount) / most) * (half - 2);
  const bar = (place: number, amount: string, isUp: boolean, tone: string | undefined) => {
    const tall = height(amount);
    return (
      tall > 0 && (
        <rect className={tone} x={place} y={isUp ? half - tall : half} width={barWidth} height={Math.max(tall, 0.8)} />
      )
    );
  };
  const series = [
    [styles.deposits, t`Yatırımlar`],
    [styles.withdrawals, t`Çekimler`],
    [styles.netBar, t`Net oyun sonucu`],
  ] as const;
  return (
    <figure className={layout.stack2}>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${days.length * dayWidth} ${2 * half}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {days.map(({ date, deposits, withdrawals, net }, index) => (
          <g key={date}>
            {bar(index * dayWidth + 0.8, deposits, true, styles.deposits)}
            {bar(index * dayWidth + 0.8 + barWidth, withdrawals, false, styles.withdrawals)}
            {bar(index * dayWidth + 0.8 + 2 * barWidth, net, !net.startsWith("-"), styles.netBar)}
          </g>
        ))}
        <line
          className={styles.axis}
          x1="0"
          x2={days.length * dayWidth}
          y1={half}
          y2={half}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <div className={styles.ends} aria-hidden="true">
        <span>1</span>
        <span>{days.length}</span>
      </div>
      <figcaption className={styles.legend}>
        {series.map(([tone, name]) => (
          <span key={name}>
            <svg className={styles.key} viewBox="0 0 1 1" aria-hidden="true">
              <rect className={tone} width="1" height="1" />
            </svg>
            <span>{name}</span>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
