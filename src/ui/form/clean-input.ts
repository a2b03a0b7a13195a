import { cleanTyped } from "../../lib/typed-text.ts";

/** Cleans the text of an input in place, keeps the caret where it is, and returns the text. Call it before the form reads the value. */
export function cleanInput(input: HTMLInputElement | HTMLTextAreaElement): string {
  const { value, selectionStart } = input;
  const clean = cleanTyped(value);
  if (clean === value) return clean;
  input.value = clean;
  // Inputs of some types, such as e-mail, have no caret to set.
  if (selectionStart === null) return clean;
  const at = cleanTyped(value.slice(0, selectionStart)).length;
  input.setSelectionRange(at, at);
  return clean;
}
