import { Trans, useLingui } from "@lingui/react/macro";
import { useForm } from "react-hook-form";
import { userPassReset } from "../../contract/user-account.ts";
import { session } from "../../session/app-session.ts";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { Link } from "../../ui/Link.tsx";
import { NewPasswordFields } from "../../ui/form/NewPasswordFields.tsx";
import { useFormWrite } from "../../components/use-form-write.ts";
import { isTooMany } from "../../api/failure.ts";
import { usePasswordPolicy } from "../../api/use-password-policy.ts";
import { WriteProblem } from "../../components/WriteProblem.tsx";
import { resetToken } from "./reset-token.ts";
import formStyles from "../../ui/form/form.module.css";
import styles from "./AuthForm.module.css";

export interface ResetFormProps {
  token: string;
  /** Called when the password is changed and nobody is signed in on this device any more. */
  onReset: () => void;
}

/** The new password, typed twice (product.md 5.1). The fields keep their values after a refusal; nothing is stored. */
export function ResetForm({ token, onReset }: ResetFormProps) {
  const { t } = useLingui();
  const policy = usePasswordPolicy();
  const form = useForm({ defaultValues: { password: "", passwordConfirm: "" } });
  const { onSubmit, button, problem } = useFormWrite(userPassReset, {
    form,
    fields: ["password", "passwordConfirm"],
    request: (typed) => ({ token, ...typed }),
    draft: resetToken,
    // The log-in page says it.
    done: null,
    async onDone() {
      // A reset ends every session of the account, and this device may have one of them.
      if (session.playerId()) await session.leave("password-changed").cleared;
      onReset();
    },
  });
  const { end } = problem;
  const isLinkOver = end?.kind === "refused" && !isTooMany(end.failure);

  return (
    <form noValidate className={formStyles.form} onSubmit={onSubmit}>
      <WriteProblem
        {...problem}
        unknown={{
          title: t`Şifrenizin değişip değişmediği belli değil`,
          text: (
            <p>{t`Yanıt gelmeden bağlantı koptu. Tekrar deneyin; bağlantı geçersiz görünürse yeni şifrenizle giriş yapmayı deneyin.`}</p>
          ),
        }}
      >
        {isLinkOver && (
          <Link to="/forgot-password" className={styles.again}>
            <Trans>Yeni bağlantı iste</Trans>
          </Link>
        )}
      </WriteProblem>
      <NewPasswordFields form={form} policy={policy} />
      <SubmitButton {...button} pendingLabel={t`Kaydediliyor…`}>
        <Trans>Şifreyi kaydet</Trans>
      </SubmitButton>
    </form>
  );
}
