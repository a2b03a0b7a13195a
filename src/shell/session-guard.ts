import { redirect } from "@tanstack/react-router";
import { fetchCapabilities } from "../api/capabilities.ts";
import { session } from "../session/app-session.ts";
import { saveReturnUrl } from "../lib/return-url.ts";

export interface GuardedNavigation {
  readonly location: { readonly href: string; readonly pathname: string };
  /** The page is only being preloaded. The player may never go there. */
  readonly preload: boolean;
}

/**
 * Guard for players' pages (product.md 2.4): refreshes an expired session first. Without a session or auth record,
 * redirects to log-in and stores the address to return to.
 */
export async function guardSession({ location, preload }: GuardedNavigation): Promise<void> {
  // Pages of extensions need it first. It is public, so it need not wait for the ping.
  if (!preload && session.state.get().kind !== "anonymous") void fetchCapabilities();
  const { kind } = preload ? session.state.get() : await session.ensureFresh();
  if (kind !== "anonymous") return;
  if (!preload) saveReturnUrl(location.href);
  throw redirect({ to: "/login", replace: true });
}
