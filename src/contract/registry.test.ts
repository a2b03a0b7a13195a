import { describe, expect, it } from "vitest";
import { cacheableCalls } from "./cacheable.ts";
import { type AnyCall, nameOf } from "./declaration.ts";
import { allCalls, writingSides } from "./registry.ts";

/** Every call of the contract, listed by hand, so that no call can disappear with its declaration. */
const contract = {
  system: ["ping", "capabilities"],
  maintenance: ["check_status"],
  cmscontroller: [
    "getIcSlider",
    "getSlider",
    "getPromotions",
    "popupInformation",
    "getSpecialDateInf",
    "getInformation",
    "getTournaments",
  ],
  slider: ["get_all_items", "get_active_items"],
  user: [
    "login",
    "check_ga",
    "logout",
    "get_user_profile",
    "check_user_ga",
    "user_generate_ga",
    "clear_generated_ga",
    "two_auth_type",
    "sms_send",
    "sms_validate",
    "register",
    "register_confirm",
    "forgot",
    "pass_reset",
    "pass_change",
    "username_change",
    "email_change",
    "sessions",
    "session_revoke",
    "favorites",
  ],
  casino: ["category_list", "provider_list", "games_list", "init_game"],
  livecasino: ["category_list", "provider_list", "game_table_list", "init_game"],
  virtualgames: ["init_game"],
  betframe: ["getCoupons"],
  habanero: ["getJackpots"],
  crm: ["list_mass_messages"],
  finance: [
    "check_balance",
    "list_cash_methods_new",
    "list_cash_methods",
    "list_highlighted_cash_methods",
    "add_favorite_cash_method",
    "remove_favorite_cash_method",
    "check_favorite_cash_method",
    "list_banks",
    "list_bank_accounts",
    "get_bank_account",
    "save_bank_account",
    "delete_bank_account",
    "save_bank_transfer",
    "save_cep_bank_transfer",
    "list_transactions",
    "list_types_frontend",
    "list_categories",
    "list_sub_categories",
    "statement",
  ],
  prepayServices: ["processTransaction"],
  envoy: ["getDepositAmounts"],
  bonus: ["list_available", "claim"],
  push: ["subscribe", "unsubscribe"],
  limits: ["get", "set", "confirm", "cancel_pending", "time_out", "self_exclude"],
};

const contractNames = Object.entries(contract).flatMap(([controller, methods]) =>
  methods.map((method) => `${controller}/${method}`),
);

const calls: readonly AnyCall[] = allCalls;

function namesWhere(belongs: (call: AnyCall) => boolean): string[] {
  return calls.filter(belongs).map(nameOf).sort();
}

describe("the registry", () => {
  it.each(contractNames)("declares %s", (name) => {
    expect(calls.filter((call) => nameOf(call) === name)).toHaveLength(1);
  });

  it("declares no other calls", () => {
    expect(calls.map(nameOf).filter((name) => !contractNames.includes(name))).toEqual([]);
  });

  it("has every writing side's call", () => {
    for (const side of writingSides) {
      expect(side.effect).toBe("write");
      expect(namesWhere(({ effect }) => effect === "read")).toContain(nameOf(side));
    }
  });
});

describe("what may be stored", () => {
  it("by the worker is exactly what the policies say", () => {
    const stored = namesWhere(({ cache }) => cache === "content" || cache === "catalogue");
    expect(cacheableCalls.map(nameOf).sort()).toEqual(stored);
  });

  it("by the worker is public and read only", () => {
    const others = cacheableCalls.filter(({ access, effect }) => access !== "public" || effect !== "read");
    expect(others).toEqual([]);
  });

  it("for the player is what the contract names", () => {
    expect(namesWhere(({ cache }) => cache === "player")).toEqual([
      "finance/check_balance",
      "finance/list_transactions",
      "user/favorites",
      "user/get_user_profile",
    ]);
  });

  it("is not the player's own favourites", () => {
    const favourites = calls.filter((call) => call.isPlayers?.({ limit: 1, offset: 0, favorites: 1 }));
    expect(favourites.map(nameOf).sort()).toEqual(["casino/games_list", "livecasino/game_table_list"]);
    for (const call of favourites) {
      expect(call.isPlayers?.({ limit: 1, offset: 0, favorites: false })).toBe(false);
      expect(call.isPlayers?.({ limit: 1, offset: 0 })).toBe(false);
    }
  });
});

it("takes an idempotency key for deposits, withdrawals, bonuses, registration and bank accounts", () => {
  expect(namesWhere(({ idempotent }) => idempotent === true)).toEqual([
    "bonus/claim",
    "finance/save_bank_account",
    "finance/save_bank_transfer",
    "finance/save_cep_bank_transfer",
    "prepayServices/processTransaction",
    "user/register",
  ]);
});

it("is public where the contract does not ask for authentication", () => {
  expect(namesWhere(({ access }) => access === "public")).toEqual(
    [
      ...namesWhere(({ cache }) => cache === "content" || cache === "catalogue"),
      "maintenance/check_status",
      "system/capabilities",
      "user/forgot",
      "user/login",
      "user/pass_reset",
      "user/register",
      "user/register_confirm",
    ].sort(),
  );
  expect(namesWhere(({ access }) => access === "either")).toEqual(["user/check_ga"]);
});
