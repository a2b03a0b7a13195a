import { t } from "@lingui/core/macro";
import { CallFailure, type Failure, failureOf } from "../api/failure.ts";
import type { RequestOf } from "../contract/declaration.ts";
import { userSmsSend, userSmsValidate } from "../contract/user-security.ts";
import { type Login, userCheckGa, userLogin } from "../contract/user.ts";
import { isOffline } from "../lib/network.ts";
import { sentenceMs, showToast } from "../ui/toast.ts";
import type { Encrypt, Session } from "./session.ts";
import {
  EncryptionProblem,
  type EncryptionProblemReason,
  loadEncrypt,
  type PreparedLogin,
  prepareLogin,
  renewLogin,
} from "./encrypt.ts";
import { playerOfOpenForm } from "../lib/return-url.ts";
import { sendLogOut } from "./log-out.ts";
import { blockOf } from "./refresh.ts";
import { freshForMs, keys, writeCredentials, writeMoment, writeProfile } from "./records.ts";

export type Credentials = RequestOf<typeof userLogin>;

/** Sends another call that answers what `user/login` answers, such as a log-in with a passkey. */
export type LoginRequest = () => Promise<{ readonly data: Login }>;

/** The result of a step of signing in. */
export type SignInStep =
  | { readonly kind: "done"; readonly playerId: string }
  /** The player must enter six digits from their authenticator, see `complete`. */
  | { readonly kind: "authenticator-code" }
  /** The player must enter six digits, which `sendSms` sends by text message. */
  | { readonly kind: "sms-code" }
  /** Not six digits: nothing was sent. */
  | { readonly kind: "invalid-code" }
  /** The log-in failed: refused, or not sent. Or the code was wrong or not checked, and may be tried again. */
  | { readonly kind: "refused"; readonly failure: Failure }
  /** There is no log-in that waits for a code any more. `failure` is present when the operator ended it. */
  | { readonly kind: "start-over"; readonly failure?: Failure }
  /** This device cannot encrypt a session. */
  | { readonly kind: "impossible"; readonly reason: EncryptionProblemReason }
  /** A newer attempt or `cancel` replaced this one; show nothing. */
  | { readonly kind: "superseded" };

export type SmsStep =
  /** `expiresIn` is in seconds. */
  { readonly kind: "sent"; readonly expiresIn: number } | Extract<SignInStep, { kind: "refused" | "start-over" }>;

/** Signing in (product.md 4.1): one attempt at a time. Nothing is stored until it is complete. */
export interface SignIn {
  readonly start: (how: Credentials | LoginRequest) => Promise<SignInStep>;
  /** Ignores spaces and hyphens in the code. */
  readonly complete: (code: string) => Promise<SignInStep>;
  readonly sendSms: () => Promise<SmsStep>;
  /** Gives up the attempt. If the operator has accepted the credentials, logs out there too. */
  readonly cancel: () => void;
}

type Pending = PreparedLogin & { readonly asks: "authenticator-code" | "sms-code"; readonly encrypt: Encrypt };

/** A field and a language with the same value in every call about SMS codes and the authenticator. */
const siteType = { SiteType: "Mobile" };
export const codeLanguage = "tr";

/** A `gasecret` longer than this means that a code is required (product.md 4.1). */
const shortSecret = 10;

export function createSignIn(session: Session): SignIn {
  const { deps } = session.core;
  let attempt = 0;
  let pending: Pending | undefined;
  let completing: Promise<SignInStep> | undefined;

  function cancel(): void {
    attempt += 1;
    if (pending) void sendLogOut(deps, pending.record);
    pending = undefined;
    completing = undefined;
  }

  async function start(how: Credentials | LoginRequest): Promise<SignInStep> {
    cancel();
    const mine = attempt;
    let encrypt: Encrypt;
    let login: Login;
    try {
      // Before the password is sent: do not ask for a session that cannot be stored.
      encrypt = await loadEncrypt(deps);
      login = (await (typeof how === "function" ? how() : deps.send(userLogin, how))).data;
    } catch (error) {
      return mine === attempt ? failed(error) : { kind: "superseded" };
    }
    let prepared: PreparedLogin;
    try {
      prepared = await prepareLogin(login, encrypt, deps.siteId(), deps.playerIdOf);
    } catch (error) {
      return failed(error);
    }
    if (mine !== attempt) {
      void sendLogOut(deps, prepared.record);
      return { kind: "superseded" };
    }
    if (login.gasecret > shortSecret) return wait({ ...prepared, encrypt, asks: "authenticator-code" });
    if (login.otp === "sms") return wait({ ...prepared, encrypt, asks: "sms-code" });
    return store(prepared);
  }

  function wait(login: Pending): SignInStep {
    pending = login;
    return { kind: login.asks };
  }

  async function store(login: PreparedLogin): Promise<SignInStep> {
    const playerId = await storeLogin(session, login);
    return playerId === undefined ? { kind: "start-over" } : { kind: "done", playerId };
  }

  /** Applies the rules for failed log-ins (product.md 4.3). */
  function failed(error: unknown): SignInStep {
    if (error instanceof EncryptionProblem) return { kind: "impossible", reason: error.reason };
    if (!(error instanceof CallFailure)) {
      return { kind: "refused", failure: { kind: isOffline() ? "offline" : "unreachable", sent: false } };
    }
    const { failure } = error;
    if (failure.kind === "login-failed" || failure.kind === "inactive-account") {
      void session.logOut("refused");
    } else void session.refresh();
    return { kind: "refused", failure };
  }

  async function check(login: Pending, code: string): Promise<SignInStep> {
    const options = { as: blockOf(login.record), language: codeLanguage };
    let proved: PreparedLogin;
    try {
      const { data } =
        login.asks === "sms-code"
          ? await deps.send(userSmsValidate, { ...siteType, code }, options)
          : await deps.send(userCheckGa, { ...siteType, ga_code: code }, options);
      proved = data ? renewLogin(login, data, login.encrypt) : login;
    } catch (error) {
      return login === pending ? codeFailed(error) : { kind: "superseded" };
    }
    if (login !== pending) {
      void sendLogOut(deps, proved.record);
      return { kind: "superseded" };
    }
    pending = undefined;
    return store(proved);
  }

  function codeFailed(error: unknown): Extract<SignInStep, { kind: "refused" | "start-over" }> {
    const failure = failureOf(error);
    if (!failure) throw error;
    const { kind } = failure;
    if (kind !== "session-expired" && kind !== "login-failed" && kind !== "inactive-account") {
      return { kind: "refused", failure };
    }
    pending = undefined;
    return { kind: "start-over", failure };
  }

  return {
    start,
    cancel,
    async complete(code) {
      const digits = code.replace(/[\s-]/g, "");
      if (!pending) return { kind: "start-over" };
      if (!/^\d{6}$/.test(digits)) return { kind: "invalid-code" };
      // A code can be used once: a second press waits for the result of the first.
      if (completing) return completing;
      const checking = check(pending, digits).finally(() => {
        if (completing === checking) completing = undefined;
      });
      completing = checking;
      return checking;
    },
    async sendSms() {
      if (!pending) return { kind: "start-over" };
      const login = pending;
      try {
        const as = blockOf(login.record);
        const { data } = await deps.send(userSmsSend, siteType, { as, language: codeLanguage });
        return login === pending ? { kind: "sent", ...data } : { kind: "start-over" };
      } catch (error) {
        return login === pending ? codeFailed(error) : { kind: "start-over" };
      }
    },
  };
}

/**
 * Stores a log-in as the session of this device and all its tabs, and resolves with the player's id. Another player
 * who was signed in is logged out, and their data is removed first. Resolves with undefined when the new session
 * ended in the meantime.
 */
export async function storeLogin(session: Session, login: PreparedLogin): Promise<string | undefined> {
  const { deps, lastPlayer, refused, settle } = session.core;
  const { player } = login.record;
  // After a reload `lastPlayer` is not known, but an unsent form may still name its player.
  const last = lastPlayer()?.player ?? playerOfOpenForm(deps.visit);
  if (last !== player) await session.leave("another-player").cleared;
  if (refused.has(login.record.sid)) return undefined;
  const now = deps.now();
  writeMoment(deps.device, keys.activityStart, now);
  writeMoment(deps.device, keys.expiration, now + freshForMs);
  deps.device.write(keys.rid, login.rid);
  writeProfile(deps.device, login.profile);
  const isStored = writeCredentials(deps.device, login.record);
  if (!isStored) {
    const text = t`Tarayıcınızda yer olmadığı için girişiniz saklanamadı. Bu sayfayı yenilerseniz yeniden giriş yapmanız gerekir.`;
    showToast({ tone: "info", text, durationMs: sentenceMs });
  }
  void settle();
  return player;
}
