import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useExtension } from "../../api/use-extension.ts";
import { usePasswordPolicy } from "../../api/use-password-policy.ts";
import { useRead } from "../../api/use-read.ts";
import { userPassChange } from "../../contract/user-account.ts";
import { session } from "../../session/app-session.ts";
import { CheckboxField } from "../../ui/form/CheckboxField.tsx";
import { NewPasswordFields, PasswordField } from "../../ui/form/PasswordField.tsx";
import { ChangeDone, ChangeForm } from "./CredentialForm.tsx";
import { SecurityPage } from "./SecurityPage.tsx";
import { passkeysOptions } from "./security-queries.ts";

/** Changes the password. If the operator ends the session with it, the next page is log-in (product.md 2.5). */
export function PasswordPage() {
  const { t } = useLingui();
  const [isDone, setDone] = useState(false);
  return (
    <SecurityPage
      title={t`Şifre değiştir`}
      text={t`Başka hiçbir yerde kullanmadığınız bir şifre seçin. Değişiklik diğer oturumlarınızı kapatabilir.`}
    >
      {isDone ? (
        <ChangeDone>
          <Trans>Şifreniz değişti. Bundan sonra yeni şifrenizle giriş yapın.</Trans>
        </ChangeDone>
      ) : (
        <PasswordForm onChanged={() => setDone(true)} />
      )}
    </SecurityPage>
  );
}

const fields = ["currentPassword", "password", "passwordConfirm"] as const;
const empty = { currentPassword: "", password: "", passwordConfirm: "", removePasskeys: true };

/**
 * The current password, and the new one twice (product.md 5.1). Nothing is stored, even when the session ends. Whoever has
 * passkeys is asked whether to remove them: somebody who knew the password may have added one.
 */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { t } = useLingui();
  const policy = usePasswordPolicy();
  const form = useForm({ defaultValues: empty });
  const { errors } = form.formState;
  const canHavePasskeys = useExtension("passkeys").state === "there";
  const passkeys = useRead(passkeysOptions(), { enabled: canHavePasskeys });
  const hasPasskeys = canHavePasskeys && passkeys.data !== undefined && passkeys.rows.length > 0;
  return (
    <ChangeForm
      call={userPassChange}
      form={form}
      fields={fields}
      request={({ removePasskeys, ...typed }) => (hasPasskeys ? { ...typed, removePasskeys } : typed)}
      // If the session had expired, the answer would not say whether the password was changed.
      prepare={session.refresh}
      onDone={onChanged}
      unknown={t`Kesin bir yanıt alamadık. Tekrar gönderin: mevcut şifrenizin hatalı olduğu söylenirse şifreniz değişmiş demektir.`}
      save={<Trans>Şifreyi kaydet</Trans>}
    >
      <PasswordField
        label={t`Mevcut şifre`}
        error={errors.currentPassword?.message}
        autoComplete="current-password"
        {...form.register("currentPassword", { required: t`Mevcut şifrenizi girin` })}
      />
      <NewPasswordFields form={form} policy={policy} />
      {hasPasskeys && (
        <CheckboxField
          {...form.register("removePasskeys")}
          label={t`Geçiş anahtarlarımı da kaldır`}
          hint={t`Hesabınıza başkasının girdiğinden kuşkulanıyorsanız işaretli bırakın.`}
        />
      )}
    </ChangeForm>
  );
}
