import { cleanTyped } from "../../lib/typed-text.ts";

/** Cleans the text of an input in place, and keeps the caret where it is. Call it before the form reads the value. */
export function cleanInput(input: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, selectionStart } = input;
  const clean = cleanTyped(value);
  if (clean === value) return;
  input.value = clean;
  // Inputs of some types, such as e-mail, have no caret to set.
  if (selectionStart === null) return;
  const at = cleanTyped(value.slice(0, selectionStart)).length;
  input.setSelectionRange(at, at);
}
