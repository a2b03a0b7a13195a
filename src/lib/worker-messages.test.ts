import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPageMessage, readWorkerMessage } from "./worker-messages.ts";

describe("messages between page and worker", () => {
  it.each(["SKIP_WAITING", "CLEAR_PRIVATE", "REFRESH", "STORE_LOADED"])("the worker understands %s", (type) => {
    expect(readPageMessage({ type })).toEqual({ type, pictures: [], files: [], answers: [] });
  });

  it("the page understands what the worker announces", () => {
    for (const type of ["LATE_ANSWER", "PUSH_CHANGED"]) expect(readWorkerMessage({ type })).toEqual({ type });
  });

  it("both ignore anything else", () => {
    expect(readPageMessage({ type: "STORE_LOADED", pictures: [1] })).toBeUndefined();
    expect(readWorkerMessage({ type: "REFRESH" })).toBeUndefined();
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(readPageMessage(data)).toBeUndefined();
        expect(readWorkerMessage(data)).toBeUndefined();
      }),
    );
  });
});
