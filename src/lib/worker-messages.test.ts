import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPageMessage, readWorkerMessage, readWorkerVersion } from "./worker-messages.ts";

describe("messages between page and worker", () => {
  it.each(["SKIP_WAITING", "CLEAR_PRIVATE", "KILL", "VERSION", "KEEP_LOADED"])(
    "the worker understands %s",
    (type) => {
      expect(readPageMessage({ type })).toEqual({ type, pictures: [], files: [] });
    },
  );

  it("the page understands what the worker announces", () => {
    const update = { type: "CACHE_UPDATED", name: "casino/games_list", at: "…", changed: true };
    expect(readWorkerMessage(update)).toEqual(update);
    expect(readWorkerMessage({ type: "KILLED" })).toEqual({ type: "KILLED" });
  });

  it("neither takes anything else for a message", () => {
    expect(readPageMessage({ type: "KEEP_LOADED", pictures: [1] })).toBeUndefined();
    expect(readWorkerMessage({ type: "CACHE_UPDATED", name: "x" })).toBeUndefined();
    expect(readWorkerVersion("done")).toBeUndefined();
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(readPageMessage(data)).toBeUndefined();
        expect(readWorkerMessage(data)).toBeUndefined();
      }),
    );
  });
});
