import { afterEach, describe, expect, it, vi } from "vitest";
import { updateHoldLock } from "../lib/worker-messages.ts";
import { deferUpdates, updateHolds } from "./defer-updates.ts";

const held = () => updateHolds.get().map(({ reason }) => reason);

describe("holding updates back", () => {
  const releases: (() => void)[] = [];
  const hold = (reason: "game" | "submission") => {
    const release = deferUpdates(reason);
    releases.push(release);
    return release;
  };
  afterEach(() => releases.splice(0).forEach((release) => release()));

  it("counts holds, and releasing one twice releases no other", () => {
    const release = hold("game");
    hold("game");
    hold("submission");
    release();
    release();
    expect(held()).toEqual(["game", "submission"]);
  });

  it("keeps other tabs from taking the lock until it is released", async () => {
    const release = hold("game");
    const taken = vi.fn();
    const update = navigator.locks.request(updateHoldLock, { mode: "exclusive" }, async () => taken());
    await navigator.locks.query();
    expect(taken).not.toHaveBeenCalled();
    release();
    await update;
    expect(taken).toHaveBeenCalledOnce();
  });
});
