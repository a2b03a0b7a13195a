import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { CallSuccess } from "../../api/call.ts";
import type { PageMessage } from "../../lib/worker-messages.ts";
import { handOverAnswers } from "./hand-answers-to-worker.ts";

const received = Date.parse("2026-11-21T11:32:00.000Z");
let given: { body: unknown; text: unknown; at: number }[];
vi.mock("../../api/exchange.ts", () => ({ endpoint: () => "/endpoint/v1" }));
vi.mock("../../pwa/worker-link.ts", () => ({
  requestFromWorker: async ({ answers = [] }: PageMessage) => {
    for (const { address, body, text, at } of answers) {
      expect(address).toBe("https://site.example/endpoint/v1");
      given.push({ body: JSON.parse(body), text: JSON.parse(text), at });
    }
  },
}));

beforeEach(() => {
  given = [];
  vi.stubGlobal("location", new URL("https://site.example"));
});
afterEach(() => vi.unstubAllGlobals());

const keyOf = (method: string) => ["casino", method, "tr", { offset: 0 }];
const success = (more: Partial<CallSuccess<object>> = {}): CallSuccess<object> => ({
  data: [{ name: "Lale" }],
  message: "İşlem Başarılı",
  dropped: 0,
  ...more,
});
const handedOver = () => given.map(({ body }) => (body as { api: { method: string } }).api.method);

/** A query client in which these queries, named after a call's method, have been answered. */
async function answered(answers: Readonly<Record<string, CallSuccess<object>>>, meta: object = { isPlayers: false }) {
  const client = new QueryClient();
  for (const [method, data] of Object.entries(answers)) {
    await client.fetchQuery({ queryKey: keyOf(method), queryFn: () => data, meta: { ...meta } });
    client.setQueryData(keyOf(method), data, { updatedAt: received });
  }
  return client;
}

it("gives the worker the call and the answer as they were sent, with the time", async () => {
  const pagination = { limit: 10, total: 1, offset: 0 };
  handOverAnswers(await answered({ games_list: success({ pagination }) }));
  expect(given).toEqual([
    {
      body: { api: { class: "casino", method: "games_list" }, data: { offset: 0, Lang: "tr" } },
      text: { result: true, message: "İşlem Başarılı", data: [{ name: "Lale" }], pagination },
      at: received,
    },
  ]);
});

it("keeps back what the worker has already, what the operator forbids to store, and empty lists, which may be refusals", async () => {
  handOverAnswers(
    await answered({
      copy: success({ cachedAt: "2026-11-21T11:00:00Z" }),
      forbidden: success({ noStore: true }),
      nothing: success({ data: [] }),
      nothing_inside: success({ data: { items: [] } }),
    }),
  );
  expect(given).toEqual([]);
});

it.each([
  ["of a player", { isPlayers: true }],
  ["of a query that is no call", {}],
])("keeps back the answers %s", async (_what, meta) => {
  handOverAnswers(await answered({ check_balance: success() }, meta));
  expect(given).toEqual([]);
});

it("gives answers that were under way as soon as they arrive", async () => {
  const client = new QueryClient();
  let answer: (success: CallSuccess<object>) => void = () => undefined;
  const queryFn = () => new Promise<CallSuccess<object>>((resolve) => (answer = resolve));
  const fetching = client.fetchQuery({ queryKey: keyOf("games_list"), queryFn, meta: { isPlayers: false } });
  const failing = client.fetchQuery({
    queryKey: keyOf("category_list"),
    queryFn: () => Promise.reject(new Error("lost")),
    meta: { isPlayers: false },
    retry: false,
  });
  handOverAnswers(client);
  expect(handedOver()).toEqual([]);
  answer(success());
  await Promise.allSettled([fetching, failing]);
  await vi.waitFor(() => expect(handedOver()).toEqual(["games_list"]));
});
