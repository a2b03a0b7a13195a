import fc from "fast-check";
import * as v from "valibot";
import { expect, onTestFinished, test, vi } from "vitest";
import { followSightings, noteSighting, report, reportDropped } from "../../api/report.ts";
import { beacon, mostBeaconBytes } from "../../contract/monitoring.ts";
import { isWholeRun } from "../../../tests/tier.ts";
import { createBatch } from "./batch.ts";

/** What says who somebody is or what they have done. None of it may be in a beacon, whatever carries it there. */
const personal = fc.constantFrom(
  "deniz.yilmaz",
  "deniz@karo.example",
  "48120377",
  "1.250,00",
  "1250.00",
  "TR330006100519786457841326",
  "+905321234567",
  "10000000146",
  "gizli şifrem",
  "eyJhbGciOiJIUzI1NiJ9",
  "192.0.2.44",
  "2001:db8::44",
  "book-of-deniz",
);

const kinds = ["refused", "session-expired", "offline", "unreachable", "malformed", "locked"] as const;
const pages = ["/", "/play/$type/$id/{-$x}/{-$providerName}", "/profile/deposit/{-$methodID}", "not-found"] as const;

/** A step of a walk through the site: something goes wrong, and what goes wrong quotes the player. */
const step = fc.record({
  what: fc.constantFrom("error", "rejection", "failure", "dropped", "file", "config", "name", "address"),
  secret: personal,
  page: fc.constantFrom(...pages),
  kind: fc.constantFrom(...kinds),
  line: fc.integer({ min: 1, max: 5 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function take({ what, secret, kind, line }: Step): void {
  const place = `https://karo.example/assets/index-DHue0hKk.js?q=${encodeURIComponent(secret)}:${line}:9`;
  const error = new TypeError(`"${secret}" is not valid`);
  error.stack = `TypeError: "${secret}" https://karo.example/${secret}.js:1:1\n    at ${secret} (${place})\n    at f (https://karo.example/play/slot/${secret}:1:1)`;
  if (what === "name") error.name = secret;
  if (what === "error" || what === "name") report("page", error);
  else if (what === "rejection") noteSighting("page", { secret });
  else if (what === "failure")
    noteSighting("finance/check_balance", { kind, message: secret, debug: secret, data: { secret } });
  else if (what === "dropped") {
    const issue = { message: secret } as v.BaseIssue<unknown>;
    reportDropped("finance/list_transactions", [{ index: line, nested: false, input: secret, issues: [issue] }]);
  } else if (what === "file") report("/data/partners.json", `Unexpected token in ${secret}`);
  else if (what === "config") report("/config.json", `config.json: support.email must be … ${secret}`);
  else report(`https://ip.example/json?key=${secret}&player=${secret}#${secret}`, "unreachable");
}

/** In `npm test` a part of them, in `npm run test:all` all. */
const beacons = isWholeRun ? 10_000 : 500;

test("no beacon of a random walk has personal data, and operators take each of them", () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  followSightings();
  let sent = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
      const batch = createBatch();
      for (const one of steps) {
        take(one);
        for (const sighting of followSightings()) batch.note(sighting, one.page);
      }
      const body = batch.take({ visit: "later", worker: "active", install: "ready" }) ?? "{}";
      sent += 1;
      for (const { secret } of steps) {
        expect(body).not.toContain(secret);
        expect(body).not.toContain(encodeURIComponent(secret));
      }
      expect(body.length).toBeLessThanOrEqual(mostBeaconBytes);
      // Nothing in a beacon looks like a number of an account, an amount or an address.
      expect(body.replaceAll(/:\d+:\d+/g, "")).not.toMatch(/\d{4}|\d[.,]\d|@|%|\?|https?:/);
      expect(v.is(beacon, JSON.parse(body))).toBe(true);
    }),
    { numRuns: beacons },
  );
  expect(sent).toBe(beacons);
});
