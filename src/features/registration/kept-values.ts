import { session } from "../../session/app-session.ts";
import { type FormDraft, formDraft } from "../shared/form-draft.ts";
import { emptyRegistration, type RegistrationValues } from "./registration-values.ts";

type Passwords = Pick<RegistrationValues, "password" | "passwordConfirm">;

/** Milliseconds for which a password may wait for its form: long enough to read the rules. */
const passwordsLastFor = 10 * 60_000;

/** In this page's memory alone: a password outlives a look at the rules or a change of language, and no reload. */
let passwords: { readonly typed: Passwords; readonly until: number } | undefined;
// Not to be seen by whoever comes next: a log-out and somebody else's log-in take them, as they take the drafts.
session.onCleared(() => {
  passwords = undefined;
});

/** What was typed into the registration so far. */
export interface KeptRegistration {
  readonly draft: FormDraft<Omit<RegistrationValues, keyof Passwords>>;
  readonly read: () => RegistrationValues;
  /** Keeps what no draft may hold, for a while: as it is typed, and from when the form goes away. */
  readonly keepPasswords: (values: RegistrationValues) => void;
  /** There is an account now. */
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
