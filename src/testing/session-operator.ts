import { CallFailure, type Failure, failureOfRefusal, sessionEffectOf } from "../api/failure.ts";
import { type AnyCall, nameOf } from "../contract/declaration.ts";
import { messages, parseAnswer } from "../contract/envelope.ts";
import type { Session, SessionDeps } from "../session/session.ts";
import { createAccounts, type Received } from "./accounts.ts";
import { createCipher } from "./cipher.ts";

/** The body of an answer, or a failure of the connection. */
export type Answer = object | Failure["kind"];

export const expired = { result: false, message: messages.sessionExpired, data: null };
export const loginFailed = { result: false, message: messages.loginFailed, data: null };
export const inactiveAccount = { result: false, message: messages.inactiveAccount, data: null };
export const anonymousUser = { result: false, message: "", data: null, debug: "anonymous user" };
export const forbidden = { result: false, message: "", data: null, code: 403 };
export const refused = { result: false, message: "Olmadı", data: null };

/**
 * An operator without a network. `sendOf` replaces the client's `call` and reads answers with the client's own code.
 * `script` may answer instead of the operator.
 */
export function openOperator() {
  const cipher = createCipher();
  const accounts = createAccounts(cipher.decrypt);
  const received: Received[] = [];
  const underWay: { readonly request: Received; readonly release: () => void }[] = [];
  const operator = {
    ...accounts,
    ...cipher,
    createEncrypt: async () => cipher.encrypt,
    received,
    /** Calls whose answers are held back, in order of arrival. */
    underWay,
    /** While true, answers wait for their `release`. */
    holding: false,
    script: ((): Answer | undefined => undefined) as (request: Received) => Answer | undefined,
    /** Releases the answers that were held back, optionally the latest first. */
    letGo({ latestFirst = false } = {}) {
      operator.holding = false;
      const releases = underWay.map(({ release }) => release);
      for (const release of latestFirst ? releases.reverse() : releases) release();
    },
    names: () => received.map(({ name }) => name),
    sendOf,
  };

  async function answer(request: Received): Promise<Answer> {
    received.push(request);
    const given = operator.script(request) ?? accounts.answer(request);
    if (operator.holding) {
      await new Promise<void>((resolve) => {
        const entry = { request, release };
        function release() {
          underWay.splice(underWay.indexOf(entry), 1);
          resolve();
        }
        underWay.push(entry);
      });
    }
    return given;
  }

  /** The `call` of the page whose session `session` returns. */
  function sendOf(session: () => Session): SessionDeps["send"] {
    return async (declaration, data, options) => {
      const isPlayers = declaration.access !== "public";
      const access = declaration.access === "either" ? "either" : "player";
      const { userBlock, onSessionEffect } = session().link;
      const user = options?.as ?? (isPlayers ? await userBlock(access) : undefined);
      const request = { name: nameOf(declaration), data, user, language: options?.language };
      const outcome = outcomeOf(declaration, await answer(request as Received));
      if (outcome.kind === "success") {
        const { kind: _, dropped, ...success } = outcome;
        return { ...success, dropped: dropped.length };
      }
      const effect = sessionEffectOf(outcome);
      if (effect) onSessionEffect({ effect, callName: request.name, ...(user && { user }) });
      throw new CallFailure(outcome, declaration);
    };
  }

  return operator;
}

export type TestOperator = ReturnType<typeof openOperator>;

function outcomeOf<Call extends AnyCall>(declaration: Call, given: Answer) {
  if (typeof given === "string") return { kind: given, sent: given !== "maintenance" } as Failure;
  const parsed = parseAnswer(declaration, given);
  return parsed.kind === "refusal" ? failureOfRefusal(parsed) : parsed;
}
