import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Shelf } from "../../ui/Shelf.tsx";
import { SectionState } from "../shared/SectionState.tsx";
import { ShelfAction } from "../shared/ShelfAction.tsx";
import { LiveTablesTitle } from "./LiveTablesTitle.tsx";
import { tablesPreview } from "./table-queries.ts";
import { TableTile } from "./TableTile.tsx";

/** Some tables of the live casino; none, nothing. `place` stands there while they load. */
export default function LiveTables({ place }: { place: ReactNode }) {
  const { t } = useLingui();
  const query = useQuery(tablesPreview());
  const name = t`Canlı casino`;
  return (
    <SectionState query={query} title={name} loading={place}>
      {(tables, note) =>
        tables.length > 0 && (
          <Shelf
            title={<LiveTablesTitle />}
            items="card"
            action={<ShelfAction note={note} href="/live" of={name} />}
          >
            {tables.map((table) => (
              <TableTile key={table.tableID} table={table} />
            ))}
          </Shelf>
        )
      }
    </SectionState>
  );
}
