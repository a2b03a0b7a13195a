import { afterAll, beforeAll, expect, it } from "vitest";
import { recordEvent } from "../identity/security-events.ts";
import type { RunningOperator } from "../server.ts";
import { visitBackOffice } from "../testing/back-office.ts";
import { testNow } from "../testing/databases.ts";
import { startTestOperator } from "../testing/operator.ts";

let operator: RunningOperator;
let office: Awaited<ReturnType<typeof visitBackOffice>>;
beforeAll(async () => {
  operator = await startTestOperator({ now: () => testNow });
  office = await visitBackOffice(operator);
});
afterAll(() => operator.close());

it("lists the security events of all players or of one, in words, the newest first", async () => {
  expect(await office.page("/operator/security")).toContain("There is nothing here.");
  const idOf = async (username: string) =>
    (await operator.db.selectFrom("player").select("id").where("username", "=", username).executeTakeFirstOrThrow()).id;
  const [plain, other] = [await idOf("sade"), await idOf("baska")];
  const caller = { ip: "2001:db8:1:2:3:4:5:6", userAgent: "Firefox/146.0 (Windows)", origin: "" };
  const record = (player: string, kind: Parameters<typeof recordEvent>[2], seconds: number, by = {}) =>
    recordEvent(operator.db, player, kind, { now: new Date(testNow.getTime() + seconds * 1000), brand: "Karo", ...by });
  await record(other, "wrong-password", 0, { caller });
  await record(other, "wrong-password", 1, { caller });
  await record(plain, "recovered", 2);
  const all = await office.page("/operator/security");
  expect(all).toMatch(
    /Account recovered[^]*sade[^]* · Back office[^]*Wrong password · 2 ×[^]*baska[^]* · Firefox, Windows · 2001:db8:1:2::\/64/,
  );
  const stepUp = { player_id: plain, kind: "step-up", made_by: "player", network: null, device: null } as const;
  const later = Array.from({ length: 50 }, (_, index) => ({
    ...stepUp,
    at: new Date(testNow.getTime() + (3 + index) * 1000),
  }));
  await operator.db.insertInto("security_event").values(later).execute();
  const mine = await office.page("/operator/security?player=sade");
  expect(mine.match(/<h2>Step-up/g)).toHaveLength(50);
  expect(mine).not.toContain("baska");
  const older = /href="([^"]+)">Older</.exec(mine)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const rest = await office.page(older);
  expect(rest).toContain("Account recovered");
  expect(rest).not.toContain("Older");
  expect(rest).toContain('page=1">Newer');
  expect(await office.page("/operator/security?player=nobody")).toContain("There is no such player.");
});
