import { expect, test } from "vitest";
import { privatePrefix } from "../../platform/private-storage.ts";
import type { TextStorage } from "../../platform/storage.ts";
import { type AcceptedTransfer, createKeptTransfers } from "./kept-transfers.ts";

function memory(isSignedIn?: (player: string) => boolean) {
  const texts = new Map<string, string>();
  const storage: TextStorage = {
    read: (key) => texts.get(key),
    write: (key, text) => Boolean(texts.set(key, text)),
    remove: (key) => void texts.delete(key),
  };
  return { texts, kept: createKeptTransfers(storage, isSignedIn) };
}

const sent = { direction: 1, methodID: "22", methodName: "FAST", amount: "250.00", currency: "TRY", atMs: 1_000 } as const;
const accepted = (transactionID: string, more: Partial<AcceptedTransfer> = {}): AcceptedTransfer => ({ ...sent, transactionID, payInto: [], ...more });

test("an unknown transfer is not replaced by a later one", () => {
  const { kept } = memory();
  kept.keepSent("p", sent);
  kept.keepSent("p", { ...sent, amount: "500.00" });
  kept.keepSent("p", { ...sent, direction: 2, amount: "75.00" });
  expect(kept.sent("p", 1)?.amount).toBe("250.00");
  expect(kept.sent("p", 2)?.amount).toBe("75.00");
  kept.forgetSent("p", 1);
  expect(kept.sent("p", 1)).toBeUndefined();
  expect(kept.sent("p", 2)?.amount).toBe("75.00");
});

test("another player cannot see it, and their transfer replaces it", () => {
  const { kept } = memory();
  kept.keepAccepted("p", accepted("1"));
  expect(kept.accepted("q", 1)).toEqual([]);
  expect(kept.lastUsed("q", 1)).toBeUndefined();
  kept.keepSent("q", sent);
  expect(kept.accepted("p", 1)).toEqual([]);
});

test("with nobody signed in nothing is kept", () => {
  const { kept, texts } = memory();
  kept.keepSent(undefined, sent);
  expect(texts.size).toBe(0);
});

test("nothing is kept for a player who has logged out", () => {
  let signedIn = "p";
  const { kept, texts } = memory((player) => player === signedIn);
  kept.keepSent("p", sent);
  expect(texts.size).toBe(1);
  texts.clear();
  signedIn = "q";
  kept.forgetSent("p", 1);
  kept.keepAccepted("p", accepted("1"));
  expect(texts.size).toBe(0);
});

test("it is removed with everything that is private", () => {
  const { kept, texts } = memory();
  kept.keepSent("p", sent);
  for (const key of texts.keys()) expect(key.startsWith(privatePrefix)).toBe(true);
});

test("the latest are kept for a week, newest first, each once", () => {
  const { kept } = memory();
  const dayMs = 86_400_000;
  kept.keepAccepted("p", accepted("old", { atMs: 0 }));
  for (let at = 1; at <= 25; at += 1) kept.keepAccepted("p", accepted(`${at}`, { atMs: 8 * dayMs + at }));
  kept.keepAccepted("p", accepted("20", { atMs: 8 * dayMs + 30, reference: "KR-20" }));
  const ids = kept.accepted("p", 1).map(({ transactionID }) => transactionID);
  expect(ids).toHaveLength(20);
  expect(ids.slice(0, 3)).toEqual(["20", "25", "24"]);
  expect(ids).not.toContain("old");
});

test("the method used last is kept by direction", () => {
  const { kept } = memory();
  kept.keepAccepted("p", accepted("1"));
  kept.keepAccepted("p", accepted("2", { direction: 2, methodID: "40" }));
  expect([kept.lastUsed("p", 1), kept.lastUsed("p", 2)]).toEqual(["22", "40"]);
});

test("data of an older version are ignored", () => {
  const { kept, texts } = memory();
  texts.set(`${privatePrefix}cashier`, '{"player":"p","accepted":"x"}');
  expect(kept.accepted("p", 1)).toEqual([]);
});
