import { call } from "../../client/call.ts";
import { hasExtension } from "../../client/capabilities.ts";
import { type Failure, failureOf, isPassing } from "../../client/failure.ts";
import { userGetUserProfile } from "../../contract/user.ts";
import { userRegisterConfirm } from "../../contract/user-account.ts";
import { createStore, type ReadableStore } from "../../lib/store.ts";
import { session } from "../../session/app-session.ts";
import { confirmToken } from "./confirm-token.ts";
import { forgetNewAccount, rememberNewAccount } from "./new-account.ts";
import { confirmWhose, type OwnAddress, type Whose } from "./whose-address.ts";

/** How far the confirmation of an account is. */
export type Confirmation =
  /** There is no link: it waits in a mail. */
  | { readonly kind: "none" }
  | { readonly kind: "asking" }
  | { readonly kind: "confirmed"; readonly whose: Whose }
  /** The link is good for nothing; `message` is the operator's. */
  | { readonly kind: "refused"; readonly message: string }
  /** Nobody knows yet; the link is kept, over reloads too. */
  | { readonly kind: "failed"; readonly failure: Failure };

const state = createStore<Confirmation>({ kind: "none" });
/** Outside React: a link counts once, however often its page is drawn. */
export const confirmation: ReadableStore<Confirmation> = state;

let asking: Promise<void> | undefined;

/** Asks the operator with the token that is kept, of a link just opened or of one whose outcome is not known. */
export function confirmAccount(): void {
  const token = confirmToken.read();
  if (token === undefined) return;
  state.set({ kind: "asking" });
  asking ??= confirm(token).finally(() => (asking = undefined));
}

/** There is a new account, whose link was mailed to that address; how an earlier link ended is history. */
export function awaitConfirmLink(email: string): void {
  rememberNewAccount(email);
  confirmToken.forget();
  state.set({ kind: "none" });
}

async function confirm(token: string): Promise<void> {
  // An extension, which is not asked for where there is none: such an operator's accounts need no link.
  if ((await hasExtension("register_confirm")) === false) return settle({ kind: "refused", message: "" });
  try {
    const isLoggedIn = session.playerId() !== undefined;
    const whose = await confirmWhose(() => call(userRegisterConfirm, { token }), isLoggedIn ? ownAddress : undefined);
    settle({ kind: "confirmed", whose });
    forgetNewAccount();
  } catch (error) {
    const failure = failureOf(error) ?? { kind: "unreachable", sent: false };
    // Asked too often is not asked in vain.
    const isOpen = isPassing(failure) || failure.kind === "locked" || failure.kind === "maintenance";
    if (isOpen || ("code" in failure && failure.code === 429)) state.set({ kind: "failed", failure });
    else settle({ kind: "refused", message: "message" in failure ? failure.message : "" });
  }
}

/** Undefined when the profile of whoever is logged in does not come. */
function ownAddress(): Promise<OwnAddress | undefined> {
  return call(userGetUserProfile, {}).then(
    ({ data }) => data,
    () => undefined,
  );
}

function settle(end: Confirmation): void {
  confirmToken.forget();
  state.set(end);
}
