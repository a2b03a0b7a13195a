import { useLingui } from "@lingui/react/macro";
import { useRead } from "../../../client/use-read.ts";
import { PageMeta } from "../../../client/site/PageMeta.tsx";
import { SectionState } from "../../../client/sections/SectionState.tsx";
import { useNow } from "../../../lib/use-now.ts";
import { tournamentsPath } from "../addresses.ts";
import { tournaments } from "../queries.ts";
import type { TournamentsSearch } from "../search.ts";
import { TournamentDetails } from "./TournamentDetails.tsx";
import { TournamentDetailsPlace } from "./TournamentDetailsPlace.tsx";
import { TournamentGone } from "./TournamentGone.tsx";
import type { FindGames } from "./TournamentGames.tsx";
import { TournamentList } from "./TournamentList.tsx";
import { TournamentListPlace } from "./TournamentListPlace.tsx";
import styles from "./TournamentsPage.module.css";

/** All tournaments by state, or the one that the address names. */
export function TournamentsPage({ id, findGames }: TournamentsSearch & { findGames: FindGames }) {
  const { t } = useLingui();
  const now = useNow();
  const read = useRead(tournaments());
  const one = id !== undefined;
  const name = t`Turnuvalar`;
  const wanted = read.rows.find((item) => isNamed(item.id, id));
  return (
    <div className={styles.page}>
      {!wanted && (
        <>
          {/* Until the named tournament has loaded, keep the title that the server sent. */}
          {!(one && read.state === "loading") && (
            <PageMeta
              title={name}
              description={t`Süren, yaklaşan ve biten turnuvalar: ödül havuzu, sıralama ve oyunlarıyla.`}
              path={tournamentsPath}
            />
          )}
          <h1 className={one ? "visually-hidden" : undefined}>{name}</h1>
        </>
      )}
      <SectionState
        read={read}
        title={t`Turnuva listesi`}
        loading={one ? <TournamentDetailsPlace /> : <TournamentListPlace />}
      >
        {(items, note) => {
          if (wanted) return <TournamentDetails tournament={wanted} now={now} note={note} findGames={findGames} />;
          if (one) return <TournamentGone />;
          return <TournamentList items={items} now={now} note={note} />;
        }}
      </SectionState>
    </div>
  );
}

/** The router parses an id of digits into a number, which loses precision when the id is long. */
function isNamed(id: string, named: string | number | undefined): boolean {
  return typeof named === "number" ? Number(id) === named : id === named;
}
