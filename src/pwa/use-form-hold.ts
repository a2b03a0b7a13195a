import { useLayoutEffect } from "react";
import { holdUpdates } from "./hold-updates.ts";

/**
 * For a page that is a form: from the first thing typed on it until the player leaves it, nothing reloads the
 * page by itself. What must not be stored, a password, would be lost, and so would the answer to what was sent.
 */
export function useFormHold(): void {
  // Before the player can see the form, and before anything can happen to it.
  useLayoutEffect(() => {
    let release = () => {};
    const hold = () => {
      release = holdUpdates("form");
    };
    // A form that comes back from a look at the rules may have its passwords still.
    if (hasPassword()) hold();
    else document.addEventListener("input", hold, { once: true });
    return () => {
      document.removeEventListener("input", hold);
      release();
    };
  }, []);
}

function hasPassword(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>("input[type=password]");
  return Array.from(fields).some(({ value }) => value !== "");
}
