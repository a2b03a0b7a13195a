import { setTimeout } from "node:timers/promises";

/** Waits in real time: the worker's clock cannot be replaced, and the storm asks what a player would see. */
export function pause(milliseconds: number): Promise<void> {
  return setTimeout(milliseconds);
}
