import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { financeCheckBalance } from "../../src/contract/finance.ts";
import type { SessionKeys } from "../../src/contract/system.ts";
import { Busy } from "../lib/faults.ts";
import { databases } from "../testing/databases.ts";
import { anonymous, encrypted, openTestSite, type TestSite } from "../testing/site.ts";
import { type KnownBlocks, knownBlocks } from "./known-blocks.ts";
import { openUserBlock } from "./user-block.ts";

describe.each(databases)("user blocks on $name", (database) => {
  let site: TestSite;
  let mine: SessionKeys;
  const open = vi.fn(openUserBlock);
  let blocks: KnownBlocks;
  const blockOf = (keys: SessionKeys) => encrypted(keys, site.publicPem);
  const forged = () => blockOf({ ...mine, sid: "x".repeat(43) });
  const from = (network: string) => ({ network, now: site.clock.now });
  const find = (user: unknown, network = "203.0.113.1") => blocks.find(site.db, user, from(network));
  const forge = async (times: number, network?: string) => {
    for (let turn = 0; turn < times; turn += 1) expect(await find(forged(), network)).toBeUndefined();
  };

  beforeAll(async () => {
    site = await openTestSite(database);
    mine = await site.sessionOf("sade");
  });
  beforeEach(() => {
    open.mockClear();
    blocks = knownBlocks(site.privateKey, open);
  });
  afterAll(() => site.close());

  it("of a session are decrypted once", async () => {
    const block = blockOf(mine);
    for (let call = 0; call < 3; call += 1) expect(await find(block)).toMatchObject({ playerId: mine.uid });
    expect(open).toHaveBeenCalledTimes(1);
  });

  it("that are false are decrypted 25 times in ten seconds; known ones and other networks pass", async () => {
    const block = blockOf(mine);
    await find(block);
    await forge(25);
    for (const user of [forged(), blockOf(mine)]) await expect(find(user)).rejects.toThrow(Busy);
    expect(() => blocks.admit(forged(), from("203.0.113.1"))).toThrow(Busy);
    expect(open).toHaveBeenCalledTimes(26);
    for (const user of [block, undefined, { uip: forged().uip }])
      expect(() => blocks.admit(user, from("203.0.113.1"))).not.toThrow();
    expect(await find(block)).toBeDefined();
    expect(await find(blockOf(mine), "203.0.113.2")).toBeDefined();
    site.pass(10);
    expect(await find(blockOf(mine))).toBeDefined();
  });

  it("are not decrypted at once beyond that number, either", async () => {
    const settled = await Promise.allSettled(Array.from({ length: 80 }, () => find(forged())));
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(25);
    expect(open).toHaveBeenCalledTimes(25);
  });

  it("that are false are decrypted thirty times in a second from all networks together", async () => {
    for (let network = 0; network < 10; network += 1) await forge(3, `198.51.100.${network}`);
    await expect(find(forged(), "198.51.100.10")).rejects.toMatchObject({ retryAfterSeconds: 1 });
    site.pass(1);
    await forge(1, "198.51.100.10");
  });

  it("of many sessions of one network all pass", async () => {
    for (let session = 0; session < 30; session += 1) expect(await find(blockOf(mine))).toBeDefined();
  });

  it("that are put off ask the database nothing", async () => {
    const ask = () => site.ask(financeCheckBalance, {}, { user: forged(), ip: "192.0.2.77" });
    for (let turn = 0; turn < 25; turn += 1) expect(await ask()).toMatchObject(anonymous);
    await site.db.schema.alterTable("maintenance").renameTo("elsewhere").execute();
    await expect(ask()).rejects.toThrow(Busy);
    await site.db.schema.alterTable("elsewhere").renameTo("maintenance").execute();
  });
});
