import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { financeCheckBalance } from "../../src/contract/finance.ts";
import type { SessionKeys } from "../../src/contract/system.ts";
import { newKeys } from "../core/keys.ts";
import { databases } from "../testing/databases.ts";
import { anonymous, encrypt, encrypted, openTestSite, type TestSite } from "../testing/site.ts";

describe.each(databases)("the user block on $name", (database) => {
  let site: TestSite;
  let mine: SessionKeys;
  let theirs: SessionKeys;
  beforeAll(async () => {
    site = await openTestSite(database);
    mine = await site.sessionOf("sade");
    theirs = await site.sessionOf("baska");
  });
  afterAll(() => site.close());

  const block = (keys: SessionKeys) => encrypted(keys, site.publicPem);
  const sealed = (text: string) => encrypt(text, site.publicPem);
  const randomBlock = () => Buffer.alloc(256, 7).toString("base64");

  it("opens a session", async () => {
    await site.succeed(financeCheckBalance, {}, { user: { ...block(mine), more: 1 } });
  });

  const attacks: [string, () => unknown][] = [
    ["none", () => undefined],
    ["null", () => null],
    ["a text", () => "sid"],
    ["an empty one", () => ({})],
    ["the anonymous visitor's", () => ({ uip: sealed("0.0.0.0"), lang: "tr" })],
    ["one without uid", () => ({ ...block(mine), uid: undefined })],
    ["plain values", () => ({ ...mine, lang: "tr" })],
    ["numbers", () => ({ uid: 1, sid: 2, uip: 3 })],
    ["random bytes of the right length", () => ({ uid: randomBlock(), sid: randomBlock(), uip: randomBlock() })],
    ["a ciphertext beyond the modulus", () => ({ ...block(mine), sid: Buffer.alloc(256, 255).toString("base64") })],
    ["a short ciphertext", () => ({ ...block(mine), sid: "AAAA" })],
    ["no base64", () => ({ ...block(mine), sid: "ü".repeat(344) })],
    ["an overlong text", () => ({ ...block(mine), sid: "A".repeat(60_000) })],
    ["a flipped bit", () => ({ ...block(mine), sid: flipped(block(mine).sid) })],
    ["another operator's key", async () => encrypted(mine, (await newKeys()).publicPem)],
    ["an unknown sid", () => block({ ...mine, sid: "x".repeat(43) })],
    ["an empty sid", () => block({ ...mine, sid: "" })],
    ["another player's uid", () => block({ ...mine, uid: theirs.uid })],
    ["another player's sid", () => block({ ...mine, sid: theirs.sid })],
    ["another address", () => block({ ...mine, uip: "203.0.113.9" })],
    [
      "the hash instead of the sid",
      async () => {
        const { hash } = await site.db.selectFrom("session_key").select("hash").executeTakeFirstOrThrow();
        return block({ ...mine, sid: hash });
      },
    ],
  ];

  it.each(attacks)("refuses %s", async (_what, make) => {
    expect(await site.ask(financeCheckBalance, {}, { user: await make() })).toEqual({
      ...anonymous,
      message: "Bu işlem için giriş yapmalısınız.",
    });
  });
});

function flipped(base64: string): string {
  const bytes = Buffer.from(base64, "base64");
  bytes[100] = (bytes[100] ?? 0) ^ 1;
  return bytes.toString("base64");
}
