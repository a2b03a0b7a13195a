import { Trans, useLingui } from "@lingui/react/macro";
import { useForm, useWatch } from "react-hook-form";
import { call } from "../../client/call.ts";
import { userPassChange } from "../../contract/user-account.ts";
import { PasswordField } from "../../ui/form/PasswordField.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { PasswordRules } from "../shared/PasswordRules.tsx";
import { usePasswordTexts } from "../shared/use-password-texts.ts";
import { ChangeProblem } from "./ChangeProblem.tsx";
import { useChange } from "./use-change.ts";
import styles from "./SecurityPage.module.css";

const empty = { currentPassword: "", password: "", passwordConfirm: "" };

/** The present password and the new one, twice (spec §5). Nothing of it is stored, a lost session included. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { t } = useLingui();
  const texts = usePasswordTexts();
  const form = useForm({ defaultValues: empty });
  const { control, register, getValues, formState } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const password = useWatch({ control, name: "password" });
  const { trouble, submit } = useChange(form, {
    send: (typed) => call(userPassChange, typed),
    onDone: onChanged,
  });

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {!isSubmitting && (
        <ChangeProblem
          trouble={trouble}
          attempt={submitCount}
          unknown={t`Yanıt gelmeden bağlantı koptu. Yeniden gönderin: mevcut şifrenizin hatalı olduğu söylenirse şifreniz değişmiş demektir.`}
          onRetry={submit}
        />
      )}
      <PasswordField
        label={t`Mevcut şifre`}
        error={errors.currentPassword?.message}
        autoComplete="current-password"
        {...register("currentPassword", { required: t`Bu alan zorunludur` })}
      />
      <PasswordField
        label={t`Yeni şifre`}
        error={errors.password?.message}
        autoComplete="new-password"
        rules={<PasswordRules password={password} />}
        {...register("password", { validate: (value) => texts.problem(value) ?? true, deps: "passwordConfirm" })}
      />
      <PasswordField
        label={t`Yeni şifre (tekrar)`}
        error={errors.passwordConfirm?.message}
        autoComplete="new-password"
        enterKeyHint="done"
        {...register("passwordConfirm", {
          validate: (value) => texts.repeatProblem(getValues("password"), value) ?? true,
        })}
      />
      <SubmitButton pending={isSubmitting} pendingLabel={t`Kaydediliyor…`}>
        <Trans>Şifreyi kaydedin</Trans>
      </SubmitButton>
    </form>
  );
}
