import { expect, test } from "vitest";
import { choicesOf } from "./choices.ts";
import type { Found } from "./results.ts";

const item = (id: string, name: string) => ({ id, name, providerName: "Karo", image: "" });
const found: Found = {
  games: [item("1204", "Lale Bahçesi")],
  tables: [item("510", "Galata Rulet")],
  providers: [{ lobby: "slot", id: "7", name: "Karo" }, { lobby: "live", id: "7", name: "Karo Canlı" }],
};
const addresses = (followable: boolean) => choicesOf(found, () => followable).map(({ href }) => href);

test("games and tables open, and a provider opens in the lobby in which it was found", () => {
  expect(addresses(true)).toEqual(["/play/slot/1204", "/play/live/510", "/slot/provider/7", "/live/provider/7"]);
});

test("in a build without a page for games, they open in their lobby", () => {
  expect(addresses(false).slice(0, 2)).toEqual(["/slot?q=Lale+Bah%C3%A7esi", "/live?q=Galata+Rulet"]);
});
