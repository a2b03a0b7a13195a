import { describe, expect, it } from "vitest";
import { cacheableCalls } from "./cacheable.ts";
import { allCalls, callsIn, writingSides } from "./registry.ts";
import { type AnyCall, nameOf } from "./declaration.ts";

const calls: readonly AnyCall[] = allCalls;

function namesWhere(belongs: (call: AnyCall) => boolean): string[] {
  return calls.filter(belongs).map(nameOf).sort();
}

describe("the registry", () => {
  it("has every declaration in this folder", async () => {
    const found = new Set<string>();
    for (const [path, load] of Object.entries(import.meta.glob<object>("./*.ts"))) {
      if (!path.endsWith(".test.ts")) for (const call of callsIn([await load()])) found.add(nameOf(call as AnyCall));
    }
    expect(calls.map(nameOf).sort()).toEqual([...found].sort());
  });

  it("declares no call twice", () => {
    expect(new Set(calls.map(nameOf)).size).toBe(calls.length);
  });

  it("has every writing side's call", () => {
    for (const side of writingSides) {
      expect(side.effect).toBe("write");
      expect(namesWhere(({ effect }) => effect === "read")).toContain(nameOf(side));
    }
  });
});

/** Written out on purpose: a call that anybody may send is a decision, and shows up in the diff of this list. */
const callsWithoutSession = [
  "casino/category_list",
  "casino/games_list",
  "cmscontroller/getIcSlider",
  "cmscontroller/getInformation",
  "cmscontroller/getPromotions",
  "cmscontroller/getSlider",
  "cmscontroller/getSpecialDateInf",
  "cmscontroller/getTournaments",
  "cmscontroller/popupInformation",
  "crm/list_mass_messages",
  "habanero/getJackpots",
  "livecasino/category_list",
  "livecasino/game_table_list",
  "maintenance/check_status",
  "slider/get_active_items",
  "slider/get_all_items",
  "system/capabilities",
  "user/check_ga",
  "user/forgot",
  "user/login",
  "user/pass_reset",
  "user/passkey_login",
  "user/passkey_login_options",
  "user/register",
  "user/register_confirm",
  "user/register_resend",
];

it("lets only these calls be sent without a session", () => {
  expect(namesWhere(({ access }) => access !== "player")).toEqual(callsWithoutSession);
});

describe("what may be stored", () => {
  it("by the worker is exactly what the policies allow", () => {
    const stored = namesWhere(({ cache }) => cache === "content" || cache === "catalogue");
    expect(cacheableCalls.map(nameOf).sort()).toEqual(stored);
  });

  it("by the worker is public and read only", () => {
    const others = cacheableCalls.filter(({ access, effect }) => access !== "public" || effect !== "read");
    expect(others).toEqual([]);
  });

  it("for the player are only the player's reads", () => {
    const others = calls.filter(
      ({ access, cache, effect }) => cache === "player" && (access !== "player" || effect !== "read"),
    );
    expect(others).toEqual([]);
  });

  it("excludes lists of the player's favourites", () => {
    const favourites = calls.filter((call) => call.isPlayers?.({ limit: 1, offset: 0, favorites: 1 }));
    expect(favourites.map(nameOf).sort()).toEqual(["casino/games_list", "livecasino/game_table_list"]);
    for (const call of favourites) {
      expect(call.isPlayers?.({ limit: 1, offset: 0, favorites: false })).toBe(false);
      expect(call.isPlayers?.({ limit: 1, offset: 0 })).toBe(false);
    }
  });
});

it("takes an idempotency key only for writes", () => {
  expect(calls.filter(({ effect, idempotent }) => idempotent === true && effect !== "write")).toEqual([]);
});
