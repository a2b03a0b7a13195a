import { CallFailure, isPassing } from "../api/failure.ts";
import type { SessionEvent } from "../api/session-link.ts";
import type { SessionDeps } from "../session/session.ts";
import { checkInactivity } from "../session/inactivity.ts";
import { createRecords, isInactive, keys } from "../session/records.ts";
import { wrapStorage } from "../lib/storage.ts";
import { createSignIn, type Credentials } from "../session/sign-in.ts";
import type { Received } from "./accounts.ts";
import { openBrowser } from "./session-browser.ts";
import { type Answer, openOperator } from "./session-operator.ts";
import { openPage, quiet, type TestPage } from "./session-pages.ts";

/** Two tabs, their operator, and the invariants that must always hold. */
export function openWalker() {
  const operator = openOperator();
  const browser = openBrowser();
  const records = createRecords(wrapStorage(() => browser.area));
  /** sids, as ciphertext, that an answer or a log-out ended. They must never be used again. */
  const dead = { session: new Set<string>(), auth: new Set<string>() };
  /** `dead` as it was before this step: events within one step may cross. */
  let deadBefore = dead;
  const uids = new Map<string, string>();
  const faults: string[] = [];
  const counts: Record<string, number> = {};
  const count = (what: string) => (counts[what] = (counts[what] ?? 0) + 1);
  const must = (holds: boolean, rule: string) => {
    if (!holds) faults.push(rule);
  };
  const stored = () => (isInactive(records.activityStart(), browser.clock.now) ? {} : records.read());

  function examine({ name, user }: Received): void {
    count(name);
    if (name === "user/login") return must(!user, "a login carries no user");
    if (!user) return must(name === "casino/category_list", `${name} without user`);
    if (!user.uid) {
      must(operator.decrypt(user.uip) === "0.0.0.0", "a call without a session is a placeholder");
      must(user.sid === undefined || !dead.auth.has(user.sid), "no sid of a cleared auth record");
      return;
    }
    must(!name.startsWith("casino/"), "a public call carries no user");
    if (/logout|check_ga|sms_/.test(name)) return;
    // A ping carries the auth record, which an answer may leave in place when it clears the session.
    const ended = name === "system/ping" ? deadBefore.auth : deadBefore.session;
    must(!ended.has(user.sid ?? ""), `${name} with a session that had ended`);
    if (name === "system/ping") {
      const others = operator.underWay.filter(({ request }) => request.name === name);
      must(others.length === 0, "one refresh in flight");
    }
  }

  function open() {
    const page: TestPage = openPage(browser, operator);
    const { session } = page;
    const watched = {
      ...session,
      link: {
        ...session.link,
        onSessionEffect(event: SessionEvent) {
          const { sid = "" } = event.user ?? {};
          if (event.user?.uid) dead.session.add(sid);
          if (event.effect !== "session") dead.auth.add(sid);
          const before = records.read().session?.sid;
          session.link.onSessionEffect(event);
          const isSpared = before !== sid && records.read().session?.sid === before;
          must(isSpared || before === sid, "an answer to an older session clears no newer one");
          if (event.user?.uid && event.callName !== "system/ping") {
            must(records.read().session?.sid !== sid, "no session after a clearing answer");
            count("cleared by an answer");
          }
        },
      },
    };
    const plain = operator.sendOf(() => watched);
    const send: SessionDeps["send"] = async (declaration, data, options) => {
      try {
        return await plain(declaration, data, options);
      } catch (error) {
        const isPing = declaration.method === "ping" && error instanceof CallFailure;
        const sid = options?.as?.sid;
        const isOver = isPing && !isPassing(error.failure) && !/locked|maintenance/.test(error.failure.kind);
        if (isOver && sid) dead.session.add(sid);
        throw error;
      }
    };
    Object.assign(session.core.deps, { send });
    const cache = new Set<string>();
    session.onSignedIn(({ playerId }) => cache.add(playerId));
    session.onCleared(({ playerId }) => {
      count("cleared");
      if (playerId === undefined) cache.clear();
      else cache.delete(playerId);
    });
    return { ...page, send, signIn: createSignIn(session), cache };
  }
  let pages = [open(), open()];

  function examineStorage(): void {
    const { session, auth, profile } = records.read();
    must(!session || !dead.session.has(session.sid), "a cleared session stays cleared");
    must(!auth || !dead.auth.has(auth.sid), "a cleared auth record stays cleared");
    if (session) {
      count("steps with a session");
      const uid = operator.decrypt(session.uid) ?? "";
      must(uid.startsWith("uid:"), "what is stored is the operator's");
      must((uids.get(session.player) ?? uid) === uid, "one player id, one player");
      uids.set(session.player, uid);
      if (profile) must(uid === `uid:${profile.username}`, "the profile is the session's");
    }
    const all = JSON.stringify([browser.stored(), browser.posted]);
    for (const secret of operator.secrets) must(!isPartOf(all, secret), `${secret} in the clear`);
  }

  function examineTabs(isDelivered: boolean): void {
    for (const { session, cache } of pages) {
      const state = session.state.get();
      const here = state.kind === "anonymous" ? undefined : state.playerId;
      must(
        [...cache].every((id) => id === here),
        "nothing of a player who is out",
      );
      if (!isDelivered) continue;
      const { session: present, auth } = stored();
      if (present) must(state.kind === "signed-in" && here === present.player, "tabs see the session");
      else must(state.kind !== "signed-in", "no tab is signed in without a session");
      if (!present && !auth) must(state.kind === "anonymous", "no tab has a player without records");
    }
  }

  const walker = {
    operator,
    browser,
    counts,
    /** The answer to the player's next call. */
    nextAnswer: undefined as Answer | undefined,
    isMaintained: false,
    page: (tab: number) => pages[tab] as (typeof pages)[number],
    /** Any result is allowed, except an error other than `CallFailure`. */
    run(work: Promise<unknown>) {
      work.catch((error: unknown) => must(error instanceof CallFailure, `rejected with ${String(error)}`));
    },
    signIn(tab: number, credentials: Credentials) {
      const { signIn } = walker.page(tab);
      walker.run(signIn.start(credentials).then(({ kind }) => count(`login ${kind}`)));
    },
    logOut(tab: number) {
      const { session, auth } = records.read();
      for (const sid of [session?.sid, auth?.sid]) {
        if (sid) for (const set of [dead.session, dead.auth]) set.add(sid);
      }
      walker.run(walker.page(tab).session.logOut());
      const left = Object.keys(browser.stored());
      const gone = [keys.session, keys.auth, keys.profile, keys.expiration, keys.rid];
      must(!gone.some((key) => left.includes(key)), "log-out leaves nothing");
    },
    async reload(tab: number) {
      operator.letGo();
      await quiet();
      walker.page(tab).close();
      pages = pages.map((page, number) => (number === tab ? open() : page));
    },
    /** Checks the invariants; call it after every step. Throws with those that were broken. */
    async examine(isDelivered: boolean) {
      await quiet();
      if (isDelivered) {
        // Let the inactivity watch of each tab check, and deliver its messages.
        for (const { session } of pages) checkInactivity(session);
        browser.deliver();
      }
      examineStorage();
      examineTabs(isDelivered);
      deadBefore = { session: new Set(dead.session), auth: new Set(dead.auth) };
      if (faults.length > 0) throw new Error([...new Set(faults)].join("; "));
    },
  };

  operator.script = (request) => {
    examine(request);
    if (walker.isMaintained) return "maintenance";
    if (!request.user || request.name === "user/logout") return undefined;
    const answer = walker.nextAnswer;
    walker.nextAnswer = undefined;
    return answer;
  };
  return walker;
}

export type Walker = ReturnType<typeof openWalker>;

/**
 * Whether `text` contains `secret`. A six-digit code may also occur by chance inside a random id or a time: there it
 * has neighbouring letters or digits, and does not count.
 */
function isPartOf(text: string, secret: string): boolean {
  if (!/^\d+$/.test(secret)) return text.includes(secret);
  return new RegExp(`(?<![0-9a-z])${secret}(?![0-9a-z])`, "i").test(text);
}
