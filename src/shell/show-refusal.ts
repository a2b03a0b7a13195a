import { t } from "@lingui/core/macro";
import type { Query } from "@tanstack/react-query";
import { CallFailure, type Failure } from "../api/failure.ts";
import { refusalText } from "../api/refusal-text.ts";
import type { Press, SubmissionEnd, ToastSettings } from "../api/use-submission.ts";
import { sessionLink } from "../api/session-link.ts";
import { failureWords } from "../components/failure-words.ts";
import { noticeMs, sentenceMs, showToast } from "../ui/toast.ts";

/** What the player was last told about a query, and after how many of its answers. */
const told = new WeakMap<Query, string>();

/**
 * Shows the operator's message when it refuses a read that the page shows (product.md 8.1). The same refusal of a
 * polled query is shown only once, until it changes.
 */
export function showRefusal(query: Query): void {
  const { error, dataUpdateCount } = query.state;
  if (!(error instanceof CallFailure) || error.effect !== "read" || !query.isActive()) return;
  const { failure } = error;
  if (failure.kind !== "refused" && failure.kind !== "not-authorised") return;
  const text = refusalText(failure);
  const refusal = `${dataUpdateCount} ${failure.message}`;
  if (!text || (told.get(query) === refusal && isPolled(query))) return;
  told.set(query, refusal);
  // The part of the page that asked says it in its place, and goes on saying it.
  showToast({ tone: "negative", text, durationMs: noticeMs });
}

function isPolled(query: Query): boolean {
  return query.observers.some(({ options: { refetchInterval: interval } }) =>
    typeof interval === "function" ? interval(query) : interval,
  );
}

/**
 * Shows the toast about a submission that has ended (product.md 8.1). Shows nothing if the player who pressed has
 * logged out since.
 */
export function showSubmissionEnd(
  { done, problems = "toast" }: ToastSettings,
  { player }: Press<unknown>,
  end: SubmissionEnd,
): void {
  if (player !== undefined && player !== sessionLink().playerId()) return;
  if (end.kind === "done") {
    const { text, durationMs } = (typeof done === "function" ? done() : done) ?? {
      text: done === undefined ? t`İşlem Başarılı` : "",
    };
    if (text) showToast({ tone: "positive", text, ...(durationMs !== undefined && { durationMs }) });
  } else if (problems === "toast") showProblem(end);
}

function showProblem({ kind, failure }: SubmissionEnd & { readonly failure?: Failure }): void {
  if (kind === "unknown") {
    showToast({
      tone: "info",
      text: t`Yanıt alınamadı. İşlemin yapılıp yapılmadığı belli değil.`,
      durationMs: sentenceMs,
    });
  } else if (failure && failure.kind !== "locked") {
    // The lock has a toast of its own.
    const { title, text } = failureWords(failure);
    showToast({ tone: "negative", text: text ? `${title}. ${text}` : title });
  }
}
