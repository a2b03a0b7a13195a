import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useStore } from "../../hooks/use-store.ts";
import { session } from "../../session/app-session.ts";
import { Shelf } from "../../ui/Shelf.tsx";
import { PlayedTile } from "./PlayedTile.tsx";
import { type Played, recentlyPlayed } from "./recently-played.ts";
import styles from "./LobbyTiles.module.css";

/** The games of this lobby that the player has opened recently. Renders nothing for visitors or an empty list. */
export function RecentShelf({ kind }: { kind: Played["type"] }) {
  const { playerId } = useStore(session.state);
  return playerId === undefined ? null : <PlayersShelf key={playerId} kind={kind} />;
}

function PlayersShelf({ kind }: { kind: Played["type"] }) {
  const { t } = useLingui();
  // Read once: if the shelf changed while it is shown, a tap could hit another game.
  const [items] = useState(() => recentlyPlayed().filter(({ type }) => type === kind));
  if (items.length === 0) return null;
  return (
    <div className={styles.shelf}>
      <Shelf title={t`Son oynadıklarınız`}>
        {items.map((item) => (
          <PlayedTile key={item.id} item={item} />
        ))}
      </Shelf>
    </div>
  );
}
