import { useLingui } from "@lingui/react/macro";
import { ListPage } from "../../../client/site/ListPage.tsx";
import { useRead } from "../../../client/use-read.ts";
import { isNamed } from "../../../lib/is-named.ts";
import { useNow } from "../../../lib/use-now.ts";
import { tournamentsPath } from "../addresses.ts";
import { tournaments } from "../queries.ts";
import type { TournamentsSearch } from "../search.ts";
import { TournamentDetails } from "./TournamentDetails.tsx";
import { TournamentDetailsPlace } from "./TournamentDetailsPlace.tsx";
import { TournamentGone } from "./TournamentGone.tsx";
import { TournamentList } from "./TournamentList.tsx";
import { TournamentListPlace } from "./TournamentListPlace.tsx";

/** All tournaments by state, or the one that the address names. */
export function TournamentsPage({ id }: TournamentsSearch) {
  const { t } = useLingui();
  const now = useNow();
  const read = useRead(tournaments());
  return (
    <ListPage
      read={read}
      name={t`Turnuvalar`}
      description={t`Süren, yaklaşan ve biten turnuvalar: ödül havuzu, sıralama ve oyunlarıyla.`}
      path={tournamentsPath}
      listTitle={t`Turnuva listesi`}
      one={id !== undefined}
      wanted={read.rows.find((item) => isNamed(item.id, id))}
      places={{ list: <TournamentListPlace />, details: <TournamentDetailsPlace /> }}
      renderDetails={(tournament, note) => <TournamentDetails tournament={tournament} now={now} note={note} />}
      gone={<TournamentGone />}
      renderList={(items, note) => <TournamentList items={items} now={now} note={note} />}
    />
  );
}
