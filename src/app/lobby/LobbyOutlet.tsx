import { useMatches } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { HistoryEntry } from "../../games/grid/history-entry.ts";
import { NotFound } from "../screens/NotFound.tsx";
import { useHistoryEntry } from "./use-history-entry.ts";

/** A lobby renders every address below it. An unknown address below it gets the "not found" page. */
export function LobbyOutlet({ children }: { children: ReactNode }) {
  const isLost = useMatches({ select: (matches) => matches.some((match) => match._notFound) });
  const entry = useHistoryEntry();
  return isLost ? <NotFound /> : <HistoryEntry value={entry}>{children}</HistoryEntry>;
}
