import { session } from "../../session/app-session.ts";
import { type FormDraft, formDraft } from "../../session/drafts/form-draft.ts";
import { emptyRegistration, type RegistrationValues } from "./registration-values.ts";

type Passwords = Pick<RegistrationValues, "password" | "passwordConfirm">;

/** How long a password is kept, in milliseconds: long enough to read the rules. */
const passwordsLastFor = 10 * 60_000;

/** In memory only: passwords survive a visit to the rules or a change of language, but not a reload. */
let passwords: { readonly typed: Passwords; readonly until: number } | undefined;
// The next user of the device must not see them. Like the drafts, they go at log-out or when another player logs in.
session.onCleared(() => {
  passwords = undefined;
});

/** What the player has typed into the registration so far. */
export interface KeptRegistration {
  readonly draft: FormDraft<Omit<RegistrationValues, keyof Passwords>>;
  readonly read: () => RegistrationValues;
  /** Keeps the passwords, which the draft must not hold, in memory for a limited time. */
  readonly keepPasswords: (values: RegistrationValues) => void;
  /** Forgets everything once the account exists. */
  readonly forget: () => void;
}

export function keptRegistration(): KeptRegistration {
  const { password, passwordConfirm, ...empty } = emptyRegistration;
  const draft = formDraft("registration", empty, session.playerId());
  return {
    draft,
    read: () => {
      const typed = passwords && Date.now() < passwords.until ? passwords.typed : { password, passwordConfirm };
      return { ...draft.read(), ...typed };
    },
    keepPasswords({ password, passwordConfirm }) {
      passwords = { typed: { password, passwordConfirm }, until: Date.now() + passwordsLastFor };
    },
    forget() {
      passwords = undefined;
      draft.forget();
    },
  };
}
