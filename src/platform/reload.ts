import { updateHolds } from "./hold-updates.ts";

let asked = false;

/** Reloads the page once, as soon as it has no update hold. */
export function reloadWhenFree(reload: () => void = () => location.reload()): void {
  if (asked) return;
  asked = true;
  const stop = updateHolds.subscribe(reloadIfFree);
  reloadIfFree();

  function reloadIfFree(): void {
    if (updateHolds.get().length > 0) return;
    stop?.();
    reload();
  }
}
