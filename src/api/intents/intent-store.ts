import {
  abandoned,
  type Intent,
  type IntentEnd,
  isExpired,
  isOpen,
  markedSent,
  settledAs,
  beforeLastSending,
} from "./intent.ts";

/** Storage for intents, shared by all tabs. */
export interface IntentMedium {
  /**
   * Replaces all records by the result of `change`, in one transaction across all tabs. Resolves with the change's
   * result once the records would survive a crash. Rejects when they could not be written.
   */
  readonly update: <Result>(change: (records: readonly Intent[]) => Change<Result>) => Promise<Result>;
  readonly read: () => Promise<readonly Intent[]>;
}

export interface Change<Result> {
  readonly records: readonly Intent[];
  readonly result: Result;
}

/** Locks shared by all tabs of this browser. A lock is released when its page is gone. */
export interface IntentLocks {
  /** Runs `work` while holding the named lock. Waits for the lock without a limit. */
  readonly hold: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  /** Like `hold`, but does nothing if the lock is taken. */
  readonly holdIfFree: (name: string, work: () => Promise<unknown>) => Promise<void>;
}

/** A player and a kind of intent. A player has at most one open intent of each kind. */
export type IntentName = Pick<Intent, "player" | "kind">;

interface Begun {
  readonly intent: Intent;
  readonly isNew: boolean;
}

export interface IntentStoreDeps {
  readonly medium: IntentMedium;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A new UUID. */
  readonly newKey: () => string;
}

/** The records of intents and their transitions. Each transition works on the stored record, not on a copy. */
export function createIntentStore({ medium, now, newKey }: IntentStoreDeps) {
  const isOf =
    ({ player, kind }: IntentName) =>
    (intent: Intent) =>
      intent.player === player && intent.kind === kind;

  /**
   * Applies `transition` to one record and resolves with the new record. If `transition` returns undefined, nothing
   * changes.
   */
  const change = (id: string, transition: (intent: Intent) => Intent | undefined) =>
    medium.update((records) => {
      const before = records.find((intent) => intent.id === id);
      const after = before && transition(before);
      return {
        records: after ? records.map((intent) => (intent === before ? after : intent)) : records,
        result: after,
      };
    });

  return {
    /** All intents of that name, including those settled within the last 24 hours. */
    async find(name: IntentName): Promise<readonly Intent[]> {
      return (await medium.read()).filter(isOf(name));
    },

    async openOf(player: string): Promise<readonly Intent[]> {
      return (await medium.read()).filter((intent) => intent.player === player && isOpen(intent));
    },

    /** Takes over from pages that are gone. The caller must hold the name's lock. Resolves with the open intent. */
    recover: (name: IntentName): Promise<Intent | undefined> =>
      medium.update((records) => {
        const after = records.map((intent) => (isOf(name)(intent) ? abandoned(intent) : intent));
        return { records: after, result: after.find((intent) => isOf(name)(intent) && isOpen(intent)) };
      }),

    /** Creates an intent, unless one of that name is open already: then resolves with that one. */
    begin: (name: IntentName, call: string): Promise<Begun> =>
      medium.update<Begun>((records) => {
        const kept = records.filter((intent) => !isExpired(intent, now()));
        const open = kept.find((intent) => isOf(name)(intent) && isOpen(intent));
        if (open) return { records: kept, result: { intent: open, isNew: false } };
        const key = newKey();
        const { player, kind } = name;
        const intent: Intent = { id: key, player, kind, call, key, sendings: 0, state: "prepared", at: now() };
        return { records: [...kept, intent], result: { intent, isNew: true } };
      }),

    /** Called right before a request is sent; resolves with undefined when it must not be sent. */
    markSent: (id: string, withKey: boolean) => change(id, (intent) => markedSent(intent, withKey, now())),

    /** Call when the operator refused the last sending until the player has proved who they are. */
    takeBack: (id: string) =>
      change(id, (intent) => (intent.state === "sending" ? beforeLastSending(intent) : undefined)),

    /** Call when the answer to the last sending was lost. */
    doubt: (id: string) => change(id, (intent) => (isOpen(intent) ? { ...intent, state: "unknown" } : undefined)),

    /**
     * Stores the outcome. A settled intent does not change any more. With `sendings`, it is stored only if the intent
     * was not sent again since: the outcome of one sending is not that of the next.
     */
    settle: (id: string, end: IntentEnd, sendings?: number) =>
      change(id, (intent) => {
        const isMeant = isOpen(intent) && (sendings === undefined || intent.sendings === sendings);
        return isMeant ? settledAs(intent, end) : undefined;
      }),
  };
}
