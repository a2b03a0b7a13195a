import { call } from "../../client/call.ts";
import { type Failure, failureOf, isPassing } from "../../client/failure.ts";
import { userRegisterConfirm } from "../../contract/user-account.ts";
import { draftPrefix } from "../../lib/private-storage.ts";
import { visitStorage } from "../../lib/storage.ts";
import { createStore, type ReadableStore } from "../../lib/store.ts";
import { forgetNewAccount, rememberNewAccount } from "./new-account.ts";

/** How far the confirmation of an account is. */
export type Confirmation =
  /** There is no link: it waits in a mail. */
  | { readonly kind: "none" }
  | { readonly kind: "asking" }
  | { readonly kind: "confirmed" }
  /** The link is good for nothing; `message` is the operator's. */
  | { readonly kind: "refused"; readonly message: string }
  /** Nobody knows yet; the link is kept, over reloads too. */
  | { readonly kind: "failed"; readonly failure: Failure };

const storageKey = `${draftPrefix}confirm-link`;

const state = createStore<Confirmation>({
  kind: visitStorage.read(storageKey) === undefined ? "none" : "asking",
});
/** Outside React: a link counts once, however often its page is drawn. */
export const confirmation: ReadableStore<Confirmation> = state;

let asking: Promise<void> | undefined;

/** Takes the token out of the address of the mail's link, and asks the operator to confirm with it. */
export function openConfirmLink(token: string): void {
  visitStorage.write(storageKey, token);
  void ask(token);
}

/** Asks with the token of a link whose outcome is not known: after a reload, or when the network is back. */
export function askAgain(): void {
  const token = visitStorage.read(storageKey);
  if (token !== undefined) void ask(token);
}

/** There is a new account, whose link was mailed to that address; how an earlier link ended is history. */
export function awaitConfirmLink(email: string): void {
  rememberNewAccount(email);
  visitStorage.remove(storageKey);
  state.set({ kind: "none" });
}

function ask(token: string): Promise<void> {
  state.set({ kind: "asking" });
  asking ??= confirm(token).finally(() => (asking = undefined));
  return asking;
}

async function confirm(token: string): Promise<void> {
  try {
    await call(userRegisterConfirm, { token });
    settle({ kind: "confirmed" });
    forgetNewAccount();
  } catch (error) {
    const failure = failureOf(error) ?? { kind: "unreachable", sent: false };
    // Asked too often is not asked in vain.
    const isOpen = isPassing(failure) || failure.kind === "locked" || failure.kind === "maintenance";
    if (isOpen || ("code" in failure && failure.code === 429)) state.set({ kind: "failed", failure });
    else settle({ kind: "refused", message: "message" in failure ? failure.message : "" });
  }
}

function settle(end: Confirmation): void {
  visitStorage.remove(storageKey);
  state.set(end);
}
