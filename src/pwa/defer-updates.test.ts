import { afterEach, describe, expect, it, vi } from "vitest";
import { updateHoldLock } from "../lib/worker-messages.ts";
import { deferUpdates, updateHolds } from "./defer-updates.ts";

describe("holding updates back", () => {
  const releases: (() => void)[] = [];
  const hold = () => {
    const release = deferUpdates();
    releases.push(release);
    return release;
  };
  afterEach(() => releases.splice(0).forEach((release) => release()));

  it("counts holds, and releasing one twice releases no other", () => {
    const release = hold();
    hold();
    hold();
    release();
    release();
    expect(updateHolds.get()).toBe(2);
  });

  it("keeps other tabs from taking the lock until it is released", async () => {
    const release = hold();
    const taken = vi.fn();
    const update = navigator.locks.request(updateHoldLock, { mode: "exclusive" }, async () => taken());
    await navigator.locks.query();
    expect(taken).not.toHaveBeenCalled();
    release();
    await update;
    expect(taken).toHaveBeenCalledOnce();
  });
});
