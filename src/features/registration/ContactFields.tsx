import { useLingui } from "@lingui/react/macro";
import { nationalPhone, normalisePhone } from "../../lib/phone.ts";
import { TextField } from "../../ui/form/TextField.tsx";
import type { RegistrationForm } from "./use-registration-form.ts";

/** The fields for the player's contact details. */
export function ContactFields({ registration: { form, field } }: { registration: RegistrationForm }) {
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
      <TextField {...field("address")} label={t`Adres`} autoComplete="street-address" required />
    </>
  );
}
