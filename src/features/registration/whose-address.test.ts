import { describe, expect, it, vi } from "vitest";
import { confirmWhose, type OwnAddress } from "./whose-address.ts";

const waiting: OwnAddress = { email: "eski@test.example", emailVerified: false };
const confirmed: OwnAddress = { email: "eski@test.example", emailVerified: true };
const changed: OwnAddress = { email: "yeni@test.example", emailVerified: true };

/** A profile that returns `before` until the link is confirmed, and `after` from then on. */
function profile(before: OwnAddress | undefined, after: OwnAddress | undefined) {
  let counted = false;
  const confirm = vi.fn(async () => {
    counted = true;
  });
  return { confirm, ownAddress: async () => (counted ? after : before) };
}

describe("the owner of a confirmed address", () => {
  it.each([
    ["the player's, which waited for it", waiting, confirmed, "player"],
    ["the player's, which takes the place of another", confirmed, changed, "player"],
    ["another's, while the player's waits still", waiting, waiting, "another"],
    ["another's, since the player's was confirmed before", confirmed, confirmed, "another"],
    ["unknown without the profile from before", undefined, confirmed, "unknown"],
    ["unknown without the profile from after", waiting, undefined, "unknown"],
  ] as const)("%s", async (_, before, after, whose) => {
    const { confirm, ownAddress } = profile(before, after);
    expect(await confirmWhose(confirm, ownAddress)).toBe(whose);
    expect(confirm).toHaveBeenCalledOnce();
  });

  it("the visitor, if nobody is logged in", async () => {
    expect(await confirmWhose(async () => undefined)).toBe("visitor");
  });

  it("nobody, if the link is refused", async () => {
    const { ownAddress } = profile(waiting, waiting);
    await expect(confirmWhose(() => Promise.reject(new Error("over")), ownAddress)).rejects.toThrow("over");
  });
});
