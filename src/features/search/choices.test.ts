import { expect, test } from "vitest";
import { addressOf } from "../../testing/test-router.ts";
import { choicesOf } from "./choices.ts";
import type { Found } from "./results.ts";

const item = (id: string, name: string) => ({ id, name, providerName: "Karo", image: "" });
const found: Found = {
  games: [item("1204", "Lale Bahçesi")],
  tables: [item("510", "Galata Rulet")],
  providers: [
    { lobby: "slot", id: "7", name: "Karo" },
    { lobby: "live", id: "7", name: "Karo Canlı" },
  ],
};

test("games and tables open, and a provider opens in the lobby in which it was found", () => {
  const addresses = choicesOf(found).map(({ page }) => page && addressOf(page));
  expect(addresses).toEqual(["/play/slot/1204", "/play/live/510", "/slot/provider/7", "/live/provider/7"]);
});
