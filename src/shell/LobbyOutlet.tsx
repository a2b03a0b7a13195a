import { useMatches, useRouterState } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { HistoryEntry } from "../features/lobby/use-grid-position.ts";
import { NotFound } from "./NotFound.tsx";

/** A lobby renders every address below it. An unknown address below it gets the "not found" page. */
export function LobbyOutlet({ children }: { children: ReactNode }) {
  const isLost = useMatches({ select: (matches) => matches.some((match) => match._notFound) });
  const entry = useHistoryEntry();
  return isLost ? <NotFound /> : <HistoryEntry value={entry}>{children}</HistoryEntry>;
}

/**
 * The key of the history entry that the page on screen belongs to. Undefined during a navigation, when the page on
 * screen and the address do not match.
 */
function useHistoryEntry(): string | undefined {
  return useRouterState({
    select: ({ location, resolvedLocation }) =>
      resolvedLocation?.href === location.href && resolvedLocation.state.__TSR_key === location.state.__TSR_key
        ? (location.state.__TSR_key ?? location.href)
        : undefined,
  });
}
