import { Trans, useLingui } from "@lingui/react/macro";
import { useWatch } from "react-hook-form";
import { usePasswordPolicy } from "../../api/use-password-policy.ts";
import { CheckboxField } from "../../ui/form/CheckboxField.tsx";
import { PasswordField, PasswordRules } from "../../ui/form/PasswordField.tsx";
import { SelectField } from "../../ui/form/SelectField.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import type { RegistrationForm } from "./use-registration-form.ts";
import styles from "./Registration.module.css";
import { Link } from "../../ui/Link.tsx";

/** The fields for the log-in details and the consents. */
export function AccountFields({ registration: { form, field } }: { registration: RegistrationForm }) {
  const { t, i18n } = useLingui();
  const policy = usePasswordPolicy();
  const password = useWatch({ control: form.control, name: "password" });
  const lira = new Intl.DisplayNames(i18n.locale, { type: "currency" }).of("TRY");
  return (
    <>
      <TextField
        {...field("username")}
        label={t`Kullanıcı adı`}
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
