import type { ReactNode } from "react";
import type { Elements } from "../../ui/elements.ts";
import styles from "./StatementPage.module.css";

export interface FigureRow {
  readonly key: string;
  readonly name: ReactNode;
  /** Its `td` elements. */
  readonly cells: Elements;
}

export interface FigureTableProps {
  /** For screen readers: on screen, the chart beside the table says it. */
  caption: string;
  /** The names of the columns. */
  head: readonly string[];
  rows: readonly FigureRow[];
  total?: FigureRow;
}

/** What a chart shows, in figures. */
export function FigureTable({ caption, head, rows, total }: FigureTableProps) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </tbody>
        {total && (
          <tfoot>
            <Row row={total} />
          </tfoot>
        )}
      </table>
    </div>
  );
}

function Row({ row: { name, cells } }: { row: FigureRow }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells}
    </tr>
  );
}
