/** Whether the player is not in the middle of something: typing in a form, or in an open dialog. */
export function isUninterrupted(page: Document = document): boolean {
  if (page.querySelector("dialog[open]")) return false;
  return !page.activeElement?.matches("input, select, textarea, iframe, [contenteditable]");
}
