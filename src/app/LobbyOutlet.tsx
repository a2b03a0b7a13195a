import { useMatches } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { NotFound } from "./NotFound.tsx";

/** A lobby is the page of every address below it; an address that there is not is no page of it. */
export function LobbyOutlet({ children }: { children: ReactNode }) {
  const isLost = useMatches({ select: (matches) => matches.some((match) => match._notFound) });
  return isLost ? <NotFound /> : children;
}
