/**
 * Whether the player can be interrupted: no dialog is open, and the focus is not in a field or a frame, nor where the
 * keyboard has moved it, because the dialog would take it away.
 */
export function isUninterrupted(page: Document = document): boolean {
  if (page.querySelector("dialog[open]")) return false;
  return !page.activeElement?.matches("input, select, textarea, iframe, [contenteditable], :focus-visible");
}
