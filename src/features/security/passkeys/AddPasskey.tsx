import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { WriteProblem } from "../../../client/failure/WriteProblem.tsx";
import { useWrite } from "../../../client/use-write.ts";
import { userPasskeyAdd, userPasskeyOptions } from "../../../contract/user-passkeys.ts";
import { TextField } from "../../../ui/form/TextField.tsx";
import { SubmitButton } from "../../../ui/form/SubmitButton.tsx";
import { passkeysOptions } from "../queries.ts";
import styles from "../SecurityPage.module.css";
import { type CreateProblem, createPasskey } from "./create-passkey.ts";

/** Makes a passkey on this device. The name helps the player to recognise it in the list. */
export function AddPasskey() {
  const { t } = useLingui();
  const client = useQueryClient();
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<CreateProblem | "no-name">();
  const [isOpen, setOpen] = useState(false);
  const begin = useWrite(userPasskeyOptions, { done: null, problems: "screen" });
  const add = useWrite(userPasskeyAdd, {
    done: { text: t`Geçiş anahtarı eklendi` },
    problems: "screen",
    onEnd: ({ kind }) => {
      if (kind === "done") setName("");
      return client.invalidateQueries({ queryKey: passkeysOptions().queryKey });
    },
  });
  const isSupported = "PublicKeyCredential" in window;

  async function create(): Promise<void> {
    if (isOpen) return;
    setProblem(name.trim() ? undefined : "no-name");
    if (!name.trim()) return;
    const end = await begin.send({});
    if (end.kind !== "done" || !end.success) return;
    setOpen(true);
    const made = await createPasskey(end.success.data);
    setOpen(false);
    if (typeof made === "string") setProblem(made);
    else await add.send({ credential: made, name: name.trim() });
  }
  if (!isSupported) {
    return (
      <p className={styles.text}>
        <Trans>Bu tarayıcı geçiş anahtarlarını desteklemiyor.</Trans>
      </p>
    );
  }
  const texts = {
    "no-name": t`Bu alan zorunludur`,
    known: t`Bu cihazda zaten bir geçiş anahtarınız var.`,
    cancelled: t`Geçiş anahtarı oluşturulmadı. Hazır olduğunuzda tekrar deneyin.`,
  };
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <WriteProblem
        end={add.end ?? (begin.end?.kind === "done" ? undefined : begin.end)}
        attempt={add.attempt || begin.attempt}
        onRetry={() => void create()}
        mayRetry={false}
        unknown={{
          title: t`Geçiş anahtarının eklenip eklenmediği belli değil`,
          text: <p>{t`Listede yoksa tekrar ekleyin.`}</p>,
        }}
      />
      <TextField
        label={t`Anahtarın adı`}
        hint={t`Örneğin “Telefonum”`}
        error={problem && texts[problem]}
        value={name}
        maxLength={60}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <SubmitButton
        pending={begin.isPending || isOpen || add.isPending}
        late={begin.isLate || add.isLate}
        pendingLabel={t`Geçiş anahtarı oluşturuluyor…`}
      >
        <Trans>Geçiş anahtarı ekle</Trans>
      </SubmitButton>
    </form>
  );
}
