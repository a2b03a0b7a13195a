import { failureOf } from "../../../client/failure.ts";
import { messages } from "../../../contract/envelope.ts";
import { UnusableLaunchUrl } from "./launch-url.ts";

/** Why a game did not open, by what the player is told and what happens next. */
export type LaunchProblem =
  /** The provider cannot be reached, or gave no address. Final: of live and virtual games the player leaves. */
  | { readonly kind: "provider" }
  /** The operator said no, in words for the player. Final, likewise. */
  | { readonly kind: "refused"; readonly message: string }
  /** The address may not be framed: nothing that trying again would change. */
  | { readonly kind: "address" }
  /** It opens by itself when the network is back. */
  | { readonly kind: "offline" }
  /** May well work in a moment. */
  | { readonly kind: "passing" }
  /** The guards lead away: to log-in, or to the notice of maintenance. */
  | { readonly kind: "elsewhere" };

/** Reads what `launchGame` rejected with, by spec §8. */
export function launchProblem(error: unknown): LaunchProblem {
  if (error instanceof UnusableLaunchUrl) {
    return { kind: error.problem === "missing" ? "provider" : "address" };
  }
  const failure = failureOf(error);
  switch (failure?.kind) {
    case "refused":
    case "not-authorised": {
      const { message } = failure;
      const unreachable = message === "" || message === messages.internalError;
      return unreachable ? { kind: "provider" } : { kind: "refused", message };
    }
    // An answer without a url is not the contract's.
    case "malformed":
      return { kind: "provider" };
    case "locked":
      return { kind: failure.sent ? "provider" : "passing" };
    case "offline":
      return { kind: "offline" };
    case "session-expired":
    case "login-failed":
    case "inactive-account":
    case "another-player":
    case "maintenance":
      return { kind: "elsewhere" };
    case "unreachable":
    case undefined:
      return { kind: "passing" };
  }
}
