import { fromMinorUnits, toMinorUnits } from "../../../../src/lib/money.ts";
import type { Localised } from "../../types.ts";

/** Shares of the prize pool in hundredths of a percent; the ranks of a row get one share each. */
const rows = [
  { from: 1, to: 1, share: 2500n },
  { from: 2, to: 2, share: 1500n },
  { from: 3, to: 3, share: 1000n },
  { from: 4, to: 4, share: 700n },
  { from: 5, to: 5, share: 600n },
  { from: 6, to: 10, share: 300n },
  { from: 11, to: 20, share: 220n },
] as const;

/** How many players win a prize. */
export const prizeRanks = 20;

function amountOf(pool: string, share: bigint): string {
  return fromMinorUnits((toMinorUnits(pool) * share) / 10_000n);
}

/** What the player on `rank` (from 1) wins of the pool, as money; undefined behind the last prize. */
export function prizeOf(pool: string, rank: number): string | undefined {
  const row = rows.find(({ from, to }) => rank >= from && rank <= to);
  return row && amountOf(pool, row.share);
}

/** Whole liras as the texts write them: 12.500 TL, TRY 12,500. */
function written(amount: string, language: keyof Localised): string {
  const lira = toMinorUnits(amount) / 100n;
  return language === "tr"
    ? `${lira.toLocaleString("tr-TR")} TL`
    : `TRY ${lira.toLocaleString("en-GB")}`;
}

/** The prizes as an HTML table. */
export function prizeTable(pool: string, language: keyof Localised): string {
  const [rankHeading, prizeHeading] = language === "tr" ? ["Sıra", "Ödül"] : ["Rank", "Prize"];
  const body = rows.map(({ from, to, share }) => {
    const prize = written(amountOf(pool, share), language);
    const each = language === "tr" ? `Kişi başı ${prize}` : `${prize} each`;
    return from === to
      ? `<tr><td>${from}</td><td>${prize}</td></tr>`
      : `<tr><td>${from}–${to}</td><td>${each}</td></tr>`;
  });
  return `<table>
<thead><tr><th>${rankHeading}</th><th>${prizeHeading}</th></tr></thead>
<tbody>
${body.join("\n")}
</tbody>
</table>`;
}
