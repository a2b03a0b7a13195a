import { AccountFields } from "./AccountFields.tsx";
import { ContactFields } from "./ContactFields.tsx";
import { PersonFields } from "./PersonFields.tsx";
import type { Step } from "./steps.ts";
import type { RegistrationForm } from "./use-registration-form.ts";
import styles from "./Registration.module.css";

const fieldsOfStep = { 1: PersonFields, 2: ContactFields, 3: AccountFields } as const;

/** The fields of one step, in two columns where there is room. */
export function StepFields({ step, registration }: { step: Step; registration: RegistrationForm }) {
  const Fields = fieldsOfStep[step];
  return (
    <div className={styles.fields}>
      <Fields registration={registration} />
    </div>
  );
}
