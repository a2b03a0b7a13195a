import { expect, onTestFinished, test } from "vitest";
import { casinoCategoryList, casinoGamesList } from "../contract/casino.ts";
import { financeCheckBalance } from "../contract/finance.ts";
import { systemCapabilities } from "../contract/system.ts";
import { call } from "./call.ts";
import { knownExtensions } from "./extensions.ts";
import { failureOfCall, openClient, refusal, success } from "../testing/client.ts";
import type { Received, Reply } from "../testing/operator.ts";

const user = { uip: "x", sid: "y", lang: "tr" };
const list = (row?: Received) => ({ method: row?.method, url: row?.url });

/** A page whose config.json says that the operator takes public reads by GET, unless `config` says otherwise. */
async function openPage(
  answer: (received: Received) => Reply,
  config: { publicGet?: boolean | undefined } = { publicGet: true },
) {
  const page = await openClient(answer, { userBlock: async () => user }, { publicGet: undefined, ...config });
  return { ...page, asked: () => page.operator.received.filter(({ url }) => url.startsWith("/endpoint/v1")) };
}

test("a public read is a GET without a body, at the same address for the same data", async () => {
  const { asked } = await openPage(() => success([]));
  await call(casinoGamesList, { limit: 48, offset: 0, categoryID: "94" });
  await call(casinoGamesList, { categoryID: "94", offset: 0, limit: 48 });
  const data = encodeURIComponent('{"Lang":"tr","categoryID":"94","limit":48,"offset":0}');
  const get = { method: "GET", url: `/endpoint/v1?call=casino.games_list&data=${data}` };
  expect(asked().map(list)).toEqual([get, get]);
  expect(asked()[0]?.body).toBeUndefined();
  expect(asked()[0]?.headers["panel"]).toBeUndefined();
});

test.each([
  ["a player's call", () => call(financeCheckBalance, {})],
  ["a player's favourites", () => call(casinoGamesList, { limit: 48, offset: 0, favorites: true })],
  ["a public read that is sent as a player", () => call(casinoCategoryList, { limit: 9, offset: 0 }, { as: user })],
  ["a read that may not be stored", () => call(systemCapabilities, {})],
])("%s is a POST", async (_what, send) => {
  const { asked } = await openPage(() => success([]));
  await send();
  expect(asked().map(list)).toEqual([{ method: "POST", url: "/endpoint/v1" }]);
});

test.each([
  ["without publicGet in config.json, a public read is a GET once the operator has named it", {}, "GET"],
  ["with publicGet: false, a public read is a POST whatever the operator names", { publicGet: false }, "POST"],
])("%s", async (_what, config, method) => {
  const { asked } = await openPage(() => success([]), config);
  const read = () => call(casinoCategoryList, { limit: 9, offset: 0 });
  await read();
  knownExtensions.set(new Set(["publicGet"]));
  onTestFinished(() => knownExtensions.set(new Set()));
  await read();
  expect(asked().map((row) => row.method)).toEqual(["POST", method]);
});

test.each([404, 405])("after HTTP %i to the GET, the read is sent by POST", async (status) => {
  const category = { CategoryID: "1", name: "Popüler", count: 3 };
  const { asked } = await openPage(({ method }) => (method === "GET" ? { status, body: "" } : success([category])));
  expect((await call(casinoCategoryList, { limit: 9, offset: 0 })).data).toEqual([category]);
  expect(asked().map(({ method }) => method)).toEqual(["GET", "POST"]);
  expect(asked()[1]?.body).toEqual({
    api: { class: "casino", method: "category_list" },
    data: { limit: 9, offset: 0, Lang: "tr" },
  });
});

test.each<[string, Reply, object]>([
  ["a refusal", refusal("Olmaz"), { kind: "refused" }],
  ["HTTP 503", { status: 503, headers: { "Retry-After": "3" } }, { kind: "unreachable", retryAfterMs: 3000 }],
  ["HTTP 500", { status: 500 }, { kind: "locked" }],
  ["maintenance", refusal("This site is under maintenance"), { kind: "maintenance" }],
])("%s to the GET is the same as to a POST, which is not sent", async (_what, reply, failure) => {
  const { asked } = await openPage(() => reply);
  expect(await failureOfCall(call(casinoCategoryList, { limit: 9, offset: 0 }))).toMatchObject(failure);
  expect(asked()).toHaveLength(1);
});
