/** This operator was written from the contract alone: the kit must find nothing that it may do, and all that it may not. */
import { afterEach, expect, test } from "vitest";
import { runKit } from "../../conformance/run-kit.ts";
import { otherPassword, otherPlayers } from "./players.ts";
import { type OtherOperator, startOtherOperator } from "./server.ts";

let other: OtherOperator;
afterEach(() => other.close());

async function redChecks(withMistakes: boolean): Promise<readonly string[]> {
  other = await startOtherOperator({}, withMistakes);
  const player = { name: otherPlayers[0]?.username ?? "", password: otherPassword };
  const { results } = await runKit({ api: undefined, site: other.origin, player, write: true, timeoutMs: 10_000 });
  console.log(
    results
      .filter(({ status }) => !["passed", "skipped", "blocked"].includes(status))
      .map(({ check, status, came }) => `${status} ${check.id}: ${came}`)
      .join("\n"),
  );
  return results.filter(({ status }) => status === "failed").map(({ check, came }) => `${check.id}: ${came}`);
}

test("without its mistakes it conforms", async () => {
  expect(await redChecks(false)).toEqual([]);
});

test("its mistakes are found", async () => {
  expect(await redChecks(true)).toEqual([]);
});
