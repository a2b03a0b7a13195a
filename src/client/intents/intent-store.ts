import { abandoned, type Intent, type IntentEnd, isExpired, isOpen, leaving, settledAs } from "./intent.ts";

/** Where intents are kept: shared by all tabs. */
export interface IntentMedium {
  /**
   * Replaces all records by what `change` makes of them, in one transaction among all tabs. Resolves with the
   * change's result when the records would survive a crash; rejects when they could not be written.
   */
  readonly update: <Result>(change: (records: readonly Intent[]) => Change<Result>) => Promise<Result>;
  readonly read: () => Promise<readonly Intent[]>;
}

export interface Change<Result> {
  readonly records: readonly Intent[];
  readonly result: Result;
}

/** Whose intents, and of what kind: a player has one open intent of each kind. */
export type IntentName = Pick<Intent, "player" | "kind">;

interface Begun {
  readonly intent: Intent;
  readonly isNew: boolean;
}

export type IntentStore = ReturnType<typeof createIntentStore>;

export interface IntentStoreDeps {
  readonly medium: IntentMedium;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** A fresh UUID. */
  readonly newKey: () => string;
}

/** The records of intents and their transitions. Each transition looks at what is stored now, not at a copy. */
export function createIntentStore({ medium, now, newKey }: IntentStoreDeps) {
  const isOf = ({ player, kind }: IntentName) => (intent: Intent) => intent.player === player && intent.kind === kind;

  /** Applies `transition` to one record; undefined from it changes nothing. Resolves with the new record. */
  const change = (id: string, transition: (intent: Intent) => Intent | undefined) =>
    medium.update((records) => {
      const before = records.find((intent) => intent.id === id);
      const after = before && transition(before);
      return { records: after ? records.map((intent) => (intent === before ? after : intent)) : records, result: after };
    });

  return {
    /** All intents of that name, settled ones of the last 24 hours included. */
    async find(name: IntentName): Promise<readonly Intent[]> {
      return (await medium.read()).filter(isOf(name));
    },

    async openOf(player: string): Promise<readonly Intent[]> {
      return (await medium.read()).filter((intent) => intent.player === player && isOpen(intent));
    },

    /** Takes over from pages that are gone. Only for the holder of the name's lock. Resolves with the open intent. */
    recover: (name: IntentName): Promise<Intent | undefined> =>
      medium.update((records) => {
        const after = records.map((intent) => (isOf(name)(intent) ? abandoned(intent) : intent));
        return { records: after, result: after.find((intent) => isOf(name)(intent) && isOpen(intent)) };
      }),

    /** A new intent, or the open one of that name, which is somebody else's work. */
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

    /** Right before a request leaves; undefined when it must not. */
    leave: (id: string, withKey: boolean) => change(id, (intent) => leaving(intent, withKey, now())),

    /** The answer to its last sending was lost. */
    doubt: (id: string) => change(id, (intent) => (isOpen(intent) ? { ...intent, state: "unknown" } : undefined)),

    /**
     * Its outcome is known. A later word changes nothing. With `sendings`, only if it was not sent more often than
     * that: the outcome of one sending is not that of the next.
     */
    settle: (id: string, end: IntentEnd, sendings?: number) =>
      change(id, (intent) => {
        const isMeant = isOpen(intent) && (sendings === undefined || intent.sendings === sendings);
        return isMeant ? settledAs(intent, end) : undefined;
      }),
  };
}
