import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Elements } from "../../ui/elements.ts";
import { readOptions } from "../../api/query.ts";
import { useRead } from "../../api/use-read.ts";
import { livecasinoGameTableList } from "../../contract/livecasino.ts";
import { previewLimit } from "../games/games-queries.ts";
import { CardShelfSkeleton } from "../../ui/Skeleton.tsx";
import { NearSection } from "../../ui/NearSection.tsx";
import { SectionTitle, Shelf, ShelfAction } from "../../ui/Shelf.tsx";
import { SectionState } from "../../components/SectionState.tsx";
import { TableTile } from "../games/TableTile.tsx";

/** The tables on the live casino's shelf. */
const tablesPreview = () => readOptions(livecasinoGameTableList, { limit: previewLimit, offset: 0 });

/** Some tables of the live casino, or nothing if there are none. `fallback` is shown while they load. */
function LiveTables({ title, fallback }: { title: ReactNode; fallback: Elements }) {
  const { t } = useLingui();
  const read = useRead(tablesPreview());
  const name = t`Canlı casino`;
  return (
    <SectionState compact read={read} title={name} loading={fallback}>
      {(tables, note) =>
        tables.length > 0 && (
          <Shelf title={title} items="card" action={<ShelfAction note={note} all={{ to: "/live" }} of={name} />}>
            {tables.map((table) => (
              <TableTile key={table.tableID} table={table} />
            ))}
          </Shelf>
        )
      }
    </SectionState>
  );
}

/** The live casino on the home page, fetched when the section comes near. */
export function LiveTablesSection() {
  const title = (
    <SectionTitle icon="live">
      <Trans>Canlı casino</Trans>
    </SectionTitle>
  );
  const fallback = <CardShelfSkeleton title={title} of="tables" />;
  return (
    <NearSection fallback={fallback}>
      <LiveTables title={title} fallback={fallback} />
    </NearSection>
  );
}
