import { expect, test as base } from "./fixtures.ts";
import { type OtherOperator, startOtherOperator } from "../other-operator/server.ts";

/**
 * A test of the same build with another operator (tests/other-operator), which was written from the contract alone and
 * uses every freedom that the contract gives. It fails when the app sends anything that the contract does not allow.
 */
export const test = base.extend<{ readonly other: OtherOperator }>({
  other: async ({}, use) => {
    const other = await startOtherOperator();
    await use(other);
    await other.close();
    expect(other.complaints).toEqual([]);
  },
  baseURL: async ({ other }, use) => use(other.origin),
});

/** The names of the calls that the operator was sent, in order. */
export const names = (other: OtherOperator): readonly string[] => other.calls.map(({ name }) => name);
