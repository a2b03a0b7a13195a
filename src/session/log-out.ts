import * as v from "valibot";
import { failureOf, isPassing } from "../api/failure.ts";
import { withJitter } from "../api/retry.ts";
import { pushSubscription, pushUnsubscribe } from "../contract/push.ts";
import { userLogout } from "../contract/user.ts";
import { createStore } from "../lib/store.ts";
import { lastSubscription } from "../pwa/push.ts";
import { blockOf } from "./refresh.ts";
import type { SessionDeps } from "./session.ts";
import type { CredentialsRecord } from "./records.ts";

/** The operator may refresh an expired session for a day, so a log-out is worth telling for that long. Milliseconds. */
const retryForMs = 24 * 60 * 60 * 1000;

/** How long a log-out waits for the end of the push messages. Milliseconds. */
const longestPushWaitMs = 3_000;

/** How many log-outs this page still has to sendOnce the operator of. */
export const unsentLogOuts = createStore(0);

/**
 * Ends the push messages to this browser, and then the session, at the operator. Resolves with true when the session has
 * ended. A session that had already expired counts as ended (product.md 4.4). Never rejects.
 *
 * If the operator cannot be reached, it is told later, as long as this page stays open. The credentials wait in memory
 * only: after a log-out nothing of the player may be stored on the device.
 */
export async function sendLogOut(deps: SessionDeps, record: CredentialsRecord): Promise<boolean> {
  const outcome = await sendOnce(deps, record, false);
  if (outcome === "unheard") sendLater(deps, record);
  return outcome === "ended";
}

function sendLater(deps: SessionDeps, record: CredentialsRecord): void {
  const giveUpAt = deps.now() + retryForMs;
  let isTelling = false;
  unsentLogOuts.set(unsentLogOuts.get() + 1);
  const stop = (deps.retryMoments ?? retryMoments)(() => void sendAgain());
  const sendAgain = async () => {
    if (isTelling) return;
    isTelling = true;
    const outcome = deps.now() < giveUpAt ? await sendOnce(deps, record, true) : "refused";
    isTelling = false;
    if (outcome === "unheard") return;
    stop();
    unsentLogOuts.set(unsentLogOuts.get() - 1);
  };
}

/**
 * Tells the operator that this browser takes no more push messages. After the log-out there is no session that could. Only an
 * operator with the `push` extension has given the browser a subscription.
 */
async function endPushMessages(deps: SessionDeps, record: CredentialsRecord): Promise<void> {
  const unsubscribe = async () => {
    const subscription = v.safeParse(pushSubscription, await (deps.pushSubscription ?? lastSubscription)());
    if (!subscription.success) return;
    await deps.send(pushUnsubscribe, subscription.output, {
      as: blockOf(record),
      background: true,
      leavesUnlocked: true,
    });
  };
  await Promise.race([unsubscribe().catch(() => undefined), deps.after(longestPushWaitMs)]);
}

async function sendOnce(
  deps: SessionDeps,
  record: CredentialsRecord,
  leavesUnlocked: boolean,
): Promise<"ended" | "refused" | "unheard"> {
  try {
    await endPushMessages(deps, record);
    await deps.send(userLogout, {}, { as: blockOf(record), background: true, leavesUnlocked });
    return "ended";
  } catch (error) {
    const failure = failureOf(error);
    if (failure?.kind === "session-expired") return "ended";
    const mayPass = !failure || isPassing(failure) || failure.kind === "locked" || failure.kind === "maintenance";
    return mayPass ? "unheard" : "refused";
  }
}

/** Calls `attempt` when the network is back, and every half minute or so. Returns a function that stops it. */
function retryMoments(attempt: () => void): () => void {
  const timer = setInterval(attempt, withJitter(20_000));
  addEventListener("online", attempt);
  return () => {
    clearInterval(timer);
    removeEventListener("online", attempt);
  };
}
