import { type AnswerOf, type AnyCall, nameOf, type RequestOf } from "../../contract/declaration.ts";
import type { TextStorage } from "../../platform/storage.ts";
import type { call as sendCall, CallSuccess } from "../call.ts";
import { type Failure, failureOf } from "../failure.ts";
import { type Intent, type IntentEnd, isOpen, isRepeatable } from "./intent.ts";
import type { IntentLocks } from "./intent-locks.ts";
import { createIntentStore, type IntentName, type IntentStoreDeps } from "./intent-store.ts";
import { isOtherData, judge } from "./judge.ts";
import { createNotes } from "./notes.ts";

/** The outcome of a wish. */
export type IntentOutcome<Data> =
  /** Carried out. `earlier`: this press did not do it, but an earlier one whose outcome was unknown until now. */
  | { readonly kind: "done"; readonly success: CallSuccess<Data>; readonly earlier: boolean }
  /** Certainly not carried out: refused, or never sent. */
  | { readonly kind: "not-done"; readonly failure: Failure }
  /** The outcome is unknown. `repeatable`: it is safe to send the same again, with `carryOut` or `resume`. */
  | {
      readonly kind: "unknown";
      readonly intent: Intent;
      readonly repeatable: boolean;
      readonly failure?: Failure;
      /** A bug on this page after the request was sent. */
      readonly error?: unknown;
    }
  /** Another tab finished the same wish while this one waited for it. */
  | { readonly kind: "elsewhere"; readonly intent: Intent };

export interface Wish<Call extends AnyCall> {
  readonly call: Call;
  readonly data: RequestOf<Call>;
  /** The player who pressed, see `Intent.player`; empty for a visitor. */
  readonly player: string;
  readonly kind: string;
  /** The interface language. It is sent with the data, so a new language would need a new key. */
  readonly language: string;
  /**
   * The data that identify the wish, without passwords: another press with the same ones repeats it. Defaults to all
   * data.
   */
  readonly sameIf?: unknown;
  /**
   * True when the player was told that an earlier wish of this kind may have been carried out, and starts again.
   * Never used for money, whose outcome the history shows.
   */
  readonly anew?: boolean;
  /** Sends this open intent again and never begins another. For a wish of an earlier visit. */
  readonly only?: Intent;
  /** The data hold passwords. They are then not kept for `resume` or to find out an outcome after an edit. */
  readonly holdsSecrets?: boolean;
  /** When the player pressed, in milliseconds since 1970. The default is the time of the call. */
  readonly pressedAtMs?: number;
}

export interface IntentsDeps extends IntentStoreDeps {
  readonly locks: IntentLocks;
  /** This tab's own storage. */
  readonly visit: TextStorage;
  /** SHA-256 in hex; undefined if the browser has no Web Crypto. */
  readonly digest: (text: string) => Promise<string | undefined>;
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

interface Leaving {
  /** Nothing of the intent was sent before. */
  readonly isFirst: boolean;
  /** The request may leave until then, in milliseconds since 1970. */
  readonly leaveByMs: number;
}

/** Carries out the intents of one page. */
export function createIntents(deps: IntentsDeps) {
  const { now, locks, send, takesKeys, pause } = deps;
  const store = createIntentStore(deps);
  const notes = createNotes(deps);
  const underWay = new Map<string, { readonly data: string; readonly done: Promise<IntentOutcome<unknown>> }>();
  /** What this page sent, by intent id, so that it can be sent again unchanged. */
  const sent = new Map<string, Wish<AnyCall>>();
  const lockOf = ({ player, kind }: IntentName) => `${player}.${kind}`;

  /** Sends an intent, and retries automatically while that is safe and useful. The caller holds its lock. */
  async function deliver(intent: Intent, wish: Wish<AnyCall>, leaveByMs: number): Promise<IntentOutcome<unknown>> {
    if (!wish.holdsSecrets) sent.set(intent.id, wish);
    for (let repeats = 0; ; repeats += 1) {
      const isFirst = repeats === 0 && intent.sendings === 0;
      const outcome = await sendOnce(intent, wish, { isFirst, leaveByMs: repeats === 0 ? leaveByMs : now() + leavesWithinMs });
      if (outcome.kind !== "unknown") sent.delete(intent.id);
      if (outcome.kind !== "unknown" || !outcome.repeatable || !outcome.failure) return outcome;
      if (isOtherData(outcome.failure) || !(await pause(repeats, outcome.failure))) return outcome;
    }
  }

  async function sendOnce(intent: Intent, wish: Wish<AnyCall>, { isFirst, leaveByMs }: Leaving): Promise<IntentOutcome<unknown>> {
    const { call, data, player, language } = wish;
    let left: Intent | undefined;
    let isUnwritten = false;
    const leave = async (withKey: boolean) => {
      try {
        left = await store.leave(intent.id, withKey);
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
          if (isInTime()) await leave(withKey);
          // Check the time again: if the device slept in between, the operator may have forgotten the key.
          return left !== undefined && isInTime();
        },
        beforeProof: async () => {
          left = undefined;
          await store.takeBack(intent.id);
        },
      });
      await written(store.settle(intent.id, "done"));
      notes.forget(intent.kind);
      return { kind: "done", success, earlier: false };
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

  async function failed(intent: Intent, left: Intent | undefined, isFirst: boolean, failure: Failure): Promise<IntentOutcome<unknown>> {
    const { sendings } = left ?? intent;
    const verdict = left ? judge(failure, sendings <= 1, left.keyed === true) : sendings > 0 ? "unknown" : "not-done";
    // What never left is not done, even if that cannot be stored.
    const settle = () => store.settle(intent.id, "not-done", sendings).catch(() => (isFirst && !left ? intent : undefined));
    if (verdict === "not-done" && (await settle())) {
      notes.forget(intent.kind);
      return { kind: "not-done", failure };
    }
    const doubted = (await written(store.doubt(intent.id))) ?? left ?? intent;
    return { kind: "unknown", intent: doubted, repeatable: isRepeatable(doubted, now()), failure };
  }

  async function work(wish: Wish<AnyCall>, settledBefore: ReadonlySet<string>, pressedAtMs: number) {
    const elsewhere = (await store.find(wish)).findLast(({ id, state }) => state === "settled" && !settledBefore.has(id));
    if (elsewhere && elsewhere.end !== "given-up") return { kind: "elsewhere", intent: elsewhere } as const;
    // This page holds the lock, so no other page works on the open intent any more.
    let open = await store.recover(wish);
    if (wish.only && open?.id !== wish.only.id) return { kind: "elsewhere", intent: wish.only } as const;
    const leaveByMs = pressedAtMs + leavesWithinMs;

    if (open) {
      const same = await notes.isSame(open, wish);
      const again = same ? wish : sent.get(open.id);
      if (again && isRepeatable(open, now())) {
        const language = same ? (notes.languageOf(open) ?? wish.language) : again.language;
        const outcome = await deliver(open, { ...again, language }, leaveByMs);
        const { anew } = wish;
        // What the note leaves out, such as a password, may differ after a reload. Then it is another wish after all.
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

    const { intent, isNew } = await store.begin(wish, nameOf(wish.call));
    // Without Web Locks, another tab may have begun one in between.
    if (!isNew) return { kind: "unknown", intent, repeatable: false } as const;
    await notes.keep(intent, wish);
    return deliver(intent, wish, leaveByMs);
  }

  function press(wish: Wish<AnyCall>, name: string, data: string): Promise<IntentOutcome<unknown>> {
    const pressedAtMs = wish.pressedAtMs ?? now();
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
     * Sends an intent with an unknown outcome again, unchanged. Undefined when this page did not send it, or when
     * that is not safe.
     */
    resume(intent: Intent): Promise<IntentOutcome<unknown>> | undefined {
      const wish = sent.get(intent.id);
      return wish && isRepeatable(intent, now()) ? this.carryOut(wish) : undefined;
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
    async settle({ id, kind }: Intent, end: IntentEnd): Promise<void> {
      await store.settle(id, end);
      sent.delete(id);
      notes.forget(kind);
    },
  };
}

export type Intents = ReturnType<typeof createIntents>;
