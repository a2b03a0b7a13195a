import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { lobbyOf, type PlayAddress } from "./play-address.ts";

/** Leads back to where the player came from; who came by the address alone gets to the lobby. */
export function useLeave(address: PlayAddress): () => void {
  const { history } = useRouter();
  const [entries] = useState(() => window.history.length);
  return () => {
    // Pages that a game opened inside its frame are entries too: one step back would be the game's.
    if (history.canGoBack() && window.history.length === entries) history.back();
    else history.replace(lobbyOf(address));
  };
}
