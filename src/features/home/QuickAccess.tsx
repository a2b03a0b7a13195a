import { useLingui } from "@lingui/react/macro";
import { useRead } from "../../api/use-read.ts";
import { Picture } from "../../ui/Picture.tsx";
import { Shelf } from "../../ui/Shelf.tsx";
import { Link } from "../../ui/Link.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { inWidths } from "../games/in-widths.ts";
import { slotLink } from "../games/play-path.ts";
import { SectionState } from "../../components/SectionState.tsx";
import { ShelfAction } from "../../ui/ShelfAction.tsx";
import { quickAccessGames } from "../games/games-queries.ts";
import styles from "./QuickAccess.module.css";

const tiles = Array.from({ length: 16 }, (_, index) => index);

/** The operator's quick access games, as a row of small tiles. */
export function QuickAccess() {
  const { t } = useLingui();
  const title = t({ message: "Hızlı erişim", context: "games" });
  const read = useRead(quickAccessGames());
  if (read.state === "empty") return null;
  const loading = (
    <Shelf title={title} isLoading>
      {tiles.map((tile) => (
        <span key={tile} className={styles.tile}>
          <span className={styles.art}>
            <Skeleton height="100%" radius="0" />
          </span>
          <span className={styles.name}>
            <Skeleton height="1.3em" />
          </span>
        </span>
      ))}
    </Shelf>
  );
  return (
    <div className={styles.row}>
      <SectionState read={read} title={title} loading={loading} compact>
        {(games, note) => (
          <Shelf title={title} first={8} action={<ShelfAction note={note} of={title} />}>
            {games.map((game) => (
              <Link key={game.gameID} {...slotLink(game.gameID)} className={styles.tile}>
                <span className={styles.art}>
                  <Picture {...inWidths(game.image)} alt="" ratio="1" />
                </span>
                <span className={styles.name}>{game.name}</span>
              </Link>
            ))}
          </Shelf>
        )}
      </SectionState>
    </div>
  );
}
