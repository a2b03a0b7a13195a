import { type Failure, failureOf, isPassing, isTooMany, NotSent } from "../api/failure.ts";
import { messages, type UserBlock } from "../contract/envelope.ts";
import { systemPing } from "../contract/system.ts";
import type { SessionCore } from "./core.ts";
import { loadEncrypt } from "./encrypt.ts";
import { freshForMs } from "./session.ts";
import { type CredentialsRecord, keys } from "./records.ts";
import { writeCredentials, writeMoment } from "./write-records.ts";

/** The ping in progress of each session. */
const underWay = new WeakMap<SessionCore, { readonly sid: string; readonly done: Promise<void> }>();

/** When the last ping that failed slowly ended, in milliseconds since 1970. */
const slowFailures = new WeakMap<SessionCore, number>();
/**
 * A ping that took this long to fail was slow, in milliseconds. No ping is sent for as long afterwards, or until the
 * player presses something.
 */
const slowMs = 3_000;

/**
 * Refreshes the stored session; concurrent callers share one ping. Does nothing right after a ping that failed slowly,
 * unless the player has pressed something since: calls that follow one another would otherwise wait for one hanging ping
 * after the other. Rejects when the fresh values cannot be encrypted, or when a part of the app cannot be loaded.
 */
export function refresh(core: SessionCore): Promise<void> {
  const record = core.refreshable();
  if (!record || hasJustFailedSlowly(core)) return Promise.resolve();
  const present = underWay.get(core);
  if (present?.sid === record.sid) return present.done;
  const done = ping(core, record).finally(() => {
    if (underWay.get(core)?.done === done) underWay.delete(core);
  });
  underWay.set(core, { sid: record.sid, done });
  return done;
}

function hasJustFailedSlowly(core: SessionCore): boolean {
  const sinceMs = core.deps.now() - (slowFailures.get(core) ?? Number.NEGATIVE_INFINITY);
  // Negative when the device's clock was set back.
  return sinceMs >= 0 && sinceMs < slowMs;
}

/** Runs `work` once, at the player's next press of a pointer or a key. */
export function atNextPress(work: () => void): void {
  const listening = new AbortController();
  const press = () => {
    listening.abort();
    work();
  };
  for (const name of ["pointerdown", "keydown"])
    addEventListener(name, press, { capture: true, signal: listening.signal });
}

/**
 * Pings with the whole auth record (contract.md, system/ping). The answer is ignored if another record is stored by
 * then: after a log-out, a new player, or another tab's ping.
 */
async function ping(core: SessionCore, record: CredentialsRecord): Promise<void> {
  const { deps, records } = core;
  const isPresent = () => core.refreshable()?.sid === record.sid;
  await (deps.alone ?? aloneAmongTabs)(async () => {
    // Another tab may have refreshed it while this one waited.
    if (!isPresent()) return;
    const beganAt = deps.now();
    const answer = await deps.send(systemPing, {}, { as: blockOf(record) }).catch((error: unknown) => {
      const failure = failureOf(error);
      if (!failure) throw error;
      if (deps.now() - beganAt >= slowMs) {
        const awaitsPress = slowFailures.has(core);
        slowFailures.set(core, deps.now());
        if (!awaitsPress) (deps.atNextPress ?? atNextPress)(() => slowFailures.delete(core));
      }
      if (records.credentials()?.sid === record.sid) refuse(core, failure);
    });
    if (!answer) return;

    const encrypt = await loadEncrypt(deps);
    if (!isPresent()) return;
    const { uid, sid, uip } = answer.data;
    const fresh = { uid: encrypt(uid), sid: encrypt(sid), uip: encrypt(uip) };
    core.replaced.set(fresh.sid, record.sid);
    writeMoment(deps.device, keys.expiration, deps.now() + freshForMs);
    writeCredentials(deps.device, { ...record, ...fresh });
    void core.settle();
  });
}

/** Clears what a refused ping takes away (product.md 4.5). Connection problems change nothing. */
function refuse(core: SessionCore, failure: Failure): void {
  if (isPassing(failure) || isTooMany(failure) || failure.kind === "locked" || failure.kind === "maintenance") return;
  if (failure.kind === "login-failed") void core.clear("all", "refused");
  else if (failure.kind === "inactive-account") void core.clear("all", "closed");
  else void core.clear("refused", failure.kind === "session-expired" && failure.copied ? "copied" : "expired");
}

/** How long to wait for another tab, in milliseconds: its work may never end. */
const patienceMs = 5_000;

/**
 * Runs `work` while no other tab of this browser runs its own. If the wait takes too long, runs it anyway. Rejects as
 * `work` does.
 */
export async function aloneAmongTabs(work: () => Promise<void>): Promise<void> {
  // Browsers have locks in secure contexts only.
  const { locks }: { readonly locks?: LockManager } = navigator;
  if (!locks) return work();
  let hasBegun = false;
  try {
    const signal = AbortSignal.timeout(patienceMs);
    await locks.request("karo.refresh-session", { signal }, () => {
      hasBegun = true;
      return work();
    });
  } catch (error) {
    if (hasBegun) throw error;
    await work();
  }
}

const nowhere = "0.0.0.0";

/**
 * The `user` block of a call. Without a session it is a placeholder for `player` and undefined for `either`. With
 * `player` it is only that player's block: rejects when their session is not stored, with a `NotSent` unless it may
 * still be refreshed. Also rejects when nothing can be encrypted.
 */
export async function userBlock(
  { live, deps }: SessionCore,
  access: "player" | "either",
  player?: string,
): Promise<UserBlock | undefined> {
  // Read the storage: this tab may not know yet what another one did.
  const { session, auth } = live();
  if (player !== undefined && session?.player !== player) {
    const other = (session ?? auth)?.player;
    // The session may still be refreshed when the operator can be reached.
    if (other === player) throw new Error("The session could not be refreshed");
    if (other !== undefined) throw new NotSent({ kind: "another-player", sent: false });
    throw new NotSent({ kind: "session-expired", message: messages.sessionExpired });
  }
  if (session) return blockOf(session);
  if (access === "either") return undefined;
  const encrypt = await loadEncrypt(deps);
  return { uip: encrypt(nowhere), ...(auth && { sid: auth.sid }), lang: deps.language() };
}

/** The `user` block of an authenticated call (contract.md, Transport). */
export function blockOf({ uid, sid, uip, gmt, lang }: CredentialsRecord): Required<UserBlock> {
  return { uid, sid, uip, gmt, lang };
}
