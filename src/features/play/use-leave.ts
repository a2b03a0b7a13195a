import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { lobbyOf, type PlayAddress } from "./play-address.ts";

/** Leads back to the previous page, or to the lobby if the player opened the address directly. */
export function useLeave(address: PlayAddress): () => void {
  const { history } = useRouter();
  const [entries] = useState(() => window.history.length);
  return () => {
    // Navigation inside the game's frame adds history entries, so going back might only go back in the game.
    if (history.canGoBack() && window.history.length === entries) history.back();
    else history.replace(lobbyOf(address));
  };
}
