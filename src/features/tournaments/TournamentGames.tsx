import { Plural, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { Elements } from "../../ui/elements.ts";
import { useRead } from "../../api/use-read.ts";
import type { SlotGame } from "../../contract/casino.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { SectionState } from "../../components/SectionState.tsx";
import { catalogueGames } from "./tournaments-queries.ts";
import styles from "./TournamentDetails.module.css";
import { Picture } from "../../ui/Picture.tsx";
import { Link } from "../../ui/Link.tsx";
import { inWidths } from "../games/in-widths.ts";
import { slotLink } from "../games/play-path.ts";
import text from "../../ui/text.module.css";

/**
 * The games of a tournament, and the number of those that cannot be found. Games that are not on the device are looked
 * for among the operator's first games, because the contract has no request for games by id.
 */
export function TournamentGames({ ids }: { ids: readonly string[] }) {
  const { t, i18n } = useLingui();
  const title = t`Turnuvanın oyunları`;
  // An operator may name a game twice.
  const wanted = new Set(ids);
  const onDevice = useQuery({
    queryKey: ["tournament-games", i18n.locale, ids],
    queryFn: () => gamesOnDevice([...wanted]),
    staleTime: 60_000,
  });
  const isComplete = onDevice.data?.length === wanted.size;
  const read = useRead(catalogueGames(), { enabled: onDevice.data !== undefined && !isComplete });
  if (onDevice.data && isComplete) return <GameList title={title} games={onDevice.data} others={0} />;
  return (
    <SectionState read={read} title={title} loading={<Skeleton height="14rem" radius="var(--radius-m)" />} compact>
      {(listed, note) => {
        const known = new Map([...listed, ...(onDevice.data ?? [])].map((game) => [game.gameID, game]));
        const found = [...wanted].flatMap((id) => known.get(id) ?? []);
        return <GameList title={title} note={note} games={found} others={wanted.size - found.length} />;
      }}
    </SectionState>
  );
}

/**
 * Finds games by id in the catalogue on the device, which knows every game that the operator listed. Finds none if the
 * catalogue's code cannot be loaded, so that the operator is asked instead.
 */
async function gamesOnDevice(ids: readonly string[]): Promise<SlotGame[]> {
  const catalogue = await import("../catalogue/catalogue.ts").catch(() => undefined);
  if (!catalogue) return [];
  const found = await Promise.all(ids.map((id) => catalogue.findItem("slot", id)));
  return found.filter((item) => item !== undefined && "gameID" in item);
}

interface GameListProps {
  title: string;
  note?: Elements;
  games: readonly SlotGame[];
  others: number;
}

function GameList({ title, note, games, others }: GameListProps) {
  return (
    <section aria-label={title}>
      <h2 className={styles.gamesTitle}>{title}</h2>
      {note}
      {games.length > 0 && (
        <ul role="list" className={styles.games}>
          {games.map((game) => (
            <li key={game.gameID}>
              <TournamentGame game={game} />
            </li>
          ))}
        </ul>
      )}
      {others > 0 && (
        <p className={styles.others}>
          {games.length > 0 ? (
            <Plural value={others} other="ve # oyun daha" />
          ) : (
            <Plural value={others} other="# oyunda geçerli" />
          )}
        </p>
      )}
    </section>
  );
}

/** A game of a tournament. */
function TournamentGame({ game }: { game: SlotGame }) {
  return (
    <Link {...slotLink(game.gameID)} className={styles.game}>
      <span className={styles.art}>
        <Picture {...inWidths(game.image)} alt="" ratio="3 / 4" />
      </span>
      <span className={styles.name}>{game.name}</span>
      <span className={text.soft}>{game.providerName}</span>
    </Link>
  );
}
