import type { FaqEntry } from "../../contract/information.ts";
import { foldForSearch } from "../../lib/turkish.ts";
import { slugsOf } from "./slugs.ts";

/** A question of the FAQ, prepared for search and links. */
export interface Question extends FaqEntry {
  /** The anchor of the question. */
  readonly id: string;
  /** The question and its answer, folded for search. */
  readonly folded: string;
}

/** Prepares the operator's questions for display and search. */
export function questionsOf(entries: readonly FaqEntry[]): Question[] {
  const ids = slugsOf(entries.map(({ question }) => question));
  return entries.map((entry, index) => ({
    ...entry,
    id: ids[index] ?? "",
    folded: foldForSearch(`${entry.question} ${wordsOf(entry.answer)}`),
  }));
}

/** Returns the questions that contain every typed word in question or answer; all of them for an empty search. */
export function findQuestions(questions: readonly Question[], typed: string): readonly Question[] {
  const words = foldForSearch(typed).split(" ").filter(Boolean);
  return questions.filter(({ folded }) => words.every((word) => folded.includes(word)));
}

/** Removes the tags of an HTML text. For search only; the result is never rendered. */
function wordsOf(html: string): string {
  return html.replace(/<[^>]*>/g, " ");
}
