import { onTestFinished } from "vitest";
import { linkSession } from "../api/session-link.ts";
import { session } from "../session/app-session.ts";
import { storeLogin } from "../session/sign-in.ts";
import { prepareLogin } from "../session/encrypt.ts";

let sessions = 0;

/** Signs a player in on the page of a component test, until the test ends. Each session is another one. */
export async function signInHere(player: string): Promise<void> {
  const answer = {
    rid: "1",
    uid: player,
    sid: `${player}-${(sessions += 1)}`,
    uip: "",
    gtm: "+03:00",
    language: "tr",
    username: player,
    lastlogin: "",
    gasecret: 0,
  };
  const ciphertext = (text: string) => btoa(text.padEnd(96));
  await storeLogin(session, await prepareLogin(answer, ciphertext, 889, async () => player));
  // As `boot.tsx` does it.
  linkSession({ playerId: () => session.playerId() });
  onTestFinished(async () => {
    localStorage.clear();
    await session.core.settle();
    linkSession({});
  });
}
