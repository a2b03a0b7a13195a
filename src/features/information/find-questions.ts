import type { FaqEntry } from "../../contract/information.ts";
import { foldForSearch } from "../../lib/turkish.ts";
import { slugsOf } from "./slugs.ts";

/** A question of the FAQ, prepared for search and links. */
export interface Question extends FaqEntry {
  /** The anchor of the question. */
  readonly id: string;
  /** The question, and the question with its answer, folded for search. */
  readonly foldedQuestion: string;
  readonly folded: string;
}

/** Prepares the operator's questions for display and search. */
export function questionsOf(entries: readonly FaqEntry[]): Question[] {
  const ids = slugsOf(entries.map(({ question }) => question));
  return entries.map((entry, index) => ({
    ...entry,
    id: ids[index] ?? "",
    foldedQuestion: foldForSearch(entry.question),
    folded: foldForSearch(`${entry.question} ${wordsOf(entry.answer)}`),
  }));
}

/**
 * Returns the questions that contain every typed word in question or answer: the more words in the question itself, the
 * earlier. An empty search finds all of them, in the operator's order.
 */
export function findQuestions(questions: readonly Question[], typed: string): readonly Question[] {
  const words = foldForSearch(typed).split(" ").filter(Boolean);
  const inQuestion = ({ foldedQuestion }: Question) => words.filter((word) => foldedQuestion.includes(word)).length;
  return questions
    .filter(({ folded }) => words.every((word) => folded.includes(word)))
    .sort((a, b) => inQuestion(b) - inQuestion(a));
}

/** Removes the tags of an HTML text. For search only; the result is never rendered. */
function wordsOf(html: string): string {
  return html.replace(/<[^>]*>/g, " ");
}
