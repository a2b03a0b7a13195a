import { Trans, useLingui } from "@lingui/react/macro";
import { SupportLink } from "../../components/SupportLink.tsx";
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { type FieldValues, useForm } from "react-hook-form";
import { WriteProblem } from "../../components/WriteProblem.tsx";
import { type FormWriteOptions, useFormWrite } from "../../components/use-form-write.ts";
import type { AnyCall } from "../../contract/declaration.ts";
import type { userEmailChange, userUsernameChange } from "../../contract/user-account.ts";
import { playerDraft } from "../../components/form-draft-hooks.ts";
import { useFormDraft } from "../../components/form-draft-hooks.ts";
import { buttonClass } from "../../ui/Button.tsx";
import { Link, type PageLink } from "../../ui/Link.tsx";
import { Notice } from "../../ui/Notice.tsx";
import type { Elements } from "../../ui/elements.ts";
import { PasswordField } from "../../ui/form/PasswordField.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { ExtensionGate } from "./ExtensionGate.tsx";
import layout from "../../ui/layout.module.css";
import styles from "./SecurityPage.module.css";

export interface CredentialValues {
  readonly value: string;
  readonly currentPassword: string;
}

export interface CredentialFormProps {
  /** The name of the draft. */
  name: "email" | "username";
  /** The props of the field for the new value. */
  field: Pick<ComponentProps<typeof TextField>, "label" | "hint" | "autoComplete" | "inputMode">;
  /** Said if the new value is empty. */
  missing: string;
  /** Returns a message if the new value is not valid. */
  problem: (value: string) => string | undefined;
  call: typeof userEmailChange | typeof userUsernameChange;
  /** Called when the operator has accepted the value. */
  onChanged: (value: string) => unknown;
}

/**
 * Changes the e-mail or username. The current password confirms it. The draft holds the new value, never the password.
 */
export function CredentialForm({ name, field, missing, problem, call, onChanged }: CredentialFormProps) {
  const { t } = useLingui();
  const [draft] = useState(() => playerDraft(name, { value: "" }));
  const form = useForm<CredentialValues>({ defaultValues: { ...draft.read(), currentPassword: "" } });
  const { errors } = form.formState;
  useFormDraft(form, draft);

  return (
    <ChangeForm
      call={call}
      form={form}
      fields={["value", "currentPassword"]}
      request={({ value, currentPassword }) => ({ value: value.trim(), currentPassword })}
      draft={draft}
      onDone={(sent) => sent && onChanged(sent.value)}
      unknown={t`Kesin bir yanıt alamadık. Aynı bilgileri tekrar göndermenin bir zararı olmaz.`}
      save={<Trans>Kaydet</Trans>}
    >
      <TextField
        {...field}
        error={errors.value?.message}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        {...form.register("value", {
          validate: (typed) => (typed.trim() === "" ? missing : (problem(typed.trim()) ?? true)),
        })}
      />
      <PasswordField
        label={t`Mevcut şifre`}
        error={errors.currentPassword?.message}
        autoComplete="current-password"
        enterKeyHint="done"
        {...form.register("currentPassword", { required: t`Mevcut şifrenizi girin` })}
      />
    </ChangeForm>
  );
}

/** Renders the form if the operator has the `credentials` extension. Otherwise tells the player what to do. */
export function CredentialsGate({ children }: { children: Elements }) {
  const { t } = useLingui();
  const missing = {
    title: t`Bu değişikliği siz yapamıyorsunuz`,
    text: (
      <Trans>
        Ekibimiz sizin için değiştirsin: <SupportLink />.
      </Trans>
    ),
  };
  return (
    <ExtensionGate name="credentials" missing={missing} height="14rem">
      {children}
    </ExtensionGate>
  );
}

interface ChangeDoneProps {
  /** What has changed. */
  children: ReactNode;
  /** Where the player came from. Default: the account page. */
  back?: { readonly page: PageLink; readonly name: string };
}

/** Replaces a form after a successful change. */
export function ChangeDone({ children, back }: ChangeDoneProps) {
  const box = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={styles.done}>
      <Notice tone="positive">{children}</Notice>
      <Link {...(back?.page ?? { to: "/profile" })} className={buttonClass("secondary")}>
        {back?.name ?? <Trans>Hesabıma dön</Trans>}
      </Link>
    </div>
  );
}

type ChangeFormProps<Values extends FieldValues, Call extends AnyCall> = FormWriteOptions<Values, Call> & {
  /** The call that makes the change. */
  call: Call;
  /** What the player can do when the outcome is unknown. */
  unknown: string;
  /** The label of the button. */
  save: ReactNode;
  /** The fields of the form. */
  children: Elements;
};

/** The form on the pages of this folder: problems, fields, and a button that is locked while the change is sent. */
export function ChangeForm<Values extends FieldValues, Call extends AnyCall>(props: ChangeFormProps<Values, Call>) {
  const { call, unknown, save, children, ...options } = props;
  const { t } = useLingui();
  const { onSubmit, button, problem } = useFormWrite(call, options);
  return (
    <form noValidate className={layout.stack4} onSubmit={onSubmit}>
      <WriteProblem
        {...problem}
        unknown={{ title: t`Değişikliğin yapılıp yapılmadığı belli değil`, text: <p>{unknown}</p> }}
      />
      {children}
      <SubmitButton {...button} pendingLabel={t`Kaydediliyor…`}>
        {save}
      </SubmitButton>
    </form>
  );
}
