import { describe, expect, it } from "vitest";
import { chooseEncoding } from "./compression.ts";

describe("chooseEncoding", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["br;q=0.5, gzip;q=1", "br"],
    ["BR", "br"],
    ["br;q=0, gzip", "gzip"],
    ["deflate", undefined],
    ["identity", undefined],
    ["", undefined],
    [undefined, undefined],
  ])("chooses from %j %s", (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});
