import { useLingui } from "@lingui/react/macro";
import { AccountFields } from "./AccountFields.tsx";
import { PersonFields } from "./PersonFields.tsx";
import type { Step } from "./steps.ts";
import type { RegistrationForm } from "./use-registration-form.ts";
import styles from "./Registration.module.css";
import { nationalPhone, normalisePhone } from "../../lib/phone.ts";
import { TextField } from "../../ui/form/TextField.tsx";

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

/** The fields for the player's contact details. */
function ContactFields({ registration: { form, field } }: { registration: RegistrationForm }) {
  const { t } = useLingui();
  const phone = field("phone");
  return (
    <>
      <TextField
        {...field("email")}
        label={t`E-posta`}
        hint={t`Hesabınızla ilgili mesajlar bu adrese gelir.`}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextField
        {...phone}
        onBlur={(event) => {
          void phone.onBlur(event);
          const number = normalisePhone(event.target.value);
          if (number) form.setValue("phone", nationalPhone(number));
        }}
        label={t`Telefon`}
        hint={t`Yurt dışı numaralarını + ve ülke koduyla yazın.`}
        type="tel"
        autoComplete="tel"
        placeholder="0532 123 45 67"
        required
      />
      <TextField {...field("city")} label={t`Şehir`} autoComplete="address-level2" required />
      <TextField {...field("address")} label={t`Adres`} autoComplete="address-line1" required />
    </>
  );
}
