/** The life of a session: log-in, ping, false and ended sessions, log-out; the second factor; and calls without a session. */
import { type AnyCall, nameOf } from "../../src/contract/declaration.ts";
import { financeCheckBalance } from "../../src/contract/finance.ts";
import { allCalls } from "../../src/contract/registry.ts";
import { systemPing } from "../../src/contract/system.ts";
import { userCheckGa, userGetUserProfile, userLogin, userLogout } from "../../src/contract/user.ts";
import { casinoGamesList } from "../../src/contract/casino.ts";
import { livecasinoGameTableList } from "../../src/contract/livecasino.ts";
import { type Check, type Finding, Trouble } from "../check.ts";
import { hasSample, sampleOf } from "../samples.ts";
import { describeRefusal, type Player, saysNoSession, type Sender, type Site } from "../site.ts";
import { sectionOf } from "./reads.ts";

/** A finding unless the call is refused as one without a session. */
async function mustHaveNoSession(site: Site, call: AnyCall, data: object, as: Sender): Promise<Finding | undefined> {
  const { answer } = await site.read(call, data, { as, fresh: true });
  if (saysNoSession(answer)) return undefined;
  if (answer.kind !== "refusal") return { came: answer.kind === "success" ? "the call was carried out" : "no refusal" };
  return { came: `refused, but not for the session: ${describeRefusal(answer)}` };
}

export const ofSession = { area: "session", contract: "#transport", level: "must", needs: ["player"] } as const;

export const logInChecks: readonly Check[] = [
  {
    ...ofSession,
    id: "session log-in",
    contract: "#userlogin",
    after: ["config key"],
    title: "A player logs in",
    expected: "uid, sid, uip, gtm, language and username, and a session that works after any second factor",
    advice:
      "The name and the password are sent as typed. Check --player, --password and, for an authenticator, --totp.",
    async run(site) {
      await site.player();
      return undefined;
    },
  },
  {
    ...ofSession,
    id: "session wrong password",
    contract: "#userlogin",
    title: "A wrong password is refused",
    expected: "result false with a message for the player",
    advice: "Refuse it with HTTP 200 and a message, the same whether or not there is such a player.",
    async run(site) {
      const username = site.options.player?.name ?? "";
      const { answer } = await site.read(userLogin, { username, password: "Conformance-wrong-1" });
      if (answer.kind !== "refusal") return { came: "the log-in was not refused" };
      return answer.message === "" ? { came: "a refusal without a message" } : undefined;
    },
  },
  {
    ...ofSession,
    id: "session whose profile",
    contract: "#userget_user_profile",
    after: ["session log-in", "schema user/get_user_profile"],
    title: "The profile is that of the player who logged in",
    expected: "uid and username as in the answer to log-in",
    advice: "The back end knows the player from the decrypted uid and sid.",
    async run(site) {
      const as = await site.player();
      const { data } = await site.succeed(userGetUserProfile, {}, { as });
      return data.uid === as.keys.uid ? undefined : { came: "another uid" };
    },
  },
];

const falseUser = async (site: Site, change: (player: Player) => Player["keys"]) => {
  const player = await site.player();
  return { ...player, keys: change(player) };
};

/** The session as it was before the ping. */
const pinged = new WeakMap<Site, Player>();

export const sessionChecks: readonly Check[] = [
  {
    ...ofSession,
    id: "session false sid",
    after: ["session log-in"],
    title: "A session that never was is refused",
    expected: "a refusal that says that there is no session",
    advice: "Look the decrypted sid up. Answer code 403 or the message of an expired session.",
    run: async (site) =>
      mustHaveNoSession(
        site,
        financeCheckBalance,
        {},
        await falseUser(site, ({ keys }) => ({ ...keys, sid: "conformance-no-such-session" })),
      ),
  },
  {
    ...ofSession,
    id: "session other uid",
    after: ["session log-in", "session false sid"],
    title: "A session is refused with another player’s uid",
    expected: "a refusal that says that there is no session",
    advice: "uid, sid and uip must belong together.",
    run: async (site) =>
      mustHaveNoSession(
        site,
        financeCheckBalance,
        {},
        await falseUser(site, ({ keys }) => ({ ...keys, uid: `${keys.uid}9` })),
      ),
  },
  {
    ...ofSession,
    id: "session plain text",
    after: ["session log-in", "session false sid"],
    title: "A session is refused whose values are not encrypted",
    expected: "a refusal that says that there is no session, and no HTTP 500",
    advice: "Decrypt uid, sid and uip. What is no ciphertext is no session.",
    async run(site) {
      const { keys } = await site.player();
      return mustHaveNoSession(site, financeCheckBalance, {}, { user: { ...keys, lang: "tr" } });
    },
  },
  {
    ...ofSession,
    id: "answer system/ping",
    contract: "#systemping",
    title: "A ping gives fresh values",
    expected: "uid, sid and uip, with which the next calls work",
    advice: "This is how the front end keeps a session alive, and refreshes an expired one.",
    async run(site) {
      const before = await site.player();
      const { data } = await site.succeed(systemPing, {}, { as: before, fresh: true });
      const after = { ...before, keys: data };
      if (data.uid !== before.keys.uid) return { came: "another uid" };
      const { answer } = await site.read(financeCheckBalance, {}, { as: after, fresh: true });
      if (saysNoSession(answer)) return { came: "the fresh values do not work" };
      pinged.set(site, before);
      site.keepSession(after);
      return undefined;
    },
  },
  {
    ...ofSession,
    id: "session old values",
    contract: "#systemping",
    after: ["answer system/ping"],
    title: "The values from before a ping go on working for a minute",
    expected: "a call with the old values succeeds right after the ping",
    advice: "Calls that were on their way during the ping would end the session otherwise.",
    async run(site) {
      const before = pinged.get(site);
      if (!before) return { leftOut: "there was no ping" };
      const { answer } = await site.read(financeCheckBalance, {}, { as: before, fresh: true });
      return saysNoSession(answer) ? { came: "the old values are refused at once" } : undefined;
    },
  },
];

/** These end the session, so they are the last. */
export const logOutChecks: readonly Check[] = [
  {
    ...ofSession,
    id: "session log-out",
    contract: "#userlogout",
    title: "Log-out ends the session",
    expected: "result true, and then a refusal that says that there is no session",
    advice: "Revoke the session. A copy of it must not live on.",
    async run(site) {
      const as = await site.player();
      await site.succeed(userLogout, {}, { as });
      return mustHaveNoSession(site, financeCheckBalance, {}, as);
    },
  },
  {
    ...ofSession,
    id: "session revoked ping",
    contract: "#systemping",
    after: ["session log-out", "answer system/ping"],
    title: "A session that was ended is never refreshed",
    expected: "a ping after log-out is refused as one without a session",
    advice: "An expired session may be refreshed, a revoked one never.",
    run: async (site) => mustHaveNoSession(site, systemPing, {}, await site.player()),
  },
];

const ofFactor = { area: "factor", contract: "#usercheck_ga", level: "must", needs: ["player", "totp"] } as const;

/** A session that waits for its code. Another than that of the other checks. */
async function waiting(site: Site): Promise<Player> {
  const player = await site.logIn();
  if (player.waits !== "ga") throw new Trouble("log-in asks for no code", "factor is asked for");
  return player;
}

export const factorChecks: readonly Check[] = [
  {
    ...ofFactor,
    id: "factor is asked for",
    contract: "#userlogin",
    title: "Log-in asks for the authenticator’s code",
    expected: "gasecret of more than 10 characters, masked at best",
    advice: "Nothing else makes the front end ask for a code.",
    async run(site) {
      await waiting(site);
      return undefined;
    },
  },
  {
    ...ofFactor,
    id: "factor pending session",
    after: ["factor is asked for"],
    title: "A session that waits for its code can do nothing else",
    expected: "the balance is refused before the code",
    advice: "Otherwise the password alone is enough.",
    async run(site) {
      const { answer } = await site.read(financeCheckBalance, {}, { as: await waiting(site), fresh: true });
      return answer.kind === "refusal" ? undefined : { came: "the balance was told" };
    },
  },
  {
    ...ofFactor,
    id: "factor wrong code",
    after: ["factor is asked for", "factor pending session"],
    title: "A wrong code is refused",
    expected: "result false, and the session still waits",
    advice: "Refuse it like a wrong password.",
    async run(site) {
      const as = await waiting(site);
      const right = await site.code();
      const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, "0");
      const { answer } = await site.read(userCheckGa, { SiteType: "Mobile", ga_code: wrong }, { as });
      if (answer.kind !== "refusal") return { came: "the code was accepted" };
      const after = await site.read(financeCheckBalance, {}, { as, fresh: true });
      return after.answer.kind === "success" ? { came: "the session was let in" } : undefined;
    },
  },
  {
    ...ofFactor,
    id: "factor once",
    level: "may",
    after: ["factor is asked for", "factor wrong code"],
    title: "A code works once",
    expected: "the code that let one session in is refused to another",
    advice: "Somebody who looks over a shoulder has half a minute otherwise.",
    async run(site) {
      const [first, second] = [await waiting(site), await waiting(site)];
      const ga_code = await site.code();
      await site.succeed(userCheckGa, { SiteType: "Mobile", ga_code }, { as: first });
      const { answer } = await site.read(userCheckGa, { SiteType: "Mobile", ga_code }, { as: second });
      return answer.kind === "success" ? { came: "it was accepted twice" } : undefined;
    },
  },
];

/** Every call of a player, sent by nobody. */
const playersCalls = (allCalls as readonly AnyCall[]).filter((call) => call.access === "player" && hasSample(call));

/** What does not depend on the player: nobody has methods or accounts. */
const nobodysData = async (site: Site, call: AnyCall) => {
  const named: Readonly<Record<string, object>> = {
    "finance/list_cash_methods": { Type: 1, methodID: "1", favorites: 0 },
    "finance/check_favorite_cash_method": { Type: 1, id: "1" },
    "finance/get_bank_account": { bankID: "1" },
    "envoy/getDepositAmounts": { bankcode: "1" },
  };
  return named[nameOf(call)] ?? sampleOf(site, call);
};

export const nobodyChecks: readonly Check[] = [
  ...playersCalls.map((call): Check => ({
    id: `nobody ${nameOf(call)}`,
    area: "nobody",
    contract: sectionOf(call),
    level: "must",
    ...(call.extension && { needs: [`extension ${call.extension}`] as const }),
    title: `${nameOf(call)} is refused without a session`,
    expected: "result false with code 403 and the debug text “anonymous user”",
    advice: "The front end asks to log in when it reads this code.",
    run: async (site) => mustHaveNoSession(site, call, await nobodysData(site, call), "nobody"),
  })),
  ...[casinoGamesList, livecasinoGameTableList].map((call): Check => ({
    id: `nobody favourites ${nameOf(call)}`,
    area: "nobody",
    contract: sectionOf(call),
    level: "must",
    title: `${nameOf(call)} with favorites is refused without a session`,
    expected: "result false with code 403",
    advice: "With favorites the answer is the player’s own, although the call is public.",
    run: (site) => mustHaveNoSession(site, call, { limit: 20, offset: 0, favorites: true }, "nobody"),
  })),
];
