import type { FaqEntry } from "../../contract/information.ts";
import { foldForSearch } from "../../lib/turkish.ts";
import { slugsOf } from "./slugs.ts";

/** A question of the FAQ that can be found and linked to. */
export interface Question extends FaqEntry {
  /** Its anchor. */
  readonly id: string;
  /** What the search compares with: question and answer, folded. */
  readonly folded: string;
}

/** Prepares the operator's questions for showing and searching. */
export function questionsOf(entries: readonly FaqEntry[]): Question[] {
  const ids = slugsOf(entries.map(({ question }) => question));
  return entries.map((entry, index) => ({
    ...entry,
    id: ids[index] ?? "",
    folded: foldForSearch(`${entry.question} ${wordsOf(entry.answer)}`),
  }));
}

/** The questions that hold every word of what was typed, in question or answer; all for nothing typed. */
export function findQuestions(questions: readonly Question[], typed: string): readonly Question[] {
  const words = foldForSearch(typed).split(" ").filter(Boolean);
  return questions.filter(({ folded }) => words.every((word) => folded.includes(word)));
}

/** The words of an HTML text, to search in, never to show. */
function wordsOf(html: string): string {
  return html.replace(/<[^>]*>/g, " ");
}
