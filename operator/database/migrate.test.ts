import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { migrationNames, statementsOf } from "./migrate.ts";

describe("the migrations", () => {
  it("are numbered without a gap", () => {
    const numbers = migrationNames().map((name) => Number(name.slice(0, 4)));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it("never change once they are released: a change of the tables is another migration", () => {
    const hashes = Object.fromEntries(
      migrationNames().map((name) => [
        name,
        createHash("sha256").update(statementsOf(name).join("\n")).digest("hex").slice(0, 8),
      ]),
    );
    expect(hashes).toEqual({
      "0001-initial": "2cca0713",
      "0002-cashier": "6057eda5",
      "0003-house-accounts": "4e145541",
      "0004-wagered-bonuses": "b568bbe1",
      "0005-comments": "c07e534f",
      "0006-lobby": "d8792b34",
      "0007-housekeeping": "5b6bb331",
      "0008-one-check-a-posting": "60e475a4",
      "0009-popup-audience": "960fc5a9",
      "0010-monitoring": "b1c72fb1",
    });
  });
});
