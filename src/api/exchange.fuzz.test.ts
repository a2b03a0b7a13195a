import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { AnyCall } from "../contract/declaration.ts";
import { messages } from "../contract/envelope.ts";
import { allCalls } from "../contract/registry.ts";
import { call } from "./call.ts";
import { liftErrorLock } from "./error-lock.ts";
import { CallFailure, type FailureKind } from "./failure.ts";
import { endMaintenance } from "./maintenance.ts";
import { shouldRetry } from "./retry.ts";
import { openClient } from "../testing/client.ts";
import type { Reply } from "../testing/operator.ts";

const kinds: readonly FailureKind[] = [
  "refused",
  "session-expired",
  "login-failed",
  "inactive-account",
  "not-authorised",
  "maintenance",
  "locked",
  "unreachable",
  "malformed",
];

const almostEnvelope = fc.record(
  {
    result: fc.oneof(fc.boolean(), fc.jsonValue()),
    message: fc.oneof(fc.constantFrom(...Object.values(messages)), fc.jsonValue()),
    data: fc.oneof(fc.constant([]), fc.array(fc.jsonValue()), fc.jsonValue()),
    code: fc.oneof(fc.constantFrom(403, "403", 404), fc.jsonValue()),
    debug: fc.oneof(fc.constant("anonymous user"), fc.jsonValue()),
    pagination: fc.oneof(
      fc.constantFrom(0, { limit: 10, total: 0, offset: 0 }, { limit: "10", total: "9", offset: "0" }),
      fc.jsonValue(),
    ),
  },
  { requiredKeys: [] },
);

const body = fc.oneof(
  almostEnvelope.map((value) => JSON.stringify(value)),
  fc.json(),
  fc.string(),
);
const status = fc.oneof(fc.constantFrom(200, 500), fc.integer({ min: 200, max: 599 }));
const reply = fc.record({ status, body, cut: fc.constantFrom(false, false, false, true) });

test("any answer to any call becomes a success or a known failure", async () => {
  let answer: Reply = {};
  await openClient(() => answer);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom<AnyCall>(...allCalls), reply, async (declaration, next) => {
      answer = next;
      liftErrorLock();
      endMaintenance();
      try {
        const success = await call(declaration, {});
        expect(next.status).toBe(200);
        expect(success.dropped).toBeTypeOf("number");
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error;
        expect(kinds).toContain(error.failure.kind);
        expect(error.message).not.toBe("");
        if (next.status === 500) expect(error.failure).toEqual({ kind: "locked", sent: true });
        if (declaration.effect === "write") expect(shouldRetry(0, error)).toBe(false);
      }
    }),
  );
}, 60_000);
