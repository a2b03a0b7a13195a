import { type ReactNode, use, useRef } from "react";
import { Trans } from "@lingui/react/macro";
import type { ReadOptions } from "../../api/query.ts";
import type { GridGeometry, TileShape } from "./geometry.ts";
import { pageSize } from "./pages.ts";
import styles from "./TileGrid.module.css";
import { useGridGeometry, useGridWindow } from "./use-grid-window.ts";
import { useVisiblePages } from "./use-visible-pages.ts";
import { Button } from "../../ui/Button.tsx";
import { HistoryEntry, useGridPosition } from "./use-grid-position.ts";

/** More than any operator lists and fewer than browsers can scroll, so that a wrong total does not break the page. */
const mostPlaces = 50_000;

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
 * A virtualised grid of any length: only the tiles on screen are in the document. They are in the order of the list,
 * below a space that stands for the tiles above them.
 */
export function TileGrid<Item>(props: TileGridProps<Item>) {
  const { shape, label, total, lastTotal, page, rows, most = pageSize, renderTile } = props;
  const ref = useRef<HTMLUListElement>(null);
  const geometry = useGridGeometry(ref, shape);
  const count = Math.min(total ?? Math.max(lastTotal, most), mostPlaces);
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
      <GridPosition geometry={total === undefined ? undefined : geometry} top={shown.top} />
      {failed && total !== undefined && <GridFailure onRetry={retry} />}
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

interface GridPositionProps {
  /** Undefined until the grid has its full height. */
  geometry: GridGeometry | undefined;
  /** The top of the grid on the page, in CSS pixels. */
  top: number;
}

/** Renders nothing. Restores the scroll position of a grid, without rendering the grid when the address changes. */
function GridPosition({ geometry, top }: GridPositionProps) {
  useGridPosition(use(HistoryEntry), geometry, top);
  return null;
}
