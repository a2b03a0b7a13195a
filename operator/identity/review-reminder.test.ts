import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { userLogin } from "../../src/contract/user.ts";
import { databases } from "../testing/databases.ts";
import { testPassword } from "../testing/players.ts";
import { openTestSite, type TestSite } from "../testing/site.ts";
import { isReviewDue } from "./sign-in.ts";

const daySeconds = 24 * 3_600;
const at = (text: string) => new Date(`${text}T12:00:00Z`);

it.each([
  ["2026-01-10", null, "2026-07-08", false],
  ["2026-01-10", null, "2026-07-09", true],
  ["2026-01-10", "2026-07-08", "2026-07-09", true],
  ["2026-01-10", "2026-07-09", "2026-12-31", false],
  ["2026-01-10", "2026-07-09", "2027-01-05", true],
  ["2026-01-10", "2026-02-01", "2029-01-01", true],
])("registered on %s, last log-in on %s: on %s a reminder is due: %s", (registered, last, now, isDue) => {
  expect(isReviewDue(at(registered), last === null ? null : at(last), at(now))).toBe(isDue);
});

describe.each(databases)("the half-yearly reminder on $name", (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database);
  });
  afterAll(() => site.close());

  it("is mailed once with the first log-in of a half year, and links to the limits", async () => {
    await site.db
      .updateTable("player")
      .set({ registered_at: site.clock.now, last_login_at: null })
      .where("username", "=", "sade")
      .execute();
    const { email } = await site.db
      .selectFrom("player")
      .select("email")
      .where("username", "=", "sade")
      .executeTakeFirstOrThrow();
    const paths = async () => {
      await site.succeed(userLogin, { username: "sade", password: testPassword });
      return (await site.db.selectFrom("outbox").select("path").where("recipient", "=", email).execute()).map(
        ({ path }) => path,
      );
    };
    expect(await paths()).toEqual([]);
    site.pass(181 * daySeconds);
    expect(await paths()).toEqual(["/profile/limits"]);
    expect(await paths()).toHaveLength(1);
  });
});
