import { Trans, useLingui } from "@lingui/react/macro";
import { useForm } from "react-hook-form";
import { userPassChange } from "../../contract/user-account.ts";
import { session } from "../../session/app-session.ts";
import { PasswordField } from "../../ui/form/PasswordField.tsx";
import { NewPasswordFields } from "../../ui/form/NewPasswordFields.tsx";
import { ChangeForm } from "./ChangeForm.tsx";

const fields = ["currentPassword", "password", "passwordConfirm"] as const;
const empty = { currentPassword: "", password: "", passwordConfirm: "" };

/** The current password, and the new one twice (product.md 5.1). Nothing is stored, even when the session ends. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { t } = useLingui();
  const form = useForm({ defaultValues: empty });
  const { errors } = form.formState;
  return (
    <ChangeForm
      call={userPassChange}
      form={form}
      fields={fields}
      request={(typed) => typed}
      // If the session had expired, the answer would not say whether the password was changed.
      prepare={session.refresh}
      onDone={onChanged}
      unknown={t`Yanıt gelmeden bağlantı koptu. Yeniden gönderin: mevcut şifrenizin hatalı olduğu söylenirse şifreniz değişmiş demektir.`}
      save={<Trans>Şifreyi kaydedin</Trans>}
    >
      <PasswordField
        label={t`Mevcut şifre`}
        error={errors.currentPassword?.message}
        autoComplete="current-password"
        {...form.register("currentPassword", { required: t`Bu alan zorunludur` })}
      />
      <NewPasswordFields form={form} />
    </ChangeForm>
  );
}
