import "./testing/worker.ts";
import { describe, expect, it } from "vitest";
import { dataFiles } from "../src/contract/data-files.ts";
import { workerConfig } from "./operator-config.ts";
import { readFile } from "../src/contract/storable-answer.ts";

const { schema } = dataFiles.languages;
const languages = [{ id: 1, title: "TR", lang: "tr" }];
const none = { isAnswer: false, copy: undefined };

describe("a file of the operator's", () => {
  it("is given to the page and stored when it is the contract's", async () => {
    const { isAnswer, copy } = await readFile(schema, Response.json(languages));
    expect(isAnswer).toBe(true);
    expect(await copy?.json()).toEqual(languages);
  });

  it("is given to the page and not stored when the server forbids that", async () => {
    const forbidden = Response.json(languages, { headers: { "Cache-Control": "no-store" } });
    expect(await readFile(schema, forbidden)).toEqual({ isAnswer: true, copy: undefined });
  });

  it.each([
    ["a host's page for a missing file", new Response("<!doctype html>", { headers: { "Content-Type": "text/html" } })],
    ["a 404", new Response("", { status: 404 })],
    ["a firewall's 403 with the file's own content", Response.json(languages, { status: 403 })],
    ["JSON that is something else", Response.json({ languages })],
    ["half a file", new Response(JSON.stringify(languages).slice(0, 10))],
  ])("is not found in %s", async (_what, response) => {
    expect(await readFile(schema, response)).toEqual(none);
  });

  it("is not found in a config.json without its main fields", async () => {
    const config = { apiBase: "", siteName: "Karo", publicKey: "…" };
    expect((await readFile(workerConfig, Response.json(config))).isAnswer).toBe(true);
    for (const other of [{ ...config, apiBase: 1 }, { error: "not found" }, {}]) {
      expect(await readFile(workerConfig, Response.json(other))).toEqual(none);
    }
  });
});
