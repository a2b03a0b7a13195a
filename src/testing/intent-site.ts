import { prepayProcessTransaction } from "../contract/prepay.ts";
import { wrapStorage } from "../lib/storage.ts";
import { storageArea } from "./storage-area.ts";
import { CallFailure, type Failure } from "../api/failure.ts";
import type { call as sendCall } from "../api/call.ts";
import { createIntents } from "../api/intents/intents.ts";
import type { Intent } from "../api/intents/intent.ts";
import { createIntentData } from "../api/intents/intent-data.ts";
import { pageLocks } from "../api/intents/app-intents.ts";
import type { IntentMedium } from "../api/intents/intent-store.ts";
import { openOperator, type Reply, type SentRequest } from "./counting-operator.ts";

/** A request on its way to the operator. */
interface Request extends SentRequest {
  readonly tab: Tab;
  readonly player: string;
  arrived: boolean;
  reply: Reply | undefined;
  readonly answer: (reply: Reply) => void;
}

const declaration = prepayProcessTransaction;
/** One tab. Once it is gone, none of its work continues. */
export interface Tab {
  isGone: boolean;
  isLocked: boolean;
  readonly visit: Storage;
  /** The locks it holds, released when it is gone. */
  readonly held: Set<() => void>;
  /** The intents stored for sending, by name. */
  readonly leaving: Map<string, Intent>;
}

const nameOf = ({ player, kind }: Pick<Intent, "player" | "kind">) => `${player}.${kind}`;

/**
 * A device with tabs that share one storage, and an operator. With `slow(true)`, every asynchronous step waits for
 * `go`.
 */
export function openSite({ hasKeys, hasLocks }: { hasKeys: boolean; hasLocks: boolean }) {
  const clock = { nowMs: Date.parse("2026-11-21T12:00:00Z") };
  const operator = openOperator(hasKeys, clock);
  const requests: Request[] = [];
  let records: readonly Intent[] = [];
  const seen = new Map<string, Intent>();
  const wishes = new Map<string, string>();
  let keys = 0;
  let waiting: (() => void)[] = [];
  let isSlow = false;
  const queue = new Map<string, { tab: Tab; run: () => void }[]>();

  const deviceArea = storageArea();
  const site = {
    operator,
    clock,
    requests,
    /** The player signed in on this device, and the id of the operator's session. */
    session: undefined as { readonly player: string; readonly id: string } | undefined,
    knowsExtensions: true,
    isOffline: false,
    records: () => records,
    /** The latest version of every intent that ever existed. */
    seen,
    faults: [] as string[],
    slow(on: boolean) {
      isSlow = on;
    },
    /** Resumes everything that waits. */
    go() {
      const all = waiting;
      waiting = [];
      for (const goOn of all) goOn();
    },
    open: openPage,
  };
  const must = (holds: boolean, law: string) => {
    if (!holds) site.faults.push(law);
  };

  /** A pause in which other steps may run, or the tab may go away. */
  async function moment(tab: Tab): Promise<void> {
    if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve));
    if (tab.isGone) await new Promise(() => {});
  }

  const mediumOf = (tab: Tab): IntentMedium => ({
    async read() {
      await moment(tab);
      return records;
    },
    async update(change) {
      await moment(tab);
      const { records: after, result } = change(records);
      for (const intent of after) {
        if (intent.sendings > (seen.get(intent.id)?.sendings ?? 0)) tab.leaving.set(nameOf(intent), intent);
        seen.set(intent.id, intent);
      }
      records = after;
      await moment(tab);
      return result;
    },
  });

  const locksOf = (tab: Tab) => {
    if (!hasLocks) return pageLocks();
    const next = (name: string) => {
      const list = (queue.get(name) ?? []).filter((entry) => !entry.tab.isGone);
      queue.set(name, list);
      list[0]?.run();
    };
    const hold = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
      const release = () => {
        queue.set(
          name,
          (queue.get(name) ?? []).filter((entry) => entry !== mine),
        );
        tab.held.delete(release);
        next(name);
      };
      let run = () => {};
      const turn = new Promise<void>((resolve) => (run = resolve));
      const mine = { tab, run };
      queue.set(name, [...(queue.get(name) ?? []), mine]);
      tab.held.add(release);
      next(name);
      await turn;
      try {
        return await work();
      } finally {
        release();
      }
    };
    return {
      hold,
      async holdIfFree(name: string, work: () => Promise<unknown>) {
        if (!queue.get(name)?.length) await hold(name, work);
      },
    };
  };

  /**
   * Stands in for `call` as far as intents depend on it: player, key, deadline, lock, then the way to the operator
   * and back.
   */
  const sendOf =
    (tab: Tab): typeof sendCall =>
    async (call, data, options) => {
      const { player = "", idempotencyKey, beforeLeaving } = options ?? {};
      const fail = (failure: Failure): never => {
        throw new CallFailure(failure, call);
      };
      const { session } = site;
      await moment(tab);
      if (session?.player !== player) fail({ kind: "session-expired", message: "" });
      if (tab.isLocked) fail({ kind: "locked", sent: false });
      if (site.isOffline) fail({ kind: "offline", sent: false });
      if (!(await beforeLeaving?.(false))) fail({ kind: "unreachable", sent: false });
      if (tab.isGone) await new Promise(() => {});
      const { wish, kind } = data as unknown as { readonly wish: string; readonly kind: string };
      const sending = tab.leaving.get(nameOf({ player, kind }));
      tab.leaving.delete(nameOf({ player, kind }));
      must(sending !== undefined, "what leaves was written before");
      must(sending?.keyed === (idempotencyKey !== undefined), "with its key, or without, as it was written");
      must(idempotencyKey === undefined || idempotencyKey === sending?.key, "with its own key");
      must((sending?.sendings ?? 0) < 2 || idempotencyKey !== undefined, "without a key it is sent once");
      if (idempotencyKey) must((wishes.get(idempotencyKey) ?? wish) === wish, "a key goes with the same data");
      if (idempotencyKey) wishes.set(idempotencyKey, wish);
      const reply = await new Promise<Reply>((answer) => {
        requests.push({
          tab,
          intentId: sending?.id ?? "",
          player: sending?.player ?? "",
          session: session?.id ?? "",
          key: idempotencyKey,
          wish,
          arrived: false,
          reply: undefined,
          answer,
        });
      });
      if (tab.isGone) await new Promise(() => {});
      if (reply.kind === "failure") {
        if (reply.failure.kind === "locked") tab.isLocked = true;
        return fail(reply.failure);
      }
      return { data: { transactionID: wish, status: "1001" }, message: "", dropped: 0 };
    };

  function openPage(before?: Tab) {
    const visitArea = storageArea();
    // A reload keeps the tab's own storage.
    if (before) {
      for (let index = 0; index < before.visit.length; index += 1) {
        const key = before.visit.key(index) ?? "";
        visitArea.setItem(key, before.visit.getItem(key) ?? "");
      }
    }
    const tab: Tab = { isGone: false, isLocked: false, visit: visitArea, held: new Set(), leaving: new Map() };
    const intents = createIntents({
      medium: mediumOf(tab),
      locks: locksOf(tab),
      data: createIntentData({
        visit: wrapStorage(() => visitArea),
        device: wrapStorage(() => deviceArea),
        digest: (text) => Promise.resolve(`#${text}`),
        isSignedIn: (player) => player === (site.session?.player ?? ""),
      }),
      now: () => clock.nowMs,
      newKey: () => `key-${String((keys += 1))}`,
      send: sendOf(tab),
      async takesKeys() {
        await moment(tab);
        return site.knowsExtensions ? hasKeys : undefined;
      },
      async pause(repeats, { kind }) {
        if (repeats >= 2 || kind === "locked" || site.isOffline) return false;
        await moment(tab);
        return true;
      },
    });
    return {
      tab,
      intents,
      press: (player: string, kind: string, wish: string, anew: boolean) =>
        intents.carryOut({
          call: declaration,
          data: { wish, kind } as never,
          player,
          kind,
          // In these walks, deposits stand for money.
          ...(kind === "deposit"
            ? ({ policy: "visit", leavesEarlier: true } as const)
            : ({ policy: "device" } as const)),
          summary: wish,
          language: "tr",
          anew,
        }),
      /** A crash, a reload or a closed app: only this tab's state is lost. */
      vanish() {
        tab.isGone = true;
        for (const release of Array.from(tab.held)) release();
      },
    };
  }

  /** Delivers a request to the operator. Its answer may still be lost. */
  function arrive(request: Request): void {
    if (request.arrived) return;
    request.arrived = true;
    must(request.session.startsWith(`${request.player}#`), "no write as another player");
    request.reply = operator.take(request);
  }

  return Object.assign(site, {
    must,
    arrive,
    /**
     * The browser sends a request again by itself, and only the answer to the second copy reaches the page. Without a key
     * nobody could tell both copies from each other.
     */
    sendAgain(request: Request): void {
      const { mode } = operator;
      operator.mode = "ok";
      arrive(request);
      operator.mode = mode;
      if (request.key && operator.hasKeys) request.reply = operator.take(request);
    },
    /** Delivers the answer, or a broken connection instead, whether or not the request has arrived. */
    end(request: Request, isLost: boolean) {
      requests.splice(requests.indexOf(request), request.arrived || !isLost ? 1 : 0);
      if (!isLost) arrive(request);
      const broken: Reply = { kind: "failure", failure: { kind: "unreachable", sent: true } };
      request.answer(isLost ? broken : (request.reply ?? broken));
    },
  });
}
