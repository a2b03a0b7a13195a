import { failureOf } from "../../api/failure.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { forbiddenByPlayerCode, messages } from "../../contract/envelope.ts";
import { UnusableLaunchUrl } from "./launch-url.ts";

/** Why a game did not open. Each kind has its own message and next step. */
export type LaunchProblem =
  /** The provider cannot be reached or sent no address. Final; the player leaves a live or virtual game. */
  | { readonly kind: "provider" }
  /** The operator refused, with a message for the player. Final in the same way. */
  | { readonly kind: "refused"; readonly message: string }
  /** A limit of the player's own forbids it, and the message says which. Trying again does not help. */
  | { readonly kind: "limit"; readonly message: string }
  /** The address may not be framed, so trying again does not help. */
  | { readonly kind: "address" }
  /** The game opens automatically after a reconnect. */
  | { readonly kind: "offline" }
  /** Trying again may help. */
  | { readonly kind: "passing" }
  /** The router's guards lead away, to log-in or to the maintenance notice. */
  | { readonly kind: "elsewhere" };

/** Classifies an error of `launchGame` (product.md 8). */
export function launchProblem(error: unknown): LaunchProblem {
  if (error instanceof UnusableLaunchUrl) {
    return { kind: error.problem === "missing" ? "provider" : "address" };
  }
  const failure = failureOf(error);
  switch (failure?.kind) {
    case "refused":
    case "not-authorised": {
      const message = refusalText(failure);
      if (failure.kind === "refused" && failure.code === forbiddenByPlayerCode) return { kind: "limit", message };
      const unreachable = message === "" || failure.message === messages.internalError;
      return unreachable ? { kind: "provider" } : { kind: "refused", message };
    }
    // The contract requires a url in the answer.
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
    case "no-storage":
    case "unreachable":
    case undefined:
      return { kind: "passing" };
  }
}
