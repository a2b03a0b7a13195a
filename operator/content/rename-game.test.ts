import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { casinoGamesList } from "../../src/contract/casino.ts";
import type { RequestOf } from "../../src/contract/declaration.ts";
import type { OpenDatabase } from "../database/open.ts";
import { succeed } from "../testing/call.ts";
import { databases, openTestDatabase } from "../testing/databases.ts";
import { renameGame } from "./edit-content.ts";

describe.each(databases)("renameGame on $name", (database) => {
  let opened: OpenDatabase;
  const list = async (data: Partial<RequestOf<typeof casinoGamesList>>) =>
    (await succeed(opened, casinoGamesList, { limit: 500, offset: 0, ...data })).data;

  beforeAll(async () => {
    opened = await openTestDatabase(database);
  });
  afterAll(() => opened.close());

  it("is found by its new name and sorted by it everywhere", async () => {
    const before = await list({ order: "name" });
    const last = before.at(-1);
    expect(last?.name).toBe("Şafak 12");

    await renameGame(opened.db, last?.gameID ?? "", "Ada Çeşmesi");
    const after = await list({ order: "name" });
    expect(after.map(({ gameID }) => gameID)).toEqual([last, ...before.slice(0, -1)].map((game) => game?.gameID));
    const shelf = await list({ order: "name", categoryID: last?.CategoryIDs[0] });
    expect(shelf[0]?.name).toBe("Ada Çeşmesi");
    expect((await list({ searchGameName: "ada cesmesi" })).map(({ gameID }) => gameID)).toEqual([last?.gameID]);
    expect(await list({ searchGameName: "safak 12" })).toEqual([]);
    expect((await list({})).map(({ gameID }) => gameID)).toEqual(
      Array.from({ length: 120 }, (_, index) => String(index + 1)),
    );
  });

  it("rejects for an unknown game", async () => {
    await expect(renameGame(opened.db, 999_999, "Hiç")).rejects.toThrow("no result");
  });
});
