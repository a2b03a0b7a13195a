import { useLingui } from "@lingui/react/macro";
import type { Elements } from "../../ui/elements.ts";
import { ListPage } from "../../components/ListPage.tsx";
import { useRead } from "../../api/use-read.ts";
import { useNow } from "../../hooks/use-now.ts";
import { tournaments } from "./tournaments-queries.ts";
import { type TournamentsSearch } from "./tournaments-search.ts";
import { TournamentDetails, TournamentDetailsSkeleton } from "./TournamentDetails.tsx";
import { TournamentList, TournamentListSkeleton } from "./TournamentList.tsx";
import { buttonClass } from "../../ui/Button.tsx";
import { Link } from "../../ui/Link.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";

export interface TournamentsPageProps extends TournamentsSearch {
  /** Shown below a tournament once the player has followed it. */
  whenFollowed?: Elements;
}

/** All tournaments by state, or the one that the address names. */
export function TournamentsPage({ id, whenFollowed }: TournamentsPageProps) {
  const { t } = useLingui();
  const nowMs = useNow();
  const read = useRead(tournaments());
  return (
    <ListPage
      read={read}
      name={t`Turnuvalar`}
      description={t`Devam eden, yaklaşan ve biten turnuvalar: ödül havuzu, sıralama ve oyunlarıyla.`}
      path="/tournaments"
      listTitle={t`Turnuva listesi`}
      one={id !== undefined}
      wanted={read.rows.find((item) => item.id === id)}
      skeletons={{ list: <TournamentListSkeleton />, details: <TournamentDetailsSkeleton /> }}
      renderDetails={(tournament, note) => (
        <TournamentDetails
          key={tournament.id}
          tournament={tournament}
          nowMs={nowMs}
          note={note}
          whenFollowed={whenFollowed}
        />
      )}
      gone={<TournamentGone />}
      renderList={(items, note) => <TournamentList items={items} nowMs={nowMs} note={note} />}
    />
  );
}

/** Shown when the address names a tournament that the operator has removed. */
function TournamentGone() {
  const { t } = useLingui();
  return (
    <StateMessage
      kind="empty"
      title={t`Bu turnuva artık yok`}
      text={t`Devam eden turnuvalara göz atabilirsiniz.`}
      action={
        <Link to="/tournaments" className={buttonClass("primary")}>
          {t`Tüm turnuvalar`}
        </Link>
      }
    />
  );
}
