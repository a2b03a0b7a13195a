import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { userLogin } from "../../src/contract/user.ts";
import type { RunningOperator } from "../server.ts";
import { bodyOf } from "../testing/call.ts";
import { postCall } from "../testing/fetch-call.ts";
import { startTestOperator } from "../testing/operator.ts";
import { testPassword } from "../testing/players.ts";
import { isLocalOrigin, isLocalVisit } from "./visit.ts";

describe("an origin", () => {
  it.each([
    "http://localhost",
    "http://localhost:4173",
    "https://karo.localhost",
    "http://127.0.0.1:4173",
    "http://127.9.9.9",
    "http://[::1]:4173",
    "http://LOCALHOST.",
  ])("%s is of this machine", (origin) => expect(isLocalOrigin(origin)).toBe(true));

  it.each([
    "https://karo.example",
    "http://localhost.example",
    "http://notlocalhost",
    "http://192.168.1.5:4173",
    "http://128.0.0.1",
    "http://[::2]",
    "null",
    "",
  ])("%j is of another", (origin) => expect(isLocalOrigin(origin)).toBe(false));
});

describe("a visit", () => {
  const isLocal = async (ip: string, headers: Record<string, string> = {}, origin = "http://localhost:4173") => {
    const app = new Hono().get("/", (c) => c.json(isLocalVisit(c, { ip, origin })));
    return (await app.request("/", { headers })).json();
  };

  it("is local from this machine, and from the one that runs a container", async () => {
    for (const ip of ["127.0.0.1", "::1", "172.17.0.1", "192.168.65.1"]) expect(await isLocal(ip), ip).toBe(true);
    expect(
      await isLocal("127.0.0.1", {
        origin: "http://localhost:4173",
        "x-forwarded-host": "localhost",
        "x-forwarded-for": "127.0.0.1",
      }),
    ).toBe(true);
  });

  it.each([
    ["whose address is elsewhere, whatever host it asks for", "203.0.113.7", {}],
    ["of a page elsewhere", "127.0.0.1", { origin: "https://karo.example" }],
    ["of a page that hides its origin", "127.0.0.1", { origin: "null" }],
    [
      "through a proxy of another host, also one that is not trusted",
      "127.0.0.1",
      { "x-forwarded-host": "localhost, karo.example" },
    ],
    ["through a proxy for somebody elsewhere", "127.0.0.1", { "x-forwarded-for": "127.0.0.1, 203.0.113.7" }],
    [
      "through a proxy that says so in the newer header",
      "127.0.0.1",
      { forwarded: "for=203.0.113.7;host=karo.example" },
    ],
  ])("%s is not", async (_what, ip, headers) => {
    expect(await isLocal(ip, headers as Record<string, string>)).toBe(false);
  });

  it("to another host is not", async () => {
    expect(await isLocal("127.0.0.1", {}, "https://karo.example")).toBe(false);
  });
});

describe("a demo player's log-in", () => {
  let operator: RunningOperator;
  beforeAll(async () => {
    operator = await startTestOperator({ trustProxy: "127.0.0.1", config: { siteOrigin: "http://localhost:4173" } });
    await operator.db.updateTable("player").set({ is_demo: true }).where("username", "=", "sade").execute();
  });
  afterAll(() => operator.close());
  const logIn = async (username: string, headers: Record<string, string>) =>
    (await postCall(operator.origin, bodyOf(userLogin, { username, password: testPassword }, "en"), { headers }))
      .envelope;

  it("works on this machine alone; other players log in everywhere", async () => {
    const refused = {
      result: false,
      code: 403,
      message: "Players of the demo can log in only on the machine that runs it.",
      data: null,
    };
    const site = { "x-forwarded-for": "127.0.0.1", "x-forwarded-host": "karo.example", "x-forwarded-proto": "https" };
    expect(await logIn("sade", site)).toEqual(refused);
    expect(await logIn("sade", { origin: "https://karo.example" })).toEqual(refused);
    expect(await logIn("baska", site)).toMatchObject({ result: true });
    expect(await logIn("sade", {})).toMatchObject({ result: true });
    expect(await logIn("sade", { origin: operator.origin })).toMatchObject({ result: true });
  });
});
