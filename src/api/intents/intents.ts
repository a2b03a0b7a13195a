import { type AnswerOf, type AnyCall, nameOf, type RequestOf } from "../../contract/declaration.ts";
import type { call as sendCall, CallSuccess } from "../call.ts";
import { type Failure, failureOf } from "../failure.ts";
import { type Intent, type IntentEnd, isOpen, isOtherData, isRepeatable, judge } from "./intent.ts";
import type { DataToStore, IntentData } from "./intent-data.ts";
import { createIntentStore, type IntentLocks, type IntentName, type IntentStoreDeps } from "./intent-store.ts";

/** The outcome of a wish. */
export type IntentOutcome<Data> =
  /** Carried out. `earlier`: this press did not do it, but an earlier one whose outcome was unknown until now. */
  | {
      readonly kind: "done";
      readonly success: CallSuccess<Data>;
      readonly earlier: boolean;
      /** The summary of the wish that was carried out. */
      readonly summary: unknown;
    }
  /** Certainly not carried out: refused, or never sent. */
  | { readonly kind: "not-done"; readonly failure: Failure }
  /** The outcome is unknown. `repeatable`: it is safe to send the same again, with `carryOut` or `repeat`. */
  | {
      readonly kind: "unknown";
      readonly intent: Intent;
      readonly repeatable: boolean;
      readonly failure?: Failure;
      /** A bug on this page after the request was sent. */
      readonly error?: unknown;
    }
  /** Another tab finished the same wish while this one waited for it. The intent says how. */
  | { readonly kind: "elsewhere"; readonly intent: Intent };

export interface Wish<Call extends AnyCall> extends Omit<DataToStore, "data"> {
  readonly call: Call;
  readonly data: RequestOf<Call>;
  /** The player who pressed, see `Intent.player`; empty for a visitor. */
  readonly player: string;
  readonly kind: string;
  /** The interface language. It is sent with the data, so a new language would need a new key. */
  readonly language: string;
  /**
   * True when the player was told that an earlier wish of this kind may have been carried out, and starts again.
   * Never used for money, whose outcome the history shows.
   */
  readonly anew?: boolean;
  /**
   * An earlier wish with other data is not sent again to find out its outcome. For money, whose outcome the history shows:
   * a transfer that is carried out long after its press would surprise the player.
   */
  readonly leavesEarlier?: boolean;
  /** Sends this open intent again and never begins another, see `repeat`. */
  readonly only?: Intent;
  /** How long ago the player pressed, in milliseconds. The default is 0. */
  readonly pressedAgoMs?: number;
}

export interface IntentsDeps extends IntentStoreDeps {
  readonly locks: IntentLocks;
  readonly data: IntentData;
  readonly send: typeof sendCall;
  /** Whether the operator supports `Idempotency-Key`; undefined while unknown. */
  readonly takesKeys: () => Promise<boolean | undefined>;
  /** Waits before an automatic retry; `repeats` counts the earlier ones. Resolves with false to stop retrying. */
  readonly pause: (repeats: number, failure: Failure) => Promise<boolean>;
}

/** A write must be sent within this time of its press, in milliseconds; later the player has given up on it. */
const leavesWithinMs = 10_000;

const notSent: Failure = { kind: "unreachable", sent: false };

/** Ignores a failed write: the outcome is reported anyway, and an intent that stays open is not forgotten. */
function written<Result>(writing: Promise<Result>): Promise<Result | undefined> {
  return writing.catch(() => undefined);
}

/** What is sent of a wish. */
type SentWish = Pick<Wish<AnyCall>, "call" | "data" | "player" | "language" | "summary">;

interface Leaving {
  /** Nothing of the intent was sent before. */
  readonly isFirst: boolean;
  /** The request may leave until then, in milliseconds since 1970. */
  readonly leaveByMs: number;
}

/** Carries out the intents of one page. */
export function createIntents(deps: IntentsDeps) {
  const { now, locks, data: kept, send, takesKeys, pause } = deps;
  const store = createIntentStore(deps);
  const underWay = new Map<string, { readonly data: string; readonly done: Promise<IntentOutcome<unknown>> }>();
  const lockOf = ({ player, kind }: IntentName) => `${player}.${kind}`;

  /** The wish as it was sent, from its stored data. Undefined if they are not stored here. */
  function storedWish(intent: Intent, calls: readonly AnyCall[]): Omit<Wish<AnyCall>, "policy"> | undefined {
    const { request, language, summary } = kept.read(intent) ?? {};
    const call = calls.find((each) => nameOf(each) === intent.call);
    if (!request || language === undefined || !call) return undefined;
    const { player, kind } = intent;
    return { call, data: request, player, kind, language, summary };
  }

  /** Sends an intent, and retries automatically while that is safe and useful. The caller holds its lock. */
  async function deliver(intent: Intent, wish: SentWish, leaveByMs: number): Promise<IntentOutcome<unknown>> {
    for (let repeats = 0; ; repeats += 1) {
      const isFirst = repeats === 0 && intent.sendings === 0;
      const outcome = await sendOnce(intent, wish, {
        isFirst,
        leaveByMs: repeats === 0 ? leaveByMs : now() + leavesWithinMs,
      });
      if (outcome.kind !== "unknown" || !outcome.repeatable || !outcome.failure) return outcome;
      if (isOtherData(outcome.failure) || !(await pause(repeats, outcome.failure))) return outcome;
    }
  }

  async function sendOnce(
    intent: Intent,
    wish: SentWish,
    { isFirst, leaveByMs }: Leaving,
  ): Promise<IntentOutcome<unknown>> {
    const { call, data, player, language } = wish;
    /** The intent as it was stored for this sending; undefined while nothing has left. */
    let left: Intent | undefined;
    let isUnwritten = false;
    const markSent = async (withKey: boolean) => {
      try {
        left = await store.markSent(intent.id, withKey);
      } catch (error) {
        isUnwritten = true;
        throw error;
      }
    };
    try {
      const withKey = call.idempotent ? await takesKeys() : false;
      // Sent without its key now and with it later, the same wish could be carried out twice.
      if (withKey === undefined) return await failed(intent, left, isFirst, notSent);
      const success = await send(call, data, {
        language,
        ...(player && { player }),
        ...(withKey && { idempotencyKey: intent.key }),
        beforeLeaving: async (isAgain) => {
          // A player who has just proved who they are still wants it, however long that took.
          const isInTime = () => isAgain || now() <= leaveByMs;
          if (isInTime()) await markSent(withKey);
          // Check the time again: if the device slept in between, the operator may have forgotten the key.
          return left !== undefined && isInTime();
        },
        beforeProof: async () => {
          left = undefined;
          await store.takeBack(intent.id);
        },
      });
      await written(store.settle(intent.id, "done"));
      kept.remove(intent);
      return { kind: "done", success, earlier: false, summary: wish.summary };
    } catch (error) {
      const failure = failureOf(error);
      const neverLeft = isFirst && !left;
      if (failure && !(neverLeft && isUnwritten)) return failed(intent, left, isFirst, failure);
      // A storage error or a bug on this page, not a failed call.
      if (neverLeft) {
        await written(store.settle(intent.id, "not-done", 0));
        throw error;
      }
      const doubted = (await written(store.doubt(intent.id))) ?? left ?? intent;
      return { kind: "unknown", intent: doubted, repeatable: isRepeatable(doubted, now()), error };
    }
  }

  async function failed(
    intent: Intent,
    left: Intent | undefined,
    isFirst: boolean,
    failure: Failure,
  ): Promise<IntentOutcome<unknown>> {
    const { sendings } = left ?? intent;
    const verdict = left ? judge(failure, sendings <= 1, left.keyed === true) : sendings > 0 ? "unknown" : "not-done";
    // What never left is not done, even if that cannot be stored.
    const settle = () =>
      store.settle(intent.id, "not-done", sendings).catch(() => (isFirst && !left ? intent : undefined));
    if (verdict === "not-done" && (await settle())) {
      kept.remove(intent);
      return { kind: "not-done", failure };
    }
    const doubted = (await written(store.doubt(intent.id))) ?? left ?? intent;
    return { kind: "unknown", intent: doubted, repeatable: isRepeatable(doubted, now()), failure };
  }

  async function work(wish: Wish<AnyCall>, settledBefore: ReadonlySet<string>, pressedAtMs: number) {
    const elsewhere = (await store.find(wish)).findLast(
      ({ id, state }) => state === "settled" && !settledBefore.has(id),
    );
    if (elsewhere && elsewhere.end !== "given-up") return { kind: "elsewhere", intent: elsewhere } as const;
    // This page holds the lock, so no other page works on the open intent any more.
    let open = await store.recover(wish);
    const { only } = wish;
    if (only && open?.id !== only.id) {
      const present = (await store.find(only)).find(({ id }) => id === only.id);
      return { kind: "elsewhere", intent: present ?? only } as const;
    }
    const leaveByMs = pressedAtMs + leavesWithinMs;

    if (open) {
      const same = open.call === nameOf(wish.call) && (await kept.isSame(open, wish));
      const { language = wish.language, summary = wish.summary } = kept.read(open) ?? {};
      const again = same
        ? { ...wish, language, summary }
        : wish.leavesEarlier
          ? undefined
          : storedWish(open, [wish.call]);
      if (again && isRepeatable(open, now())) {
        const outcome = await deliver(open, again, leaveByMs);
        const { anew } = wish;
        // What is not stored, such as a password, may differ after a reload. Then it is another wish after all.
        if (same && !(anew && outcome.kind === "unknown" && isOtherData(outcome.failure))) return outcome;
        // The player changed the form after an unknown outcome. That outcome must be known first.
        if (outcome.kind === "done") return { ...outcome, earlier: true };
        if (outcome.kind === "unknown" && !wish.anew) return outcome;
        open = outcome.kind === "unknown" ? outcome.intent : undefined;
      }
      if (open && !wish.anew) {
        return { kind: "unknown", intent: open, repeatable: isRepeatable(open, now()) && again !== undefined } as const;
      }
      if (open) await store.settle(open.id, "given-up");
    }
    if (only) return { kind: "unknown", intent: only, repeatable: false } as const;

    const { intent, isNew } = await store.begin(wish, nameOf(wish.call));
    // Without Web Locks, another tab may have begun one in between.
    if (!isNew) return { kind: "unknown", intent, repeatable: false } as const;
    await kept.store(intent, wish);
    return deliver(intent, wish, leaveByMs);
  }

  function press(wish: Wish<AnyCall>, name: string, data: string): Promise<IntentOutcome<unknown>> {
    const pressedAtMs = now() - (wish.pressedAgoMs ?? 0);
    const begin = async (): Promise<IntentOutcome<unknown>> => {
      const before = await store.find(wish);
      const settled = new Set(before.filter((intent) => !isOpen(intent)).map(({ id }) => id));
      return locks.hold(name, () => work(wish, settled, pressedAtMs));
    };
    const done = begin().finally(() => underWay.delete(name));
    underWay.set(name, { data, done });
    return done;
  }

  return {
    /**
     * Carries out a wish at most once, however often and in however many tabs it is pressed. A press joins a wish of
     * the same kind that is in progress, in this tab or another. Rejects only if nothing was sent, because of a storage error
     * or a bug on this page.
     */
    carryOut<Call extends AnyCall>(wish: Wish<Call>): Promise<IntentOutcome<AnswerOf<Call>>> {
      const name = lockOf(wish);
      const data = JSON.stringify(wish.data);
      const present = underWay.get(name);
      const done = present?.done ?? press(wish, name, data);
      const other = present !== undefined && present.data !== data;
      const told = other ? done.then((end) => (end.kind === "done" ? { ...end, earlier: true } : end)) : done;
      return told;
    },

    /**
     * Sends an open intent again, unchanged and never another. Undefined if that is not safe, or its data are not stored
     * here. `calls`: all calls of its kind.
     */
    repeat(intent: Intent, calls: readonly AnyCall[]): Promise<IntentOutcome<unknown>> | undefined {
      const wish = storedWish(intent, calls);
      return wish && isRepeatable(intent, now())
        ? this.carryOut({ ...wish, policy: "never", only: intent })
        : undefined;
    },

    /** Whether `repeat` would send it. */
    canRepeat(intent: Intent): boolean {
      return kept.read(intent)?.request !== undefined && isRepeatable(intent, now());
    },

    /** The summary that was stored with an open intent. Undefined after a log-out and on other devices. */
    summaryOf(intent: Intent): unknown {
      return kept.read(intent)?.summary;
    },

    /** The open intents of a player, oldest first. Those of pages that are gone count as unknown. */
    async openOf(player: string): Promise<readonly Intent[]> {
      for (const intent of await store.openOf(player)) {
        await locks.holdIfFree(lockOf(intent), () => store.recover(intent));
      }
      return store.openOf(player);
    },

    /** Waits until no page works on an intent any more. Resolves with its outcome. */
    async follow(intent: Intent): Promise<Intent | undefined> {
      await locks.hold(lockOf(intent), () => store.recover(intent));
      return (await store.find(intent)).find(({ id }) => id === intent.id);
    },

    /** Whether the player gave up an intent of that name with an unknown outcome, and none has been carried out since. */
    async gaveUp(name: IntentName): Promise<boolean> {
      const last = (await store.find(name)).findLast(({ end }) => end === "given-up" || end === "done");
      return last?.end === "given-up";
    },

    /** Stores an outcome that the history or the player supplied. */
    async settle(intent: Intent, end: IntentEnd): Promise<void> {
      await store.settle(intent.id, end);
      kept.remove(intent);
    },
  };
}

export type Intents = ReturnType<typeof createIntents>;
