import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { WriteProblem } from "../../../components/WriteProblem.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { SubmitButton } from "../../../ui/form/SubmitButton.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import styles from "../SecurityPage.module.css";
import { useAddPasskey, useCreateTexts } from "./use-add-passkey.ts";

/** Makes a passkey on this device. The name helps the player to recognise it in the list. */
export function AddPasskey() {
  const { t } = useLingui();
  const texts = useCreateTexts();
  const [name, setName] = useState("");
  const [isNameMissing, setNameMissing] = useState(false);
  const { create, begin, add, problem, isPending } = useAddPasskey({ problems: "screen", onDone: () => setName("") });

  // Each press begins anew. What became of an earlier passkey says nothing about this one.
  const last = begin.end?.kind === "done" ? add : begin;

  function submit(): void {
    setNameMissing(!name.trim());
    if (name.trim()) void create(name.trim());
  }
  if (!("PublicKeyCredential" in window)) {
    return (
      <p className={styles.text}>
        <Trans>Bu tarayıcı geçiş anahtarlarını desteklemiyor.</Trans>
      </p>
    );
  }
  return (
    <Form onSubmit={submit}>
      <WriteProblem
        end={isPending || problem ? undefined : last.end}
        attempt={last.attempt}
        onRetry={submit}
        mayRetry={false}
        unknown={{
          title: t`Geçiş anahtarının eklenip eklenmediği belli değil`,
          text: <p>{t`Listede yoksa tekrar ekleyin.`}</p>,
        }}
      />
      <TextField
        label={t`Anahtarın adı`}
        hint={t`Örneğin “Telefonum”`}
        error={isNameMissing ? t`Anahtara bir ad verin` : problem && texts[problem]}
        value={name}
        maxLength={60}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <SubmitButton pending={isPending} late={begin.isLate || add.isLate} pendingLabel={t`Geçiş anahtarı oluşturuluyor…`}>
        <Trans>Geçiş anahtarı ekle</Trans>
      </SubmitButton>
    </Form>
  );
}
