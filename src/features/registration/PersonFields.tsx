import { useLingui } from "@lingui/react/macro";
import { useController, useWatch } from "react-hook-form";
import { DatePartsField } from "../../ui/form/DatePartsField.tsx";
import { SelectField } from "../../ui/form/SelectField.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { joinBirthDate, splitBirthDate } from "./birth-date.ts";
import { countriesIn, homeCountry } from "./countries.ts";
import type { RegistrationForm } from "./use-registration-form.ts";

/** The fields for the player's personal details. */
export function PersonFields({ registration }: { registration: RegistrationForm }) {
  const { t, i18n } = useLingui();
  const { form, field, recheck } = registration;
  const isAtHome = useWatch({ control: form.control, name: "country" }) === homeCountry;
  const { field: { ref, value, onChange }, fieldState } = useController({ control: form.control, name: "birthDate" });
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
