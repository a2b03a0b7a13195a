import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useFirstScreenDone } from "../../api/first-screen-done.ts";
import { readOptions } from "../../api/query.ts";
import { useRead } from "../../api/use-read.ts";
import { casinoGamesList } from "../../contract/casino.ts";
import { livecasinoGameTableList } from "../../contract/livecasino.ts";
import { useStore } from "../../hooks/use-store.ts";
import { session } from "../../session/app-session.ts";
import { Shelf, ShelfAction } from "../../ui/Shelf.tsx";
import { PlayedTile } from "./PlayedTile.tsx";
import { type Played, recentlyPlayed } from "./recently-played.ts";
import styles from "./LobbyTiles.module.css";

/** How many favourites of each kind the shelf has at most. The link leads to all of them. */
const favouritesLimit = 12;

/** Stored until log-out, so that the shelf is there at once at the next visit, and offline. */
const tuning = { persist: true, staleTime: 0 };
const favourites = { favorites: true, limit: favouritesLimit, offset: 0 };
const favouriteGames = () => readOptions(casinoGamesList, favourites, tuning);
const favouriteTables = () => readOptions(livecasinoGameTableList, favourites, tuning);

/**
 * What the player opened lately on this device, then their favourites, in one shelf. Renders nothing for visitors and
 * while there is neither. A failure is not shown: the page of favourites, to which the shelf leads, says what is wrong.
 */
export function ContinueShelf() {
  const { playerId } = useStore(session.state);
  return playerId === undefined ? null : <PlayersShelf key={playerId} />;
}

function PlayersShelf() {
  const { t } = useLingui();
  const firstScreenDone = useFirstScreenDone();
  // Read once: if these changed while they are shown, a tap could hit another game.
  const [recent] = useState(recentlyPlayed);
  // With something to show already, the favourites can wait for what the first screen needs.
  const enabled = firstScreenDone || recent.length === 0;
  const games = useRead(favouriteGames(), { enabled }).rows;
  const tables = useRead(favouriteTables(), { enabled }).rows;
  const items = withoutRepeats([
    ...recent,
    ...games.map(({ gameID, ...game }): Played => ({ ...game, type: "slot", id: gameID })),
    ...tables.map(({ tableID, ...table }): Played => ({ ...table, type: "live", id: tableID })),
  ]);
  if (items.length === 0) return null;
  const all = <ShelfAction all={{ to: "/favorites" }}>{t`Favoriler`}</ShelfAction>;
  return (
    <div className={styles.shelf}>
      <Shelf title={t({ message: "Devam et", context: "games" })} first={8} action={all}>
        {items.map((item) => (
          <PlayedTile key={keyOf(item)} item={item} />
        ))}
      </Shelf>
    </div>
  );
}

const keyOf = ({ type, id }: Played) => `${type} ${id}`;

/** Keeps the first of several items for the same game or table. */
function withoutRepeats(items: readonly Played[]): Played[] {
  const byKey = new Map<string, Played>();
  for (const item of items) if (!byKey.has(keyOf(item))) byKey.set(keyOf(item), item);
  return [...byKey.values()];
}
