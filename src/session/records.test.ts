import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { wrapStorage } from "../lib/storage.ts";
import { storageArea } from "../testing/storage-area.ts";
import { createRecords, keys, writeCredentials, writeMoment, writeProfile } from "./records.ts";

const ciphertext = "A".repeat(342) + "==";
const record = {
  version: 2,
  player: "p",
  uid: ciphertext,
  sid: ciphertext,
  uip: ciphertext,
  gmt: "+03:00",
  lang: "tr",
} as const;
const profile = { version: 2, player: "p", username: "deniz", language: "tr", gtm: "+03:00" } as const;

function recordsOver(stored: Readonly<Record<string, string>>) {
  const area = storageArea();
  for (const [key, text] of Object.entries(stored)) area.setItem(key, text);
  return createRecords(wrapStorage(() => area));
}

describe("what is stored", () => {
  test("is read as it was written", () => {
    const area = storageArea();
    const storage = wrapStorage(() => area);
    writeCredentials(storage, record);
    writeProfile(storage, profile);
    writeMoment(storage, keys.expiration, 1_700_000_000_123);
    const records = createRecords(storage);
    expect(records.read()).toEqual({ session: record, auth: record, profile });
    expect(records.expiration()).toBe(1_700_000_000_123);
  });

  test.each([
    ["an older version", { ...record, version: 0 }],
    ["no version", { ...record, version: undefined }],
    ["a plain uid", { ...record, uid: "70412" }],
    ["a plain sid", { ...record, sid: "b7d1f0c2a95e4e6f8c31" }],
    ["no player", { ...record, player: "" }],
    ["a list", [record]],
    ["null", null],
  ])("%s counts as absent", (_, stored) => {
    const text = JSON.stringify(stored);
    expect(recordsOver({ [keys.session]: text, [keys.auth]: text }).read()).toEqual({});
  });

  test("another player's auth record or profile counts as absent", () => {
    const stored = {
      [keys.session]: JSON.stringify(record),
      [keys.auth]: JSON.stringify({ ...record, player: "q" }),
      [keys.profile]: JSON.stringify({ ...profile, player: "q" }),
    };
    expect(recordsOver(stored).read()).toEqual({ session: record });
  });

  test("a profile without a session counts as absent", () => {
    expect(recordsOver({ [keys.profile]: JSON.stringify(profile) }).read()).toEqual({});
  });

  test.each(["", "1", "1700000000123", "tomorrow", "2026-11-21", "2026-99-21T12:00:00.000Z", "{}"])(
    "%j is not a valid time",
    (text) => {
      const records = recordsOver({ [keys.expiration]: text, [keys.activityStart]: text });
      expect([records.expiration(), records.activityStart()]).toEqual([undefined, undefined]);
    },
  );

  test("invalid values count as absent and never throw", () => {
    const rubbish = fc.oneof(fc.string(), fc.json());
    fc.assert(
      fc.property(rubbish, rubbish, rubbish, (session, auth, moment) => {
        const records = recordsOver({
          [keys.session]: session,
          [keys.auth]: auth,
          [keys.profile]: auth,
          [keys.expiration]: moment,
        });
        expect(records.read()).toEqual({});
        expect(records.expiration()).toBeUndefined();
      }),
    );
  });
});
