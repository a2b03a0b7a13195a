import { Plural, useLingui } from "@lingui/react/macro";
import { useRead } from "../../client/use-read.ts";
import { SectionState } from "../shared/SectionState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { catalogueGames } from "./queries.ts";
import { TournamentGame } from "./TournamentGame.tsx";
import styles from "./TournamentGames.module.css";

/** The games of a tournament, as far as the catalogue names them; how many others there are. */
export function TournamentGames({ ids }: { ids: readonly string[] }) {
  const { t } = useLingui();
  const read = useRead(catalogueGames());
  const title = t`Turnuvanın oyunları`;
  return (
    <SectionState
      read={read}
      title={title}
      loading={<Skeleton height="14rem" radius="var(--radius-m)" />}
      compact
    >
      {(games, note) => {
        const wanted = new Set(ids);
        const found = games.filter(({ gameID }) => wanted.has(gameID));
        const others = wanted.size - found.length;
        return (
          <section aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            {note}
            <ul role="list" className={styles.games}>
              {found.map((game) => (
                <li key={game.gameID}>
                  <TournamentGame game={game} />
                </li>
              ))}
            </ul>
            {others > 0 && (
              <p className={styles.others}>
                {found.length > 0 ? (
                  <Plural value={others} one="ve # oyun daha" other="ve # oyun daha" />
                ) : (
                  <Plural value={others} one="# oyunda geçerli" other="# oyunda geçerli" />
                )}
              </p>
            )}
          </section>
        );
      }}
    </SectionState>
  );
}
