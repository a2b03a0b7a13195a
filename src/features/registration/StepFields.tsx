import { Trans, useLingui } from "@lingui/react/macro";
import { useController, useWatch } from "react-hook-form";
import { usePasswordPolicy } from "../../api/use-password-policy.ts";
import { joinDateParts, splitDateParts } from "../../lib/date-parts.ts";
import { nationalPhone, normalisePhone } from "../../lib/phone.ts";
import { Link } from "../../ui/Link.tsx";
import { CheckboxField } from "../../ui/form/CheckboxField.tsx";
import { DatePartsField } from "../../ui/form/DatePartsField.tsx";
import { PasswordField, PasswordRules } from "../../ui/form/PasswordField.tsx";
import { SelectField } from "../../ui/form/SelectField.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { countriesIn, homeCountry } from "./countries.ts";
import type { Step } from "./steps.ts";
import type { RegistrationForm } from "./use-registration-form.ts";
import styles from "./Registration.module.css";
import layout from "../../ui/layout.module.css";

const fieldsOfStep = { 1: PersonFields, 2: ContactFields, 3: AccountFields } as const;

/** The fields of one step, in two columns where there is room. */
export function StepFields({ step, registration }: { step: Step; registration: RegistrationForm }) {
  const Fields = fieldsOfStep[step];
  return (
    <div className={`${layout.stack5} ${styles.fields}`}>
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
        hint={t`Yurt dışı numaraları + ile başlar.`}
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
        value={splitDateParts(value)}
        onChange={(parts) => {
          onChange(joinDateParts(parts));
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

/** The fields for the log-in details and the consents. */
function AccountFields({ registration: { form, field } }: { registration: RegistrationForm }) {
  const { t, i18n } = useLingui();
  const policy = usePasswordPolicy();
  const password = useWatch({ control: form.control, name: "password" });
  const lira = new Intl.DisplayNames(i18n.locale, { type: "currency" }).of("TRY");
  return (
    <>
      <TextField
        {...field("username")}
        label={t`Kullanıcı adı`}
        hint={t`Giriş yaparken bu adı yazarsınız.`}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <SelectField
        {...field("currency")}
        label={t`Para birimi`}
        hint={t`Bakiyeniz bu para biriminde tutulur.`}
        required
      >
        <option value="TRY">{`${lira} (₺)`}</option>
      </SelectField>
      <PasswordField
        {...field("password")}
        label={t`Şifre`}
        autoComplete="new-password"
        rules={<PasswordRules password={password} policy={policy} />}
        required
      />
      <PasswordField {...field("passwordConfirm")} label={t`Şifre (tekrar)`} autoComplete="new-password" required />
      <TextField
        {...field("promotionCode")}
        label={t`Promosyon kodu`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        optional
      />
      <TextField
        {...field("referenceNumber")}
        label={t`Referans numarası`}
        autoComplete="off"
        spellCheck={false}
        optional
      />
      <div className={styles.choices}>
        <CheckboxField {...field("smsOptIn")} label={t`SMS ile promosyon mesajı almak istiyorum`} />
        <CheckboxField {...field("emailOptIn")} label={t`E-posta ile promosyon mesajı almak istiyorum`} />
        <CheckboxField {...field("rulesAccepted")} label={<RulesLabel />} required />
      </div>
    </>
  );
}

/** The consent label with links to the pages it names. They open in new tabs, so that nothing typed is lost. */
function RulesLabel() {
  return (
    <Trans>
      18 yaşımı doldurdum;{" "}
      <Link target="_blank" to="/info/$infType" params={{ infType: "KullanimSartlari" }}>
        kullanım şartlarını
      </Link>{" "}
      ve{" "}
      <Link target="_blank" to="/info/$infType" params={{ infType: "GenelKurallar" }}>
        genel kuralları
      </Link>{" "}
      kabul ediyorum,{" "}
      <Link target="_blank" to="/info/$infType" params={{ infType: "GizlilikBilgisi" }}>
        gizlilik bilgilendirmesini
      </Link>{" "}
      okudum.
    </Trans>
  );
}
