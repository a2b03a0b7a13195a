import { call } from "../../api/call.ts";
import { hasExtension } from "../../api/capabilities.ts";
import { type Failure, isTooMany } from "../../api/failure.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { endOfError } from "../../api/write-end.ts";
import { userGetUserProfile } from "../../contract/user.ts";
import { userRegisterConfirm } from "../../contract/user-account.ts";
import { createStore, type ReadableStore } from "../../lib/store.ts";
import { saveReturnUrl, storedReturnUrl } from "../../lib/return-url.ts";
import { session } from "../../session/app-session.ts";
import { loginDraft } from "../login/login-draft.ts";
import { confirmToken } from "./confirm-token.ts";
import {
  forgetNewAccount,
  forgetNewLogin,
  newAccountLogin,
  rememberNewAccount,
  rememberNewLogin,
} from "./registration-request.ts";
import { confirmWhose, type OwnAddress, type Whose } from "./whose-address.ts";

/** The state of an account's confirmation. */
export type Confirmation =
  /** There is no token: the player has not opened the link in the mail yet. */
  | { readonly kind: "none" }
  | { readonly kind: "asking" }
  | { readonly kind: "confirmed"; readonly whose: Whose }
  /**
   * The link is not valid. `message` is the operator's, or empty. With `afterUnknown` it was sent before and the answer
   * was lost, so that sending may have confirmed the account.
   */
  | { readonly kind: "refused"; readonly message: string; readonly afterUnknown: boolean }
  /** The outcome is unknown. The token is kept, also after a reload, so that the player can try again. */
  | { readonly kind: "failed"; readonly failure: Failure };

const state = createStore<Confirmation>({ kind: "none" });
/** Kept outside React, because a link works only once, however often its page renders. */
export const confirmation: ReadableStore<Confirmation> = state;

let asking: Promise<void> | undefined;

/** Sends the stored token to the operator: that of a link just opened, or one whose outcome is unknown. */
export function confirmAccount(): void {
  const token = confirmToken.read();
  if (token === undefined) return;
  state.set({ kind: "asking" });
  asking ??= confirm(token).finally(() => (asking = undefined));
}

/**
 * Starts waiting for the link that was mailed to the new account's address, and forgets the outcome of any earlier link. The
 * account's first log-in leads where this visit's would have led.
 */
export function awaitConfirmLink({ email, username }: { readonly email: string; readonly username: string }): void {
  rememberNewAccount(email);
  const returnUrl = storedReturnUrl();
  rememberNewLogin({ username, ...(returnUrl !== undefined && { returnUrl }) });
  confirmToken.forget();
  state.set({ kind: "none" });
}

async function confirm(token: string): Promise<void> {
  // Without the `register_confirm` extension accounts need no confirmation, so the operator is not asked.
  if ((await hasExtension("register_confirm")) === false)
    return finish({ kind: "refused", message: "", afterUnknown: false });
  const afterUnknown = confirmToken.wasSent();
  const send = () =>
    call(userRegisterConfirm, { token }, { beforeLeaving: async () => (confirmToken.markSent(token), true) });
  try {
    const isLoggedIn = session.playerId() !== undefined;
    const whose = await confirmWhose(send, isLoggedIn ? ownAddress : undefined);
    finish({ kind: "confirmed", whose });
    forgetNewAccount();
    if (whose === "visitor") prepareLogin();
  } catch (error) {
    const end = endOfError(userRegisterConfirm, error);
    const { failure = { kind: "unreachable", sent: true } } = end;
    // A refusal because of too many requests says nothing about the token, so the player can try again.
    const isJudged = end.kind === "refused" && !isTooMany(failure);
    if (isJudged) return finish({ kind: "refused", message: refusalText(failure), afterUnknown });
    if (end.kind !== "unknown" && !afterUnknown) confirmToken.unmarkSent();
    state.set({ kind: "failed", failure });
  }
}

/** Fills in the log-in of the account that was opened on this device. */
function prepareLogin(): void {
  const login = newAccountLogin();
  if (!login) return;
  forgetNewLogin();
  loginDraft.write({ username: login.username });
  if (login.returnUrl !== undefined && storedReturnUrl() === undefined) saveReturnUrl(login.returnUrl);
}

/** Returns undefined when the profile of the logged-in player cannot be fetched. */
function ownAddress(): Promise<OwnAddress | undefined> {
  return call(userGetUserProfile, {}).then(
    ({ data }) => data,
    () => undefined,
  );
}

function finish(end: Confirmation): void {
  confirmToken.forget();
  state.set(end);
}
