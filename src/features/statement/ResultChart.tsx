import { useLingui } from "@lingui/react/macro";
import { type PointerEvent, useState } from "react";
import { formatMoney, formatShortMoney } from "../../lib/money.ts";
import { SignedAmount } from "../../ui/Amount.tsx";
import printable from "../../ui/printable.module.css";
import styles from "./ResultChart.module.css";

export interface ResultChartProps {
  /** Of each day or month. */
  results: readonly { readonly name: string; readonly net: string }[];
  currency: string;
  /** What the chart shows, for those who do not see it. */
  label: string;
}

/** Lengths in the drawing's own units. */
const [barWidth, gap, half] = [8, 2, 50];

/**
 * Game results as bars up or down from a line at zero. The value of one of them is below: of the one that is touched, under
 * the pointer, or chosen by the slider.
 */
export function ResultChart({ results, currency, label }: ResultChartProps) {
  const { t, i18n } = useLingui();
  const [wanted, setWanted] = useState(Infinity);
  const chosen = Math.min(wanted, results.length - 1);
  // Only heights are computed as floats, never amounts.
  const size = ({ net }: { readonly net: string }) => Math.abs(Number(net));
  const most = roundedUp(Math.max(...results.map(size)));
  const width = results.length * (barWidth + gap);
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width: across } = currentTarget.getBoundingClientRect();
    const place = Math.floor(((clientX - left) / across) * results.length);
    setWanted(Math.max(place, 0));
  };
  const shown = results[chosen];
  return (
    <figure className={styles.figure}>
      <div className={styles.scale} aria-hidden="true">
        <span>{formatShortMoney(String(most), currency, i18n.locale)}</span>
        <span>0</span>
        <span>{formatShortMoney(`-${most}`, currency, i18n.locale)}</span>
      </div>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${2 * half}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        onPointerMove={point}
        onPointerDown={point}
      >
        <rect className={styles.chosen} x={chosen * (barWidth + gap)} y="0" width={barWidth + gap} height={2 * half} />
        {results.map((result, index) => {
          const height = (size(result) / most) * half;
          const isDown = result.net.startsWith("-");
          return (
            <rect
              key={result.name}
              className={isDown ? styles.lost : styles.won}
              x={index * (barWidth + gap) + gap / 2}
              y={isDown ? half : half - height}
              width={barWidth}
              height={height}
            />
          );
        })}
        <line className={styles.zero} x1="0" x2={width} y1={half} y2={half} vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={styles.ends} aria-hidden="true">
        <span>{results[0]?.name}</span>
        <span>{results.length > 1 && results.at(-1)?.name}</span>
      </div>
      {results.length > 1 && (
        <input
          type="range"
          className={`${styles.slider} ${printable.screenOnly}`}
          aria-label={t`Grafikte gösterilen`}
          aria-valuetext={shown && `${shown.name}: ${formatMoney(shown.net, currency, i18n.locale)}`}
          min={0}
          max={results.length - 1}
          value={chosen}
          onChange={({ target }) => setWanted(Number(target.value))}
        />
      )}
      {shown && (
        <figcaption className={`${styles.value} ${printable.screenOnly}`}>
          <span>{shown.name}</span>
          <strong>
            <SignedAmount value={shown.net} currency={currency} />
          </strong>
        </figcaption>
      )}
    </figure>
  );
}

/** The end of a scale that has room for `most`: two digits, of which the second is 0 or 5. */
function roundedUp(most: number): number {
  if (most === 0) return 1;
  const step = 10 ** Math.floor(Math.log10(most)) / 2;
  return Number((Math.ceil(most / step) * step).toPrecision(3));
}
