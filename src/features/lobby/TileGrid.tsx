import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { useQueries, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import {
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { ReadOptions } from "../../api/query.ts";
import { queryOf, type Read, readOf, type ReadSettings } from "../../api/use-read.ts";
import type { CallSuccess } from "../../api/call.ts";
import { numberFormat } from "../../lib/intl.ts";
import { Button } from "../../ui/Button.tsx";
import type { GridGeometry, TileShape } from "./geometry.ts";
import { pageSize, pagesOf, type TileRange } from "./pages.ts";
import { HistoryEntry, leftTileIndex, useGridPosition } from "./use-grid-position.ts";
import { useGridGeometry, useGridWindow } from "./use-grid-window.ts";
import styles from "./TileGrid.module.css";

/** How many tiles a list shows at first, and how many more each press of its button adds, so that the footer stays in reach. */
const tilesPerStep = 200;

/** When the player comes back to a tile, at least this many tiles after it are loaded: twice what a large screen shows. */
const tilesBelow = 100;

export interface TileGridProps<Item> {
  shape: TileShape;
  label: string;
  /** The number of tiles; undefined until the first page has loaded. */
  total: number | undefined;
  /** The number of tiles in the previous list, whose height is kept until the new one is known. */
  lastTotal: number;
  /** Returns the query of a page of rows. Must be the same function as long as the list is the same. */
  page: (offset: number, limit: number) => ReadOptions<Item[]>;
  rows: number;
  /** The largest number of placeholders before the first page has loaded; by default a whole page. */
  most?: number | undefined;
  /** Renders a tile. While `hurried`, the tile may only be scrolled past, so its picture is not fetched yet. */
  renderTile: (item: Item, hurried: boolean) => ReactNode;
}

/**
 * A virtualised grid: only the tiles on screen are in the document. They are in the order of the list, below a space that
 * stands for the tiles above them. A long list ends with a button that shows more of it.
 */
export function TileGrid<Item>(props: TileGridProps<Item>) {
  const { shape, label, total, lastTotal, page, rows, most = pageSize, renderTile } = props;
  const ref = useRef<HTMLUListElement>(null);
  const geometry = useGridGeometry(ref, shape);
  const [limit, setLimit] = useState(tilesPerStep);
  const count = Math.min(total ?? Math.max(lastTotal, most), limit);
  const focusNext = useFocusOnTile(ref);
  const shown = useGridWindow(ref, geometry, count);
  const { at, failed, retry } = useVisiblePages(page, shown, rows);
  const indices = Array.from({ length: shown.end - shown.start }, (_, index) => shown.start + index);
  return (
    <>
      <ul
        ref={ref}
        role="list"
        aria-label={label}
        aria-busy={total === undefined}
        className={styles.grid}
        style={
          geometry && {
            blockSize: shown.height,
            paddingBlockStart: shown.before,
            gridTemplateColumns: `repeat(${geometry.columns}, ${geometry.tileWidth}px)`,
            gridAutoRows: geometry.rowHeight,
            columnGap: geometry.gap,
          }
        }
      >
        {indices.map((index) => {
          const item = at(index);
          if (!item) return <li key={index} aria-hidden className={item === null ? undefined : styles.place} />;
          return (
            <li key={index} aria-posinset={index + 1} aria-setsize={total} className={styles.tile}>
              {renderTile(item, shown.isScrolling)}
            </li>
          );
        })}
      </ul>
      <GridPosition
        geometry={total === undefined ? undefined : geometry}
        top={shown.top}
        onReturn={(index) => setLimit(Math.ceil((index + tilesBelow) / tilesPerStep) * tilesPerStep)}
      />
      {failed && total !== undefined && <GridFailure onRetry={retry} />}
      {total !== undefined && count < total && (
        <MoreTiles
          shown={count}
          total={total}
          onMore={() => {
            focusNext(count + 1);
            setLimit(limit + tilesPerStep);
          }}
        />
      )}
    </>
  );
}

/** Says that some tiles of a long list could not be loaded. The others stay. */
function GridFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className={styles.failure}>
      <p>
        <Trans>Listenin bu kısmı yüklenemedi.</Trans>
      </p>
      <Button size="s" onClick={onRetry}>
        <Trans>Tekrar dene</Trans>
      </Button>
    </div>
  );
}

interface MoreTilesProps {
  shown: number;
  total: number;
  onMore: () => void;
}

/** Says how much of a long list is shown, and shows more of it. */
function MoreTiles({ shown, total, onMore }: MoreTilesProps) {
  const { i18n } = useLingui();
  const number = numberFormat(i18n.locale, {});
  const [some, all] = [number.format(shown), number.format(total)];
  return (
    <div className={styles.more}>
      <p>
        <Trans>
          {some} / {all} gösteriliyor
        </Trans>
      </p>
      <Button onClick={onMore}>
        <Trans>Daha fazla göster</Trans>
      </Button>
    </div>
  );
}

/**
 * Returns a function that moves the focus from the button below the tiles to the tile at a position, from 1, once it has
 * loaded. Otherwise the player who presses the button by keyboard would be below what it shows.
 */
function useFocusOnTile(grid: RefObject<HTMLElement | null>): (position: number) => void {
  const wanted = useRef<{ position: number; from: Element | null }>(undefined);
  // Runs after each render: the tile appears when its page of the list has loaded.
  useEffect(() => {
    const tile = wanted.current && grid.current?.querySelector(`[aria-posinset="${wanted.current.position}"] a`);
    if (!(tile instanceof HTMLElement)) return;
    const { activeElement } = document;
    // The button may have gone with its last press.
    const isLeft = activeElement !== wanted.current?.from && activeElement !== document.body;
    if (!isLeft) tile.focus({ preventScroll: true });
    wanted.current = undefined;
  });
  return (position) => void (wanted.current = { position, from: document.activeElement });
}

interface GridPositionProps {
  /** Undefined until the grid has its full height. */
  geometry: GridGeometry | undefined;
  /** The top of the grid on the page, in CSS pixels. */
  top: number;
  /** Called with the position, from 0, of the tile that the player had left in this entry of the history. */
  onReturn: (index: number) => void;
}

/** Renders nothing. Restores the scroll position of a grid, without rendering the grid when the address changes. */
function GridPosition({ geometry, top, onReturn }: GridPositionProps) {
  const entry = use(HistoryEntry);
  const comeBack = useEffectEvent(onReturn);
  useLayoutEffect(() => {
    if (entry !== undefined) comeBack(leftTileIndex(entry));
  }, [entry]);
  useGridPosition(entry, geometry, top);
  return null;
}

/** How long a page must be on screen before it is fetched, in milliseconds. */
const restsAfterMs = 120;

/** How long a page that was scrolled away is kept, in milliseconds: the player may open a game and come back. */
const pageStoredForMs = 10 * 60_000;

interface VisiblePages<Item> {
  /** Returns the tile at a position of the list: undefined while its page is loading, null if there is none. */
  readonly at: (index: number) => Item | null | undefined;
  /** Whether a page on screen could not be loaded. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Reads the pages that contain a range of tiles. A page is fetched once the player stays with it. */
function useVisiblePages<Item>(
  page: (offset: number, limit: number) => ReadOptions<Item[]>,
  range: TileRange,
  rows: number,
): VisiblePages<Item> {
  const pages = pagesOf(range, rows);
  const stayed = useStayed(pages, restsAfterMs);
  const reads = useReads(
    pages.map((number) => ({
      options: page(number * rows, rows),
      settings: {
        ...(number > 0 && { gcTime: pageStoredForMs }),
        // Cached pages show at once. Pages that are only scrolled past are not fetched.
        enabled: stayed.has(number),
      },
    })),
  );
  const readsByPage = new Map(pages.map((number, index) => [number, reads[index]]));
  return {
    at(index) {
      const items = readsByPage.get(Math.floor(index / rows))?.data;
      return items && (items[index % rows] ?? null);
    },
    failed: reads.some(({ state }) => state === "failed" || state === "offline"),
    retry: () => reads[0]?.retry(),
  };
}

interface ReadOfMany<Data> {
  readonly options: ReadOptions<Data>;
  readonly settings: ReadSettings;
}

/** `useRead` for a variable number of reads. */
function useReads<Data>(all: readonly ReadOfMany<Data>[]): Read<Data>[] {
  const client = useQueryClient();
  // Renders again when the language changes.
  useLingui();
  const queries: UseQueryResult<CallSuccess<Data>>[] = useQueries({
    queries: all.map(({ options, settings }) => ({ ...options, ...queryOf(settings) })),
  });
  return queries.map((query) => readOf(client, query));
}

/**
 * Returns the numbers that have been in the list for `delay` milliseconds without a break, so that what is only
 * scrolled past is left out. The numbers of the first render are included at once.
 */
function useStayed(numbers: readonly number[], delayMs: number): ReadonlySet<number> {
  const [stayed, setStayed] = useState<ReadonlySet<number>>(() => new Set(numbers));
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());
  const asked = numbers.join();
  useEffect(() => {
    const running = timers.current;
    const present = new Set(asked === "" ? [] : asked.split(",").map(Number));
    for (const [number, timer] of running) {
      if (present.has(number)) continue;
      clearTimeout(timer);
      running.delete(number);
    }
    setStayed((now) => {
      const left = [...now].filter((number) => present.has(number));
      return left.length === now.size ? now : new Set(left);
    });
    for (const number of present) {
      if (running.has(number)) continue;
      const timer = setTimeout(() => setStayed((now) => (now.has(number) ? now : new Set([...now, number]))), delayMs);
      running.set(number, timer);
    }
  }, [asked, delayMs]);
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
      running.clear();
    };
  }, []);
  return stayed;
}
