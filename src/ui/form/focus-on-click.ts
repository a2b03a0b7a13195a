import type { MouseEvent } from "react";

/**
 * Props of a form's button. Pressing a button blurs the field before it, whose error may appear and move the button
 * away before the press ends: the click would be lost. So the button takes the focus only when it is clicked.
 */
export const focusOnClick = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
  onClick: (event: MouseEvent<HTMLElement>) => event.currentTarget.focus(),
};
