import { type Failure, failureOf, isPassing, isTooMany, NotSent } from "../api/failure.ts";
import { messages, type UserBlock } from "../contract/envelope.ts";
import { systemPing } from "../contract/system.ts";
import type { UserProfile } from "../contract/user.ts";
import type { SessionCore } from "./core.ts";
import { loadEncrypt } from "./encrypt.ts";
import {
  type CredentialsRecord,
  freshForMs,
  keys,
  recordVersion,
  writeCredentials,
  writeMoment,
  writeProfile,
} from "./records.ts";
import type { Session } from "./session.ts";

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
  const { pings } = core;
  if (pings.underWay?.sid === record.sid) return pings.underWay.done;
  const done = ping(core, record).finally(() => {
    if (pings.underWay?.done === done) pings.underWay = undefined;
  });
  pings.underWay = { sid: record.sid, done };
  return done;
}

function hasJustFailedSlowly({ pings, deps }: SessionCore): boolean {
  const sinceMs = deps.now() - (pings.failedSlowlyAt ?? Number.NEGATIVE_INFINITY);
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
  const { deps, records, pings } = core;
  const isPresent = () => core.refreshable()?.sid === record.sid;
  await (deps.alone ?? aloneAmongTabs)(async () => {
    // Another tab may have refreshed it while this one waited.
    if (!isPresent()) return;
    const beganAt = deps.now();
    const answer = await deps.send(systemPing, {}, { as: blockOf(record) }).catch((error: unknown) => {
      const failure = failureOf(error);
      if (!failure) throw error;
      if (deps.now() - beganAt >= slowMs) {
        const awaitsPress = pings.failedSlowlyAt !== undefined;
        pings.failedSlowlyAt = deps.now();
        if (!awaitsPress) (deps.atNextPress ?? atNextPress)(() => (pings.failedSlowlyAt = undefined));
      }
      if (records.credentials()?.sid === record.sid) refuse(core, failure);
    });
    if (!answer) return;

    const encrypt = await loadEncrypt(deps);
    if (!isPresent()) return;
    const { uid, sid, uip } = answer.data;
    const fresh = { uid: encrypt(uid), sid: encrypt(sid), uip: encrypt(uip) };
    pings.replaced = { by: fresh.sid, sid: record.sid };
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

/**
 * Stores the parts of a profile that the whole site shows. `playerId` is `session.playerId()` from when the profile
 * was requested: if that player is no longer signed in, nothing is stored. What the profile leaves out stays as log-in
 * answered it.
 */
export function rememberProfile(session: Session, profile: UserProfile, playerId: string): void {
  const { deps, live, settle } = session.core;
  const before = live();
  if (before.session?.player !== playerId) return;
  const { username, firstname, lastname, lastlogin, language, gtm, rid } = profile;
  if (rid) deps.device.write(keys.rid, rid);
  writeProfile(deps.device, {
    version: recordVersion,
    player: playerId,
    username,
    firstname: firstname ?? before.profile?.firstname,
    lastname: lastname ?? before.profile?.lastname,
    lastlogin,
    previousLogin: before.profile?.previousLogin,
    language: language || (before.profile?.language ?? ""),
    gtm: gtm || (before.profile?.gtm ?? ""),
  });
  void settle();
}
