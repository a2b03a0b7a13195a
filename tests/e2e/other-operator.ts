import { expect, type Fixtures, type PlaywrightTestArgs, type PlaywrightTestOptions } from "@playwright/test";
import { type OtherOperator, startOtherOperator } from "../other-operator/server.ts";
import { test as base } from "./fixtures.ts";

interface WithOther {
  readonly other: OtherOperator;
}

/**
 * The app with another operator (tests/other-operator), which was written from the contract alone and uses every freedom
 * that the contract gives. The test fails when the app sends anything that the contract does not allow.
 */
export const otherOperator: Fixtures<WithOther, object, PlaywrightTestArgs & PlaywrightTestOptions> = {
  other: async ({}, use) => {
    const other = await startOtherOperator();
    await use(other);
    await other.close();
    expect(other.complaints).toEqual([]);
  },
  baseURL: async ({ other }, use) => use(other.origin),
};

export const test = base.extend<WithOther>(otherOperator);

/** The names of the calls that the operator was sent, in order. */
export const names = (other: OtherOperator): readonly string[] => other.calls.map(({ name }) => name);
