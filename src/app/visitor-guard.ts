import { redirect } from "@tanstack/react-router";
import { session } from "../session/app-session.ts";
import type { GuardedNavigation } from "./session-guard.ts";

/** Pages on the way into the site: whoever is signed in has no business there, and goes home. */
export async function guardVisitor({ preload }: Pick<GuardedNavigation, "preload">): Promise<void> {
  const { kind } = preload ? session.state.get() : await session.ensureFresh();
  if (kind !== "anonymous") throw redirect({ to: "/", replace: true });
}
