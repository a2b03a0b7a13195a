import { t } from "@lingui/core/macro";
import type { Failure } from "../api/failure.ts";
import type { Press, SubmissionEnd, ToastSettings } from "../api/use-submission.ts";
import { wiring } from "../api/wiring.ts";
import { failureWords } from "../components/failure-words.ts";
import { sentenceMs, showToast } from "../ui/toast.ts";

/**
 * Shows the toast about a submission that has ended (product.md 8.1). Shows nothing if the player who pressed has
 * logged out since.
 */
export function tellSubmission({ done, problems = "toast" }: ToastSettings, { player }: Press<unknown>, end: SubmissionEnd): void {
  if (player !== undefined && player !== wiring().playerId()) return;
  if (end.kind === "done") {
    const { text, durationMs } = (typeof done === "function" ? done() : done) ?? { text: done === undefined ? t`İşlem Başarılı` : "" };
    if (text) showToast({ tone: "positive", text, ...(durationMs !== undefined && { durationMs }) });
  } else if (problems === "toast") tellProblem(end);
}

function tellProblem({ kind, failure }: SubmissionEnd & { readonly failure?: Failure }): void {
  if (kind === "unknown") {
    showToast({ tone: "info", text: t`Yanıt alınamadı. İşlemin yapılıp yapılmadığı belli değil.`, durationMs: sentenceMs });
  } else if (failure && failure.kind !== "locked") {
    // The lock has a toast of its own.
    const { title, text } = failureWords(failure);
    showToast({ tone: "negative", text: text ? `${title}. ${text}` : title, ...(text && { durationMs: sentenceMs }) });
  }
}
