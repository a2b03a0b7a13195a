import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { isTooMany } from "../../api/failure.ts";
import { usePasswordPolicy } from "../../api/use-password-policy.ts";
import { EntryFrame } from "../../components/EntryFrame.tsx";
import { WriteProblem } from "../../components/WriteProblem.tsx";
import { useFormWrite } from "../../components/use-form-write.ts";
import { userPassReset } from "../../contract/user-account.ts";
import { privatePrefix } from "../../lib/private-storage.ts";
import { visitStorage } from "../../lib/storage.ts";
import { session } from "../../session/app-session.ts";
import { Link } from "../../ui/Link.tsx";
import { buttonClass } from "../../ui/Button.tsx";
import { NewPasswordFields } from "../../ui/form/PasswordField.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import layout from "../../ui/layout.module.css";
import styles from "./AuthForm.module.css";

/** The page that the link in a reset mail opens. The player chooses a new password. */
export function ResetPage({ onReset }: { onReset: () => void }) {
  const { t } = useLingui();
  const [token] = useState(resetToken.read);
  if (!token) {
    return (
      <EntryFrame
        title={t`Yeni şifre belirleyin`}
        text={t`Bu bağlantı eksik veya daha önce kullanılmış. E-postanızdaki bağlantının tamamını açın veya yenisini isteyin.`}
      >
        <Link to="/forgot-password" className={buttonClass("primary")}>
          <Trans>Yeni bağlantı iste</Trans>
        </Link>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame
      title={t`Yeni şifre belirleyin`}
      text={t`Şifreniz değişince açık olan tüm oturumlarınız kapanır; yeni şifrenizle giriş yaparsınız.`}
    >
      <ResetForm token={token} onReset={onReset} />
    </EntryFrame>
  );
}

interface ResetFormProps {
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
    <form noValidate className={layout.stack4} onSubmit={onSubmit}>
      <WriteProblem
        {...problem}
        unknown={{
          title: t`Şifrenizin değişip değişmediği belli değil`,
          text: (
            <p>{t`Kesin bir yanıt alamadık. Tekrar deneyin; bağlantı geçersiz görünürse yeni şifrenizle giriş yapmayı deneyin.`}</p>
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

const key = `${privatePrefix}reset-token`;

/**
 * The token of a reset mail. It is moved out of the address, because anyone who sees the address bar, the history or a
 * referrer could use it. It is kept for this visit of this tab, so that a reload finds it.
 */
export const resetToken = {
  read: () => visitStorage.read(key),
  keep: (token: string) => void visitStorage.write(key, token),
  forget: () => visitStorage.remove(key),
};
