import { describe, expect, test } from "vitest";
import { addressOf } from "../../testing/test-router.ts";
import { isDemo, lobbyOf, readPlayAddress } from "./play-address.ts";

describe("what an address opens", () => {
  test.each(["slot", "live", "virtual"])("/play/%s/7", (type) => {
    expect(readPlayAddress({ type, id: "7" })).toEqual({ type, id: "7" });
  });

  test.each(["sport", "live-sport", "bingo", "virtual", "crash", "demo"])(
    "/play/virtual/betframe/%s: a gamingType",
    (x) => {
      expect(readPlayAddress({ type: "virtual", id: "betframe", x })).toEqual({
        type: "virtual",
        id: "betframe",
        gamingType: x,
      });
    },
  );

  test.each(["Lale Oyun", "Sport", "sports", "DEMO"])("/play/slot/7/%s: a provider's name", (x) => {
    expect(readPlayAddress({ type: "slot", id: "7", x })).toEqual({ type: "slot", id: "7", providerName: x });
  });

  test("with four parts the third is the gamingType, also an unknown one", () => {
    const address = { type: "slot", id: "7", gamingType: "tombala", providerName: "Lale Oyun" };
    expect(readPlayAddress({ type: "slot", id: "7", x: "tombala", providerName: "Lale Oyun" })).toEqual(address);
  });

  test.each(["table", "Slot", "", "__proto__"])("/play/%s/7 is no page", (type) => {
    expect(readPlayAddress({ type, id: "7" })).toBeUndefined();
  });

  test("an address without an id is no page", () => {
    expect(readPlayAddress({ type: "slot", id: " " })).toBeUndefined();
  });
});

test("a demo is free, whatever the game", () => {
  expect(isDemo({ type: "slot", id: "7", gamingType: "demo" })).toBe(true);
  expect(isDemo({ type: "slot", id: "7", providerName: "demo oyunları" })).toBe(false);
});

test("another game is found in the lobby of the same kind", () => {
  expect(["slot", "live", "virtual"].map((type) => addressOf(lobbyOf({ type, id: "7" } as never)))).toEqual([
    "/slot",
    "/live",
    "/",
  ]);
});
