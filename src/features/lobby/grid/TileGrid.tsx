import { type ReactNode, useRef } from "react";
import type { ReadOptions } from "../../../client/query.ts";
import type { TileShape } from "./geometry.ts";
import { GridFailure } from "./GridFailure.tsx";
import { GridPlace } from "./GridPlace.tsx";
import { pageSize } from "./pages.ts";
import styles from "./TileGrid.module.css";
import { useGridGeometry } from "./use-grid-geometry.ts";
import { useGridWindow } from "./use-grid-window.ts";
import { useVisiblePages } from "./use-visible-pages.ts";

/** More than any operator lists, and fewer than browsers can scroll through: a wrong total does not stop the page. */
const mostPlaces = 50_000;

export interface TileGridProps<Item> {
  shape: TileShape;
  label: string;
  /** How many tiles there are; undefined until the first page has come. */
  total: number | undefined;
  /** How many there were in the list shown before: its height stays until the new one's is known. */
  lastTotal: number;
  /** The query of a page of rows. The same function as long as the list is the same. */
  page: (offset: number, limit: number) => ReadOptions<Item[]>;
  rows: number;
  /** How many places stand there before the first page has come, where a page full would be too many. */
  most?: number | undefined;
  /** A tile; `hurried` while it may fly by, and its picture is not yet worth fetching. */
  renderTile: (item: Item, hurried: boolean) => ReactNode;
}

/**
 * A grid of any length, of which the page holds only what is on screen. The tiles stand in the order of the
 * list, in one grid, below room for those that are left out.
 */
export function TileGrid<Item>(props: TileGridProps<Item>) {
  const { shape, label, total, lastTotal, page, rows, most = pageSize, renderTile } = props;
  const ref = useRef<HTMLUListElement>(null);
  const geometry = useGridGeometry(ref, shape);
  const count = Math.min(total ?? Math.max(lastTotal, most), mostPlaces);
  const shown = useGridWindow(ref, geometry, count);
  const { at, failed, retry } = useVisiblePages(page, shown, rows);
  const places = Array.from({ length: shown.end - shown.start }, (_, index) => shown.start + index);
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
        {places.map((index) => {
          const item = at(index);
          if (!item) return <li key={index} aria-hidden className={item === null ? undefined : styles.place} />;
          return (
            <li key={index} aria-posinset={index + 1} aria-setsize={total} className={styles.tile}>
              {renderTile(item, shown.isScrolling)}
            </li>
          );
        })}
      </ul>
      <GridPlace geometry={total === undefined ? undefined : geometry} top={shown.top} />
      {failed && total !== undefined && <GridFailure onRetry={retry} />}
    </>
  );
}
