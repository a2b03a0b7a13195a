import { useLayoutEffect } from "react";
import { deferUpdates } from "./defer-updates.ts";

/**
 * For a page that is a form: prevents automatic reloads from the first input until the player leaves the page. A
 * reload would lose what must not be stored, such as a password, and the answer to a submitted form.
 */
export function useDeferredUpdates(): void {
  // A layout effect runs before the player can see or use the form.
  useLayoutEffect(() => {
    let release: (() => void) | undefined;
    const hold = () => {
      release ??= deferUpdates();
    };
    // A form restored after the player read the rules may still contain passwords.
    if (hasPassword()) hold();
    document.addEventListener("input", hold);
    // Fields that were filled by a button or restored from a draft have caused no `input`.
    document.addEventListener("submit", hold);
    return () => {
      document.removeEventListener("input", hold);
      document.removeEventListener("submit", hold);
      release?.();
    };
  }, []);
}

function hasPassword(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>("input[type=password]");
  return Array.from(fields).some(({ value }) => value !== "");
}
