import { describe, expect, it } from "vitest";
import { type CallWithData, callKey } from "./call-key.ts";
import { casinoGamesList } from "./casino.ts";
import { livecasinoGameTableList } from "./livecasino.ts";

const endpoint = "https://api.example/endpoint/v1";
const asked: CallWithData = {
  call: casinoGamesList,
  data: { limit: 48, offset: 0, categoryID: "94" },
  language: "tr",
};

describe("the key of a stored answer", () => {
  it("is an address below the endpoint with a SHA-256", async () => {
    expect(await callKey(endpoint, asked)).toMatch(
      /^https:\/\/api\.example\/endpoint\/v1\/casino\/games_list\?key=[0-9a-f]{64}$/,
    );
  });

  it("does not depend on the order of the fields", async () => {
    const reordered = { ...asked, data: { categoryID: "94", offset: 0, limit: 48 } };
    expect(await callKey(endpoint, reordered)).toBe(await callKey(endpoint, asked));
  });

  it("differs by endpoint, call, data and language", async () => {
    const keys = await Promise.all([
      callKey(endpoint, asked),
      callKey("https://other.example/endpoint/v1", asked),
      callKey(endpoint, { ...asked, call: livecasinoGameTableList }),
      callKey(endpoint, { ...asked, data: { ...asked.data, offset: 48 } }),
      callKey(endpoint, { ...asked, language: "en" }),
    ]);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
