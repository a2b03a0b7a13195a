import { useLingui } from "@lingui/react/macro";
import { readOptions } from "../../api/query.ts";
import { useRead } from "../../api/use-read.ts";
import { livecasinoGameTableList } from "../../contract/livecasino.ts";
import { Shelf } from "../../ui/Shelf.tsx";
import { Favourites } from "../games/Favourites.tsx";
import { previewLimit } from "../games/games-queries.ts";
import { TableTile } from "../games/TableTile.tsx";
import styles from "./GameStage.module.css";

/** More than are shown, because some of them are closed. */
const tablesOfType = (type: string | undefined) =>
  readOptions(livecasinoGameTableList, { limit: 4 * previewLimit, offset: 0, ...(type !== undefined && { type }) });

export interface SimilarTablesProps {
  /** The type of the table that cannot start. Without it, tables of any type are offered. */
  type: string | undefined;
  /** The table that cannot start. */
  except: string;
}

/** Tables of the same type that are open. Nothing if there are none. */
export function SimilarTables({ type, except }: SimilarTablesProps) {
  const { t } = useLingui();
  const { rows } = useRead(tablesOfType(type));
  const similar = rows.filter(({ open, tableID }) => open && tableID !== except).slice(0, previewLimit);
  if (similar.length === 0) return null;
  return (
    <div className={styles.similar}>
      <Favourites>
        <Shelf title={type === undefined ? t`Açık masalar` : t`Benzer masalar`} items="card">
          {similar.map((table) => (
            <TableTile key={table.tableID} table={table} />
          ))}
        </Shelf>
      </Favourites>
    </div>
  );
}
