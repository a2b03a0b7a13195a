import { describe, expect, test } from "vitest";
import { addressOf } from "../../testing/test-router.ts";
import { isDemo, lobbyOf, playAddressOf, readPlayAddress } from "./play-address.ts";

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

test.each([
  ["/play/slot/10001", { type: "slot", id: "10001" }],
  ["/play/slot/10001/demo?x=1#y", { type: "slot", id: "10001", gamingType: "demo" }],
  ["/play/live/b~20c", { type: "live", id: "b c" }],
  ["/play/slot/7/Lale%20Oyun", { type: "slot", id: "7", providerName: "Lale Oyun" }],
  ["/play/slot/%E0%A4%A", { type: "slot", id: "%E0%A4%A" }],
  ["/play/slot", undefined],
  ["/play/slot/1/2/3/4", undefined],
  ["/play/poker/7", undefined],
  ["/profile/play/slot/7", undefined],
  ["", undefined],
])("the path %s leads to the game %j", (path, address) => {
  expect(playAddressOf(path)).toEqual(address);
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
