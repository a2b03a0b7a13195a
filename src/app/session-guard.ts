import { redirect } from "@tanstack/react-router";
import { session } from "../session/app-session.ts";

export interface GuardedNavigation {
  readonly location: { readonly href: string; readonly pathname: string };
  /** The page is only being made ready, for a player who may never go there. */
  readonly preload: boolean;
}

/**
 * Pages for players (spec §2, route guard): a session past its expiration is refreshed first; whoever has
 * neither a session nor a stored auth value is sent to log in, and brought back afterwards.
 */
export async function guardSession({ location, preload }: GuardedNavigation): Promise<void> {
  const { kind } = preload ? session.state.get() : await session.ensureFresh();
  if (kind !== "anonymous") return;
  if (!preload) {
    const { saveReturnUrl } = await import("../session/return-url.ts");
    saveReturnUrl(location.href);
  }
  throw redirect({ to: "/login", replace: true });
}
