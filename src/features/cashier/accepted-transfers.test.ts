import { expect, test } from "vitest";
import { privatePrefix } from "../../lib/private-storage.ts";
import type { TextStorage } from "../../lib/storage.ts";
import { type AcceptedTransfer, createAcceptedTransfers } from "./accepted-transfers.ts";

function memory(isSignedIn: (player: string) => boolean = () => true) {
  const texts = new Map<string, string>();
  const storage: TextStorage = {
    read: (key) => texts.get(key),
    write: (key, text) => Boolean(texts.set(key, text)),
    remove: (key) => void texts.delete(key),
  };
  return { texts, accepted: createAcceptedTransfers(storage, isSignedIn) };
}

const transfer = (transactionID: string, more: Partial<AcceptedTransfer> = {}): AcceptedTransfer => ({
  direction: 1,
  methodID: "22",
  methodName: "FAST",
  amount: "250.00",
  currency: "TRY",
  atMs: 1_000,
  transactionID,
  payInto: [],
  ...more,
});
const dayMs = 86_400_000;

test("another player cannot see them, and theirs replace them", () => {
  const { accepted } = memory();
  accepted.store("p", transfer("1"));
  expect(accepted.of("q", 1)).toEqual([]);
  expect(accepted.lastMethod("q", 1)).toBeUndefined();
  accepted.store("q", transfer("2"));
  expect(accepted.of("p", 1)).toEqual([]);
});

test("nothing is stored for a player who has logged out", () => {
  const { accepted, texts } = memory((player) => player === "q");
  accepted.store("p", transfer("1"));
  expect(texts.size).toBe(0);
});

test("they are removed with everything that is private", () => {
  const { accepted, texts } = memory();
  accepted.store("p", transfer("1"));
  expect(texts.size).toBe(1);
  for (const key of texts.keys()) expect(key.startsWith(privatePrefix)).toBe(true);
});

test("the latest are stored for a week, newest first, each once", () => {
  const { accepted } = memory();
  accepted.store("p", transfer("old", { atMs: 0 }));
  for (let at = 1; at <= 25; at += 1) accepted.store("p", transfer(`${at}`, { atMs: 8 * dayMs + at }));
  accepted.store("p", transfer("20", { atMs: 8 * dayMs + 30, reference: "KR-20" }));
  const ids = accepted.of("p", 1).map(({ transactionID }) => transactionID);
  expect(ids).toHaveLength(20);
  expect(ids.slice(0, 3)).toEqual(["20", "25", "24"]);
  expect(ids).not.toContain("old");
});

test("the last one of each direction stays, and names the method used last", () => {
  const { accepted } = memory();
  accepted.store("p", transfer("1", { methodID: "40" }));
  for (let at = 1; at <= 25; at += 1) accepted.store("p", transfer(`w${at}`, { direction: 2, atMs: 8 * dayMs + at }));
  // One that was found in the history after a log-out: its method is not known.
  accepted.store("p", transfer("w26", { direction: 2, methodID: "", atMs: 8 * dayMs + 26 }));
  expect([accepted.lastMethod("p", 1), accepted.lastMethod("p", 2)]).toEqual(["40", "22"]);
});

test("data of an older version are ignored", () => {
  const { accepted, texts } = memory();
  texts.set(`${privatePrefix}cashier`, '{"player":"p","accepted":"x"}');
  expect(accepted.of("p", 1)).toEqual([]);
});
