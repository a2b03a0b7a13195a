import { valibotResolver } from "@hookform/resolvers/valibot";
import { Trans, useLingui } from "@lingui/react/macro";
import { useForm, useWatch } from "react-hook-form";
import * as v from "valibot";
import { type Press, useSubmission } from "../../api/use-submission.ts";
import type { Credentials } from "../../session/sign-in.ts";
import { PasswordField } from "../../ui/form/PasswordField.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { Link } from "../../ui/Link.tsx";
import { formDraft } from "../../lib/form-draft.ts";
import { useFormDraft } from "../../components/form-draft-hooks.ts";
import { accountName, hasForeignLetters, tidyName } from "./account-name.ts";
import { useProblemTexts } from "./SmsStep.tsx";
import { LoginRefusal } from "./LoginRefusal.tsx";
import { loginFlow } from "./app-login-flow.ts";
import formStyles from "../../ui/form/form.module.css";
import styles from "./AuthForm.module.css";

/** Longer than any passphrase. The password is not trimmed: a space may be part of it. */
const longestPassword = 500;

/** Schema of the log-in form. Its problems are `required` and `too-long`. */
const credentials = v.object({
  username: accountName,
  password: v.pipe(v.string(), v.nonEmpty("required"), v.maxLength(longestPassword, "too-long")),
});

/** The username survives a reload; the password is never stored. */
const draft = formDraft("login", { username: "" }, undefined);

/** The first step: username and password. */
export function CredentialsForm() {
  const { t } = useLingui();
  const problem = useProblemTexts();
  const form = useForm<Credentials>({
    defaultValues: { ...draft.read(), password: "" },
    resolver: valibotResolver(credentials),
  });
  const { control, register, handleSubmit, resetField, setValue, formState } = form;
  const { errors } = formState;
  useFormDraft(form, draft);
  const username = useWatch({ control, name: "username" });

  const login = useSubmission(({ data }: Press<Credentials>) => loginFlow.start(data), {
    done: { text: t`Başarıyla giriş yapıldı` },
    problems: "screen",
    onEnd(step) {
      // Clear the password only if the credentials were wrong.
      if (step.kind === "refused" && step.failure.kind === "login-failed") resetField("password");
    },
  });
  const submit = handleSubmit(async (typed) => {
    if ((await login.send(typed)).kind === "done") draft.forget();
  });

  return (
    <form noValidate className={formStyles.form} onSubmit={(event) => void submit(event)}>
      <LoginRefusal step={login.end} attempt={login.attempt} onRetry={() => void submit()} />
      <TextField
        label={t`Kullanıcı adı`}
        error={problem(errors.username?.message, t`Kullanıcı adınızı girin`)}
        autoComplete="username webauthn"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        note={
          <p role="status" className={styles.note}>
            {hasForeignLetters(username) && (
              <Trans>Kullanıcı adlarında Türkçe harf olmaz: ş yerine s, ı yerine i yazmayı deneyin.</Trans>
            )}
          </p>
        }
        {...register("username", {
          onBlur: (event: { target: HTMLInputElement }) => setValue("username", tidyName(event.target.value)),
        })}
      />
      <PasswordField
        label={t`Şifre`}
        error={problem(errors.password?.message, t`Şifrenizi girin`)}
        autoComplete="current-password"
        enterKeyHint="go"
        {...register("password")}
      />
      <Link to="/forgot-password" className={styles.forgot}>
        <Trans>Şifrenizi mi unuttunuz?</Trans>
      </Link>
      <SubmitButton pending={login.isPending} late={login.isLate} pendingLabel={t`Giriş yapılıyor…`}>
        <Trans>Giriş yap</Trans>
      </SubmitButton>
    </form>
  );
}
