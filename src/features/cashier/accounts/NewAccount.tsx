import { useStore } from "../../../lib/use-store.ts";
import { session } from "../../../session/app-session.ts";
import { displayName } from "../../../session/player-name.ts";
import { BankAccountForm, type BankAccountFormProps } from "./BankAccountForm.tsx";

/** The form that adds an account. Its holder is the player, because nothing is paid to others. */
export function NewAccount({ onDone }: Pick<BankAccountFormProps, "onDone">) {
  const state = useStore(session.state);
  const profile = state.kind === "signed-in" ? state.profile : undefined;
  const accountHolder = profile && (profile.firstname || profile.lastname) ? displayName(profile) : "";
  return <BankAccountForm initial={{ iban: "", bankID: "", accountHolder, branchName: "", accountNumber: "" }} onDone={onDone} />;
}
