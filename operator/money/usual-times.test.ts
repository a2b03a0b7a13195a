import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { financeListHighlightedCashMethods } from "../../src/contract/finance.ts";
import { acceptRequest } from "./cash-requests.ts";
import { decideRequest } from "./decide-request.ts";
import { databases } from "../testing/databases.ts";
import { playerIdOf } from "../testing/player-id-of.ts";
import { openTestSite, type TestSite } from "../testing/site.ts";
import { findMethod } from "./cash-methods.ts";

describe.each(databases)("the usual time of a method on $name", (database) => {
  let site: TestSite;
  let playerId: string;
  beforeAll(async () => {
    site = await openTestSite(database);
    playerId = await playerIdOf(site.db, "sade");
  });
  afterAll(() => site.close());

  /** A transfer that is decided after so many minutes. */
  async function transfer(minutes: number, direction: 1 | 2 = 1, verdict: "approve" | "cancel" = "approve") {
    const asked = await findMethod(site.db, "40", direction, "tr");
    const { now } = site.clock;
    const { id } = await acceptRequest(site.db, {
      playerId,
      asked,
      amount: "50.00",
      filledIn: {},
      now,
      language: "tr",
    });
    await decideRequest(site.db, id, { verdict }, new Date(now.getTime() + minutes * 60_000));
  }
  const usual = async (Type: 1 | 2) => {
    const as = await site.sessionOf("sade");
    const methods = await site.succeed(financeListHighlightedCashMethods, { Type }, { as });
    return methods.filter((method) => method.usual).map((method) => [method.id, method.usual]);
  };

  it("is the median of its approved transfers in that direction", async () => {
    expect(await usual(1)).toEqual([]);
    for (const minutes of [4, 600, 12]) await transfer(minutes);
    await transfer(1_000, 1, "cancel");
    await transfer(0.1, 2);
    expect(await usual(1)).toEqual([["40", { minutes: 12, of: 3 }]]);
    expect(await usual(2)).toEqual([["40", { minutes: 1, of: 1 }]]);
  });

  it("is that of the last hundred only", async () => {
    for (let count = 0; count < 99; count += 1) await transfer(7);
    expect(await usual(1)).toEqual([["40", { minutes: 7, of: 100 }]]);
    for (let count = 0; count < 51; count += 1) await transfer(30);
    expect(await usual(1)).toEqual([["40", { minutes: 30, of: 100 }]]);
  });
});
