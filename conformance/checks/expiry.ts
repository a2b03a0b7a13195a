/** The end of a session that nobody keeps alive, with `--session-minutes`. */
import { copiedSession, messages } from "../../src/contract/envelope.ts";
import { financeCheckBalance } from "../../src/contract/finance.ts";
import { systemPing } from "../../src/contract/system.ts";
import type { Check } from "../check.ts";
import { describeRefusal, saysNoSession, type Site } from "../site.ts";
import { ofSession } from "./session.ts";

/** A bit more than half of the life of a session: two of them are longer than one. */
const partOfLife = 0.55;

/** How long the checks of the end of a session take. */
export const waitedMinutes = (sessionMinutes: number) => 4 * partOfLife * sessionMinutes;

/** A session that is pinged once and then left alone until it has expired. The answers to its calls after each wait. */
async function liveThrough(site: Site) {
  const waitParts = (parts: number) =>
    site.clock.wait(parts * partOfLife * (site.options.sessionMinutes ?? 0) * 60_000);
  const began = await site.signIn();
  await waitParts(1);
  const { data: keys } = await site.succeed(systemPing, {}, { as: began, fresh: true });
  site.mask.hide(keys.sid);
  const as = { ...began, keys };
  await waitParts(1);
  const afterPing = await site.read(financeCheckBalance, {}, { as, fresh: true });
  await waitParts(2);
  const leftAlone = await site.read(financeCheckBalance, {}, { as, fresh: true });
  const refresh = await site.read(systemPing, {}, { as, fresh: true });
  return { afterPing: afterPing.answer, leftAlone: leftAlone.answer, refresh: refresh.answer };
}

const lives = new WeakMap<Site, ReturnType<typeof liveThrough>>();
function lifeOf(site: Site): ReturnType<typeof liveThrough> {
  const life = lives.get(site) ?? liveThrough(site);
  lives.set(site, life);
  return life;
}

const ofExpiry = { ...ofSession, needs: ["player", "session-minutes"] } as const;

/** They wait for hours, so they come after everything else. */
export const expiryChecks: readonly Check[] = [
  {
    ...ofExpiry,
    id: "session prolonged",
    contract: "#systemping",
    after: ["session log-in", "answer system/ping"],
    title: "A ping prolongs a session",
    expected: "a session that was pinged works longer than the minutes of --session-minutes after its log-in",
    advice: "Count the life of a session from its last ping. The front end pings while somebody is there.",
    async run(site) {
      const { afterPing } = await lifeOf(site);
      return saysNoSession(afterPing) ? { came: "the session was over, although it was pinged" } : undefined;
    },
  },
  {
    ...ofExpiry,
    id: "session expires",
    contract: "#systemping",
    after: ["session prolonged"],
    title: "A session that nobody keeps alive expires",
    expected: "a refusal that says that there is no session, after the minutes of --session-minutes without a ping",
    advice: "Whoever finds an open page on another day must not play with somebody’s money.",
    async run(site) {
      const { leftAlone } = await lifeOf(site);
      return saysNoSession(leftAlone) ? undefined : { came: "the session still works" };
    },
  },
  {
    ...ofExpiry,
    id: "session expired words",
    contract: "#refusals-and-errors",
    after: ["session expires"],
    title: "An expired session is refused as expired, and not as over for good",
    expected: `the message “${messages.sessionExpired}”, or code 403`,
    advice:
      "After any other message of the end the front end does not refresh the session, and the player is logged out.",
    async run(site) {
      const { leftAlone } = await lifeOf(site);
      if (leftAlone.kind !== "refusal" || !saysNoSession(leftAlone)) return { leftOut: "no session has expired" };
      const { message, debug } = leftAlone;
      const isForGood =
        message === messages.loginFailed || message === messages.inactiveAccount || debug === copiedSession;
      return isForGood ? { came: describeRefusal(leftAlone) } : undefined;
    },
  },
  {
    ...ofExpiry,
    id: "session refreshed",
    level: "may",
    contract: "#systemping",
    after: ["session expires"],
    title: "A session that has just expired is refreshed by a ping",
    expected: "fresh values: the back end decides for how long, for the reference operator 15 minutes",
    advice: "Otherwise a player whose device slept has to log in again.",
    async run(site) {
      const { refresh } = await lifeOf(site);
      return refresh.kind === "refusal" ? { came: describeRefusal(refresh) } : undefined;
    },
  },
];
