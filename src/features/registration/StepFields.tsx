import { useLingui } from "@lingui/react/macro";
import { useController, useWatch } from "react-hook-form";
import { nationalPhone, normalisePhone } from "../../lib/phone.ts";
import { DatePartsField } from "../../ui/form/DatePartsField.tsx";
import { SelectField } from "../../ui/form/SelectField.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { AccountFields } from "./AccountFields.tsx";
import { joinBirthDate, splitBirthDate } from "./birth-date.ts";
import { countriesIn, homeCountry } from "./countries.ts";
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

/** The fields for the player's personal details. */
function PersonFields({ registration }: { registration: RegistrationForm }) {
  const { t, i18n } = useLingui();
  const { form, field, recheck } = registration;
  const isAtHome = useWatch({ control: form.control, name: "country" }) === homeCountry;
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController({ control: form.control, name: "birthDate" });
  return (
    <>
      <TextField {...field("firstName")} label={t`Ad`} autoComplete="given-name" required />
      <TextField {...field("lastName")} label={t`Soyad`} autoComplete="family-name" required />
      <DatePartsField
        ref={ref}
        label={t`Doğum tarihi`}
        hint={t`18 yaşını doldurmuş olmalısınız.`}
        error={fieldState.error?.message}
        autoComplete="bday"
        value={splitBirthDate(value)}
        onChange={(parts) => {
          onChange(joinBirthDate(parts));
          recheck("birthDate");
        }}
      />
      <SelectField {...field("country")} label={t`Ülke`} hint={t`Yaşadığınız ülke`} autoComplete="country" required>
        {countriesIn(i18n.locale).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field("nationalId")}
        label={isAtHome ? t`T.C. kimlik numarası` : t`Kimlik veya pasaport numarası`}
        hint={t`Para çekerken kimliğinizle eşleşmesi gerekir.`}
        inputMode={isAtHome ? "numeric" : "text"}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
    </>
  );
}
