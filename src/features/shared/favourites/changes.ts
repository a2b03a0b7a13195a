import { createStore, type ReadableStore } from "../../../lib/store.ts";
import { session } from "../../../session/app-session.ts";
import { type FavouriteChange, keyOf } from "./change.ts";
import { askQueue, notedWaiting, noteWaiting, type QueueRequest } from "./waiting.ts";

/** What the player did to a favourite and the operator has not confirmed. */
export interface Change extends FavouriteChange {
  /** Made without a network: it is sent when there is one. Otherwise it is under way. */
  readonly waiting: boolean;
}
type Changes = ReadonlyMap<string, Change>;

let player = session.playerId();
/** What waits in the worker's queue, whichever tab put it there: as the worker last said. */
let queued = waitingByKey(notedWaiting(player));
/** What is this page's alone, and covers what is queued: under way, or waiting where no worker has taken it. */
let own: Changes = new Map();
/** What this page saw to the end. Where the device is too full for the worker to take it out, it is not sent for ever. */
const ended = new Set<string>();
/** The last thing that the worker was asked: its reply alone knows of all the others. */
let lastAsked: Promise<unknown> = Promise.resolve();
const store = createStore(queued);
/** The changes of whoever is signed in by `keyOf`; those of other tabs and earlier visits that wait are among them. */
export const changes: ReadableStore<Changes> = store;

// What one player did is nothing to the next one of this page.
session.state.subscribe(() => {
  if (player === session.playerId()) return;
  player = session.playerId();
  own = new Map();
  ended.clear();
  setQueued(new Map());
  void readQueue();
});
// The first worker of all has taken over, or a newer one: what waits in this page alone is handed to it.
navigator.serviceWorker?.addEventListener("controllerchange", () => {
  void readQueue();
  for (const change of own.values()) if (change.waiting) void wait(change);
});
void readQueue();

/** Asks the worker what waits. Resolves when `changes` shows it; never rejects. */
export async function readQueue(): Promise<void> {
  void ask({});
  for (let asked; asked !== lastAsked; ) await (asked = lastAsked);
}

/** The change is on its way to the operator. */
export function setUnderWay({ type, id, mode }: FavouriteChange): void {
  setOwn(keyOf(type, id), { type, id, mode, waiting: false });
}

/** The change is under way no more: what shows is the queue's, if it waits there. */
export function leave({ type, id }: FavouriteChange): void {
  setOwn(keyOf(type, id), undefined);
}

/**
 * The change waits for a network. Resolves with whether the queue has taken it; what it has not waits only as long
 * as this page is open. Never rejects.
 */
export async function wait({ type, id, mode }: FavouriteChange): Promise<boolean> {
  const of = keyOf(type, id);
  const change = { type, id, mode, waiting: true };
  ended.delete(`${of} ${mode}`);
  setOwn(of, change);
  const isTaken = await ask({ put: { type, id, mode } });
  if (isTaken && own.get(of) === change) {
    setQueued(new Map(queued).set(of, change));
    setOwn(of, undefined);
  }
  return isTaken;
}

/** What waited is done, refused or taken back; what the player has put in its place since goes on waiting. */
export function settle({ type, id, mode }: FavouriteChange): void {
  const of = keyOf(type, id);
  ended.add(`${of} ${mode}`);
  if (queued.get(of)?.mode === mode) setQueued(new Map([...queued].filter(([key]) => key !== of)));
  void ask({ settled: { type, id, mode } });
}

/** The change that is to be sent next once there is a network. */
export function nextToSend(): Change | undefined {
  return [...store.get()].find(([of, { mode, waiting }]) => waiting && !ended.has(`${of} ${mode}`))?.[1];
}

/** Whether the queue holds a change of the same favourite, this one or another tab's. */
export function isQueued({ type, id }: FavouriteChange): boolean {
  return queued.has(keyOf(type, id));
}

/** Resolves with whether the worker replied. */
function ask(request: QueueRequest): Promise<boolean> {
  if (player === undefined) return Promise.resolve(false);
  const asking = player;
  const asked = askQueue(asking, request).then((waiting) => {
    if (waiting && asking === player && asked === lastAsked) setQueued(waitingByKey(waiting));
    return waiting !== undefined;
  });
  lastAsked = asked;
  return asked;
}

function setQueued(next: Changes): void {
  queued = next;
  noteWaiting(player, [...queued.values()]);
  show();
}

function setOwn(of: string, next: Change | undefined): void {
  const others = [...own].filter(([key]) => key !== of);
  own = new Map(next ? [...others, [of, next]] : others);
  show();
}

function show(): void {
  store.set(new Map([...queued, ...own]));
}

function waitingByKey(waiting: readonly FavouriteChange[]): Changes {
  return new Map(waiting.map((change) => [keyOf(change.type, change.id), { ...change, waiting: true }]));
}
