import { Trans, useLingui } from "@lingui/react/macro";
import { useWindowVirtualizer, type VirtualItem, type Virtualizer, windowScroll } from "@tanstack/react-virtual";
import { memo, useCallback, useEffect, useRef, useState } from "react";
import type { ListPages } from "../../api/use-list-pages.ts";
import { useHasRoomBeside } from "../../components/ItemDetails.tsx";
import type { Transaction } from "../../contract/finance-history.ts";
import { usePrinted } from "../../hooks/use-printed.ts";
import { formatDay } from "../../lib/format-dates.ts";
import { compareMoney } from "../../lib/money.ts";
import { Button } from "../../ui/Button.tsx";
import { SignedAmount } from "../../ui/Amount.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { TransactionRow } from "./TransactionRow.tsx";
import { balanceChangeOf, currencyOf, hasGames, sumsOf } from "../statement/sums.ts";
import type { HistoryItem } from "./history-items.ts";
import printable from "../../ui/printable.module.css";
import styles from "./TransactionList.module.css";

/** Heights before they are measured, in CSS pixels. */
const [headingHeight, rowHeight] = [45, 74];

/**
 * The next page is fetched this many lines before the end: before a quick scroll reaches it. Otherwise the footer would
 * come on screen and be painted anew with each page.
 */
const fetchAhead = 50;

/** The heights of the list that was left last, so that "back" finds each line at the same place. */
let measured: { readonly name: string; readonly lines: VirtualItem[] } | undefined;

export interface TransactionListProps {
  /** Tells lists with other filters apart. */
  name: string;
  items: readonly HistoryItem[];
  /** Whether the rows of a day give its game result. */
  hasResults: boolean;
  /** Whether the rows of a day are all that changed the balance on it. */
  hasEverything: boolean;
  gmt: string | undefined;
  pages: ListPages<Transaction>;
  /** The transaction whose details are shown. */
  shownId: string | undefined;
  onShow: (transaction: Transaction) => void;
}

/** The list as it scrolls with the page. Only lines on screen or close to it are rendered; on paper all that were fetched. */
export function TransactionList(props: TransactionListProps) {
  const { name, items, hasResults, hasEverything, gmt, pages, shownId, onShow } = props;
  const { t } = useLingui();
  const ref = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [isAway, setIsAway] = useState(false);
  const isBeside = useHasRoomBeside();
  const { hasMore, hasFailed, isLoadingMore, loadMore } = pages;
  // The virtualizer computes all positions anew when this is another function.
  const getItemKey = useCallback((index: number) => items[index]?.key ?? index, [items]);
  // oxlint-disable-next-line react/incompatible-library -- the rule is about the React Compiler, which is not in use
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: items.length,
    estimateSize: (index) => (items[index]?.kind === "day" ? headingHeight : rowHeight),
    getItemKey,
    measureElement,
    scrollToFn: scrollToCorrect,
    overscan: 6,
    scrollMargin: top,
    initialMeasurementsCache: measured?.name === name ? measured.lines : [],
    // New rows at the top must not move the rows that the player is reading. A player at the top of the list sees them.
    anchorTo: isAway ? "end" : "start",
    // Never follows the list to its end.
    scrollEndThreshold: -1,
    initialRect: { width: innerWidth, height: innerHeight },
    // Rendering inside a scroll event would block scrolling.
    useFlushSync: false,
  });
  useEffect(() => {
    const list = ref.current;
    const page = list?.closest("article");
    if (!list || !page) return;
    // Opening the filters above moves the list. The observer also reports the first position, because reading it here
    // would make the browser lay out the page twice.
    const observer = new ResizeObserver(() => setTop(Math.round(list.getBoundingClientRect().top + scrollY)));
    observer.observe(page);
    return () => observer.disconnect();
  }, []);
  const lines = virtualizer.getVirtualItems();
  const { startIndex = 0 } = virtualizer.range ?? {};
  if (isAway !== startIndex > 0) setIsAway(startIndex > 0);
  useEffect(() => () => void (measured = { name, lines: virtualizer.takeSnapshot() }), [name, virtualizer]);
  const isPrinted = usePrinted();
  const isNearEnd = (lines.at(-1)?.index ?? 0) >= items.length - fetchAhead;
  useEffect(() => {
    if (isNearEnd && hasMore && !hasFailed && !isLoadingMore) loadMore();
  }, [isNearEnd, hasMore, hasFailed, isLoadingMore, loadMore]);
  return (
    <>
      <div
        ref={ref}
        role="list"
        aria-label={t`İşlemler`}
        className={styles.list}
        style={isPrinted ? undefined : { blockSize: virtualizer.getTotalSize() }}
      >
        {(isPrinted ? items.map(({ key }, index) => ({ index, key, start: undefined })) : lines).map(
          ({ index, key, start }) => {
            const item = items[index];
            return (
              <div
                key={key}
                ref={isPrinted ? undefined : virtualizer.measureElement}
                data-index={index}
                role="listitem"
                aria-posinset={index + 1}
                aria-setsize={hasMore ? -1 : items.length}
                {...(start !== undefined && {
                  className: styles.line,
                  style: { transform: `translateY(${start - top}px)` },
                })}
              >
                {item?.kind === "day" && (
                  <DayHeading
                    day={item.day}
                    rows={item.rows}
                    hasResult={hasResults && item.isWhole}
                    hasEverything={hasEverything && item.isWhole}
                  />
                )}
                {item?.kind === "row" && (
                  <TransactionRow
                    row={item.row}
                    gmt={gmt}
                    isShown={item.row.id === shownId}
                    isBeside={isBeside}
                    onShow={onShow}
                  />
                )}
              </div>
            );
          },
        )}
      </div>
      <div className={`${styles.end} ${printable.screenOnly}`}>
        {hasMore && !hasFailed && <Skeleton height="4.25rem" radius="var(--radius-m)" />}
        {hasFailed && (
          <div className={styles.failed} role="alert">
            <p>{t`Listenin devamı yüklenemedi.`}</p>
            <Button size="s" onClick={pages.first.retry}>{t`Tekrar dene`}</Button>
          </div>
        )}
      </div>
    </>
  );
}

/**
 * The height of a line as its ResizeObserver reports it, the estimate until then. Measuring while lines are added would
 * have the browser lay out the page once more.
 */
function measureElement(
  line: HTMLDivElement,
  entry: ResizeObserverEntry | undefined,
  list: Virtualizer<Window, HTMLDivElement>,
): number {
  return entry ? line.offsetHeight : (list.measurementsCache[list.indexFromElement(line)]?.size ?? rowHeight);
}

/**
 * Scrolls only to correct the position: for new lines above, or a line that is not as high as estimated. The virtualizer's
 * first scroll leads to where the page already is, and would make the browser lay it out again.
 */
const scrollToCorrect: typeof windowScroll<Window> = (offset, options, list) => {
  if (options.adjustments !== undefined || list.options.anchorTo === "end") windowScroll(offset, options, list);
};

interface DayHeadingProps {
  /** `YYYY-MM-DD`. */
  day: string;
  rows: readonly Transaction[];
  /** Whether these rows give the day's game result. */
  hasResult: boolean;
  /** Whether these rows are all that changed the balance on this day. */
  hasEverything: boolean;
}

/**
 * A day, its game result, and how the balance changed where that is something else. A day without games has no result.
 * Memoised like the rows.
 */
const DayHeading = memo(function DayHeading({ day, rows, hasResult, hasEverything }: DayHeadingProps) {
  const { i18n } = useLingui();
  const currency = currencyOf(rows);
  const sums = sumsOf(rows);
  const result = hasResult && hasGames(sums) ? sums.net : undefined;
  const change = balanceChangeOf(rows);
  const isOther = hasEverything && compareMoney(change, result ?? "0") !== 0;
  return (
    <div className={styles.day}>
      <h2>{formatDay(day, i18n.locale, { weekday: "long", day: "numeric", month: "long", year: "numeric" })}</h2>
      {currency !== undefined && (
        <p className={styles.sums}>
          {result !== undefined && (
            <span>
              <Trans>
                Oyun neti: <SignedAmount value={result} currency={currency} />
              </Trans>
            </span>
          )}
          {isOther && (
            <span>
              <Trans>
                Bakiye değişimi: <SignedAmount value={change} currency={currency} isNeutral />
              </Trans>
            </span>
          )}
        </p>
      )}
    </div>
  );
});
