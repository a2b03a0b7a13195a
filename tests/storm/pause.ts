import { setTimeout } from "node:timers/promises";

/** Waits in real time. The worker's clock cannot be faked, and the storm tests what a player would see. */
export function pause(milliseconds: number): Promise<void> {
  return setTimeout(milliseconds);
}
