import { describe, expect, it } from "vitest";
import { dataFiles } from "../src/contract/data-files.ts";
import { workerConfig } from "./operator-config.ts";
import { fileCopy } from "./stored-file.ts";

const { schema } = dataFiles.languages;
const languages = [{ id: 1, title: "TR", lang: "tr" }];

describe("the copy of an operator's file", () => {
  it("is kept when it is the contract's", async () => {
    const copy = await fileCopy(schema, Response.json(languages));
    expect(await copy?.json()).toEqual(languages);
  });

  it("is not made of a host's page for a missing file", async () => {
    const page = new Response("<!doctype html>", { headers: { "Content-Type": "text/html" } });
    expect(await fileCopy(schema, page)).toBeNull();
    expect(await fileCopy(schema, new Response("", { status: 404 }))).toBeNull();
  });

  it("is not made of JSON that is something else, or of a file nobody knows", async () => {
    expect(await fileCopy(schema, Response.json({ languages }))).toBeNull();
    expect(await fileCopy(undefined, Response.json(languages))).toBeNull();
  });

  it("a config.json without its main fields replaces nothing", async () => {
    const config = { apiBase: "", siteName: "Karo", publicKey: "…" };
    expect(await fileCopy(workerConfig, Response.json(config))).not.toBeNull();
    expect(await fileCopy(workerConfig, Response.json({ ...config, apiBase: 1 }))).toBeNull();
    expect(await fileCopy(workerConfig, Response.json({ error: "not found" }))).toBeNull();
  });
});
