import fc from "fast-check";
import { isExpired, isOpen } from "../api/intents/intent.ts";
import type { IntentOutcome } from "../api/intents/intents.ts";
import type { Mode } from "./counting-operator.ts";
import { openSite } from "./intent-site.ts";

const players = ["deniz", "ekin", ""] as const;
const kinds = ["deposit", "withdraw"] as const;
const modes: readonly Mode[] = ["refuse", "too-many", "conflict", "expired", "maintenance", "500-before", "500-after"];
const minuteMs = 60_000;

const tab = fc.nat({ max: 1 });
const which = fc.nat({ max: 5 });
const on = fc.boolean();

const press = fc.record({
  do: fc.constant("press" as const),
  tab,
  kind: fc.constantFrom(...kinds),
  wish: fc.constantFrom("100", "200"),
  anew: fc.boolean(),
  /** An earlier player's form is still on the screen. */
  ofOther: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
});
const step = fc.oneof(
  { arbitrary: press, weight: 8 },
  {
    arbitrary: fc.record({
      do: fc.constantFrom("arrive" as const, "send again" as const, "answer" as const, "lose" as const),
      which,
    }),
    weight: 8,
  },
  {
    arbitrary: fc.record({ do: fc.constantFrom("reload" as const, "close" as const, "look" as const), tab }),
    weight: 3,
  },
  { arbitrary: fc.record({ do: fc.constant("log in" as const), player: fc.constantFrom(...players) }), weight: 2 },
  { arbitrary: fc.record({ do: fc.constant("mode" as const), mode: fc.constantFrom(...modes) }), weight: 3 },
  {
    arbitrary: fc.record({ do: fc.constantFrom("slow" as const, "extensions" as const, "offline" as const), on }),
    weight: 3,
  },
  {
    arbitrary: fc.record({
      do: fc.constantFrom("go" as const, "unlock" as const, "history" as const, "expire" as const),
    }),
    weight: 6,
  },
  {
    arbitrary: fc.record({
      do: fc.constant("clock" as const),
      byMs: fc.constantFrom(5_000, 11_000, 5 * minuteMs, 1380 * minuteMs, 1500 * minuteMs),
    }),
    weight: 1,
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

export const walk = fc.record({
  hasKeys: fc.boolean(),
  hasLocks: fc.integer({ min: 0, max: 4 }).map((n) => n > 0),
  steps: fc.array(step, { minLength: 6, maxLength: 30 }),
});

/** Lets everything run that is not waiting. */
const quiet = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Runs a walk and throws if an invariant was broken.
 *
 * @param count is called with the name of everything that was reached.
 */
export async function take(
  { hasKeys, hasLocks, steps }: { hasKeys: boolean; hasLocks: boolean; steps: readonly Step[] },
  count: (what: string) => void,
): Promise<void> {
  const site = openSite({ hasKeys, hasLocks });
  const { operator, clock, requests, must } = site;
  let sessions = 0;
  const logIn = (player: string) => {
    site.session = { player, id: `${player}#${String((sessions += 1))}` };
    operator.sessions.add(site.session.id);
  };
  logIn("deniz");
  const pages = [site.open(), site.open()];
  const page = (number: number) => pages[number] as (typeof pages)[number];

  const judgePress = (outcome: IntentOutcome<unknown>, wish: string) => {
    count(`press ${outcome.kind}`);
    if (outcome.kind === "done") {
      const { transactionID } = outcome.success.data as { readonly transactionID: string };
      if (outcome.earlier) count("press done earlier");
      else must(transactionID === wish, "what was pressed was done");
    }
    if (outcome.kind === "unknown") return must(isOpen(outcome.intent), "unknown is open");
    if (outcome.kind !== "elsewhere") return;
    const isTrue = (operator.carriedOut.get(outcome.intent.id) ?? 0) === (outcome.intent.end === "done" ? 1 : 0);
    must(isTrue, "what another tab settled is true");
  };

  const act = async (each: Step): Promise<void> => {
    switch (each.do) {
      case "press": {
        const player = each.ofOther ? "ekin" : (site.session?.player ?? "");
        // `anew` is never used for money; in these walks, deposits stand for money.
        const pressing = page(each.tab).press(player, each.kind, each.wish, each.anew && each.kind === "withdraw");
        pressing.then(
          (outcome) => judgePress(outcome, each.wish),
          (error: unknown) => must(false, `rejected: ${String(error)}`),
        );
        return;
      }
      case "arrive":
      case "send again":
      case "answer":
      case "lose": {
        const request = requests[each.which % Math.max(requests.length, 1)];
        if (!request) return;
        count(each.do);
        if (each.do === "arrive") site.arrive(request);
        else if (each.do === "send again") site.sendAgain(request);
        else site.end(request, each.do === "lose");
        return;
      }
      case "reload":
      case "close": {
        const gone = page(each.tab);
        gone.vanish();
        pages[each.tab] = site.open(each.do === "reload" ? gone.tab : undefined);
        return;
      }
      case "look": {
        const player = site.session?.player ?? "";
        const looking = async () => {
          const open = await page(each.tab).intents.openOf(player);
          count("looked");
          must(
            open.every((intent) => intent.player === player),
            "a player sees their own",
          );
        };
        void looking();
        return;
      }
      case "log in":
        return logIn(each.player);
      case "expire":
        if (site.session) operator.sessions.delete(site.session.id);
        return logIn(site.session?.player ?? "");
      case "mode":
        operator.mode = each.mode;
        return;
      case "slow":
        return site.slow(each.on);
      case "extensions":
        site.knowsExtensions = each.on;
        return;
      case "offline":
        site.isOffline = each.on;
        return;
      case "go":
        return site.go();
      case "unlock":
        for (const { tab: each } of pages) each.isLocked = false;
        return;
      case "history": {
        // The cashier reads an intent's outcome from the history only when none of its requests is on its way.
        const open = site.records().find((intent) => intent.state === "unknown");
        if (!open || requests.some((request) => request.intentId === open.id)) return;
        count("history");
        await page(0).intents.settle(open, operator.carriedOut.has(open.id) ? "done" : "not-done");
        return;
      }
      case "clock":
        // No request takes hours: all of them arrive, and their answers are lost.
        for (let round = 0; each.byMs > 60 * minuteMs && round < 60; round += 1) {
          for (const request of requests.slice()) {
            site.arrive(request);
            site.end(request, true);
          }
          site.go();
          await quiet();
        }
        clock.nowMs += each.byMs;
    }
  };

  const examine = () => {
    const records = site.records();
    const open = records.filter(isOpen);
    must(
      new Set(open.map(({ player, kind }) => `${player}.${kind}`)).size === open.length,
      "one open intent of a kind",
    );
    let entries = 0;
    for (const intent of site.seen.values()) {
      const times = operator.carriedOut.get(intent.id) ?? 0;
      entries += times;
      must(times <= 1, "an intent is carried out once");
      if (isOpen(intent))
        must(records.includes(intent) || isExpired(intent, clock.nowMs), "no open intent is forgotten");
      if (intent.end === "done") must(times === 1, "done is true");
      if (intent.end === "not-done") must(times === 0, "not done is true");
    }
    must(entries <= site.seen.size, "entries ≤ intents");
    must(!operator.carriedOut.has(""), "nothing is carried out without an intent");
    if (site.faults.length > 0) throw new Error([...new Set(site.faults)].join("; "));
  };

  for (const each of steps) {
    // A page with slow storage responds later; reading the history waits for it.
    if (each.do === "history") site.slow(false);
    const done = act(each);
    site.go();
    await (each.do === "clock" ? done : Promise.race([done, quiet()]));
    await quiet();
    examine();
  }
  // The end of every walk: all requests arrive and all work resumes.
  site.slow(false);
  for (let round = 0; round < 4; round += 1) {
    site.go();
    for (const request of requests.slice()) site.end(request, false);
    await quiet();
    examine();
  }
  for (const { end, keyed, sendings } of site.seen.values()) {
    count(end ?? "open");
    if (sendings > 1) count(keyed ? "sent again" : "sent again without a key");
  }
}
