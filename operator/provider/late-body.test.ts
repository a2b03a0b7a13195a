import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findAccount } from "../identity/accounts.ts";
import { createGameLaunch } from "./game-launch.ts";
import { databases, openTestDatabase, testNow } from "../testing/databases.ts";
import { board } from "./sports-board.ts";
import { createProviderApp } from "./provider-app.ts";
import { scenery } from "../../demo/scenery.ts";

describe.each(databases)("a request whose body is held back, on $name", (database) => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  let app: ReturnType<typeof createProviderApp>;
  let token: string;
  const clock = { now: testNow };
  const inHours = (hours: number) => new Date(testNow.getTime() + hours * 3_600_000);

  beforeAll(async () => {
    opened = await openTestDatabase(database);
    const closing = new AbortController().signal;
    const provider = { db: opened.db, now: () => clock.now, log: () => {}, closing, hstsSeconds: undefined };
    app = createProviderApp(provider, scenery.gamePages);
    const player = await findAccount(opened.db, "sade");
    const game = { kind: "virtual", reference: "betframe", type: "sport", playerId: player?.id ?? "" } as const;
    ({ token } = await createGameLaunch(opened.db, { ...game, origin: "https://site.example", now: testNow }));
  });
  afterAll(() => opened.close());

  /** Sends the headers at `testNow`. The clock shows `arrival` when the operator reads the body. */
  function send(path: string, body: object, arrival: Date) {
    clock.now = testNow;
    const bytes = new TextEncoder().encode(JSON.stringify(body));
    const stream = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          clock.now = arrival;
          controller.enqueue(bytes);
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const headers = { authorization: `Bearer ${token}`, "content-length": String(bytes.length) };
    return app.request(path, { method: "POST", headers, body: stream, duplex: "half" } as RequestInit);
  }

  it("is judged by the time at which it is there: no bets on a match that is over", async () => {
    await app.request(`/game?launch=${token}`);
    const match = (await board(opened.db, testNow)).find(({ odds }) => odds.home !== undefined);
    const selections = [{ event: match?.fixture.id, market: "result", pick: "home", odds: match?.odds.home }];
    const order = (id: string) => ({ id, slip: { stake: "1.00", selections } });
    const late = await send("/api/coupons", order("coupon-late"), inHours(1));
    expect(await late.json()).toMatchObject({ result: false, code: 409 });
    const inTime = await send("/api/coupons", order("coupon-in-time"), testNow);
    expect(await inTime.json()).toMatchObject({ result: true });
  });

  it("needs a launch that is still valid when it is there", async () => {
    const late = await send("/api/seed", { clientSeed: "lale" }, inHours(24 * 365));
    expect(await late.json()).toMatchObject({ result: false, code: 410 });
  });
});
