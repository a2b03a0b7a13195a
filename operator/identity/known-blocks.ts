/**
 * Decrypting a `user` block keeps a processor busy for a millisecond, and anybody can send any number of false ones. So the
 * blocks of sessions are remembered, because clients send the same one until the next ping, and false ones are limited before
 * they are decrypted.
 */
import type { KeyObject } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { Busy } from "../lib/faults.ts";
import { hashSecret } from "../lib/secret.ts";
import { type FoundSession, findSession } from "./sessions.ts";
import { type OpenedBlock, openUserBlock, readUserBlock, type SealedBlock } from "./user-block.ts";

/** False blocks of one network. A client has one when its session was ended elsewhere. */
const ofNetwork = { most: 25, periodMs: 10_000 };
/** False blocks of all networks: a few hundredths of a processor, with their queries a tenth. */
const ofAll = { most: 30, periodMs: 1_000 };
/** Sessions and networks that a process remembers. Each takes a few hundred bytes. */
const mostKept = 10_000;

export interface BlockSender {
  /** As written by `networkOf`. */
  readonly network: string;
  readonly now: Date;
}

export type KnownBlocks = ReturnType<typeof knownBlocks>;

/** Finds the sessions of `user` blocks that were encrypted for `key`. `open` decrypts a block. */
export function knownBlocks(key: KeyObject, open: typeof openUserBlock = openUserBlock) {
  // Only hashes of the blocks and of their sids, as in the database.
  const known = new Map<string, OpenedBlock>();
  const falseOnes = [counter(ofNetwork), counter(ofAll)] as const;
  const subjects = ({ network }: BlockSender) => [network, ""] as const;

  function count(sender: BlockSender, change: 1 | -1): void {
    subjects(sender).forEach((subject, index) => falseOnes[index]?.add(subject, sender.now.getTime(), change));
  }

  /**
   * Refuses an unknown block of a network, or of all networks, from which too many were false. Do this before any other work.
   *
   * @throws Busy
   */
  function admit(user: unknown, sender: BlockSender): void {
    const block = readUserBlock(user);
    if (!block || known.has(fingerprintOf(block))) return;
    const waits = subjects(sender).map(
      (subject, index) => falseOnes[index]?.waitMs(subject, sender.now.getTime()) ?? 0,
    );
    const longestMs = Math.max(...waits);
    if (longestMs > 0) throw new Busy("Too many false user blocks", Math.ceil(longestMs / 1_000));
  }

  /** The session of a block in whatever state. Undefined when there is none. */
  async function find(db: Kysely<Database>, user: unknown, sender: BlockSender): Promise<FoundSession | undefined> {
    const block = readUserBlock(user);
    if (!block) return undefined;
    const fingerprint = fingerprintOf(block);
    const before = known.get(fingerprint);
    if (before) return findSession(db, before, sender.now);
    admit(user, sender);
    // Counted before it is known to be false, so that many at once do not pass.
    count(sender, 1);
    const opened = open(block, key);
    const session = opened && (await findSession(db, opened, sender.now));
    if (session) {
      count(sender, -1);
      keepIn(known, fingerprint, opened);
    }
    return session;
  }

  return { admit, find };
}

function fingerprintOf({ uid, sid, uip }: SealedBlock): string {
  return hashSecret(`${uid} ${sid} ${uip}`);
}

/** Counts by subject in periods that begin with the first count. */
function counter({ most, periodMs }: { readonly most: number; readonly periodMs: number }) {
  const counts = new Map<string, { n: number; readonly until: number }>();
  return {
    add(subject: string, at: number, change: number): void {
      const present = counts.get(subject);
      if (present && at < present.until) present.n += change;
      else if (change > 0) keepIn(counts, subject, { n: change, until: at + periodMs });
    },
    /** How long until the subject may be counted again, in milliseconds; 0 when it may be now. */
    waitMs(subject: string, at: number): number {
      const { n = 0, until = 0 } = counts.get(subject) ?? {};
      return n >= most ? Math.max(0, until - at) : 0;
    },
  };
}

function keepIn<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= mostKept) return;
    map.delete(oldest);
  }
}
