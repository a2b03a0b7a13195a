import { describe, expect, it, vi } from "vitest";
import { confirmWhose } from "./whose-address.ts";

/** A profile that says this before the link counts, and that afterwards. */
function profile(before: boolean | undefined, after: boolean | undefined) {
  let counted = false;
  const confirm = vi.fn(async () => {
    counted = true;
  });
  return { confirm, isOwnConfirmed: async () => (counted ? after : before) };
}

describe("whose address a link confirmed", () => {
  it.each([
    [false, true, "player"],
    // Theirs waits for its own link still, or had been confirmed already.
    [false, false, "another"],
    [true, true, "another"],
    [undefined, true, "unknown"],
    [false, undefined, "unknown"],
  ] as const)("where the player's was %s before and is %s now: %s", async (before, after, whose) => {
    const { confirm, isOwnConfirmed } = profile(before, after);
    expect(await confirmWhose(confirm, isOwnConfirmed)).toBe(whose);
    expect(confirm).toHaveBeenCalledOnce();
  });

  it("is the visitor's where nobody is logged in", async () => {
    expect(await confirmWhose(async () => undefined)).toBe("visitor");
  });

  it("is nobody's when the link is refused", async () => {
    const { isOwnConfirmed } = profile(false, false);
    await expect(confirmWhose(() => Promise.reject(new Error("over")), isOwnConfirmed)).rejects.toThrow("over");
  });
});
