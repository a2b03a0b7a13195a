import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { casinoInitGame } from "../../src/contract/game-players.ts";
import { financeCheckBalance } from "../../src/contract/finance.ts";
import type { SessionKeys } from "../../src/contract/system.ts";
import { userLogin, userSessions } from "../../src/contract/user.ts";
import type { RunningOperator } from "../server.ts";
import { bodyOf } from "../testing/call.ts";
import { postCall } from "../testing/fetch-call.ts";
import { startTestOperator } from "../testing/operator.ts";
import { testPassword } from "../testing/players.ts";
import { encrypted } from "../testing/site.ts";

let operator: RunningOperator;
const logged: string[] = [];
const credentials = { username: "sade", password: testPassword };

beforeAll(async () => {
  operator = await startTestOperator({
    log: (line) => void logged.push(line),
    providerOrigin: "https://games.example",
  });
});
afterAll(() => operator.close());

describe("a player's calls over HTTP", () => {
  it("go from log-in to the wallet with the key of /config.json, and may not be cached", async () => {
    const headers = { "user-agent": "Mozilla/5.0 (Windows NT 10.0) Firefox/131.0", "x-forwarded-for": "203.0.113.1" };
    const login = await postCall(operator.origin, bodyOf(userLogin, credentials), { headers });
    expect(login.response.headers.get("cache-control")).toBe("no-store");
    const keys = login.envelope.data as SessionKeys;
    expect(keys.uip).toBe("127.0.0.1");

    const { publicKey } = (await (await fetch(`${operator.origin}/config.json`)).json()) as { publicKey: string };
    const user = encrypted(keys, publicKey);
    const balance = await postCall(operator.origin, { ...bodyOf(financeCheckBalance), user });
    expect(balance.envelope.data).toEqual([{ balance: "1250.50", currency: "TRY" }]);
    expect(balance.response.headers.get("cache-control")).toBe("no-store");
    expect(balance.response.headers.get("etag")).toBeNull();
    const sessions = await postCall(operator.origin, { ...bodyOf(userSessions), user });
    expect(sessions.envelope.data).toMatchObject([{ device: "Firefox, Windows", ip: "127.0.0.1" }]);
  });

  it("open a game that accepts messages from the requesting page, behind any proxy", async () => {
    const login = await postCall(operator.origin, bodyOf(userLogin, credentials));
    const user = encrypted(login.envelope.data as SessionKeys, operator.config.publicKey);
    const siteOf = async (origin: string | undefined) => {
      const body = { ...bodyOf(casinoInitGame, { gameID: "7" }), user };
      const { envelope } = await postCall(operator.origin, body, { headers: { origin } });
      const { url } = envelope.data as { url: string };
      expect(url).toMatch(/^https:\/\/games\.example\/game\?/);
      return new URL(url).searchParams.get("origin");
    };
    expect(await siteOf("https://karo.example")).toBe("https://karo.example");
    for (const none of [undefined, "null", "https://a b", "javascript:alert(1)"]) {
      expect(await siteOf(none)).toBe(operator.origin);
    }
  });

  it("leave no password, key or name in the log when the operator fails", async () => {
    await operator.db.schema.alterTable("session").renameTo("lost").execute();
    const { response, envelope } = await postCall(operator.origin, bodyOf(userLogin, credentials));
    expect(response.status).toBe(500);
    expect(envelope).toMatchObject({ result: false, message: "Internal Server Error", data: null });
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain(envelope.debug);
    expect(logged[0]).not.toMatch(/Deneme-1|sade|scrypt|127\.0\.0\.1/);
  });
});
