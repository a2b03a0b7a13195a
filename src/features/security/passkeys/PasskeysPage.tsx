import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useRead } from "../../../api/use-read.ts";
import { useWrite } from "../../../api/use-write.ts";
import { SectionState } from "../../../components/SectionState.tsx";
import { WriteProblem } from "../../../components/WriteProblem.tsx";
import { type Passkey, userPasskeyRemove, userPasskeyRename } from "../../../contract/user-passkeys.ts";
import { formatMoment } from "../../../lib/format-dates.ts";
import { useOperatorDay } from "../../../components/use-operator-day.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { DialogActions } from "../../../ui/DialogActions.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { StateMessage } from "../../../ui/StateMessage.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { OfflineReason, SubmitButton } from "../../../ui/form/SubmitButton.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { DeviceList, DeviceRow } from "../DeviceRow.tsx";
import { ExtensionGate } from "../ExtensionGate.tsx";
import { SecurityPage, useSecurityBack } from "../SecurityPage.tsx";
import { passkeysOptions } from "../security-queries.ts";
import { useAddPasskey, useCreateTexts } from "./use-add-passkey.ts";
import layout from "../../../ui/layout.module.css";
import styles from "../SecurityPage.module.css";

/** The player's passkeys: add, rename, remove. */
export function PasskeysPage() {
  const { t } = useLingui();
  const missing = {
    title: t`Bu sitede geçiş anahtarı kullanılmıyor`,
    text: t`Hesabınızı doğrulayıcı uygulamayla koruyabilirsiniz.`,
  };
  return (
    <SecurityPage
      back={useSecurityBack()}
      title={t`Geçiş anahtarları`}
      text={t`Şifre ve kod yazmadan, parmak iziniz, yüzünüz veya ekran kilidinizle giriş yaparsınız. Anahtar cihazınızda kalır.`}
    >
      <ExtensionGate name="passkeys" missing={missing} height="14rem">
        <PasskeyList />
      </ExtensionGate>
    </SecurityPage>
  );
}

function PasskeyList() {
  const { t } = useLingui();
  const read = useRead(passkeysOptions());
  return (
    <SectionState
      isPage
      read={read}
      title={t`Geçiş anahtarları`}
      loading={<Skeleton height="14rem" radius="var(--radius-m)" />}
    >
      {(passkeys, note) => (
        <>
          {note}
          {passkeys.length === 0 ? (
            <StateMessage
              kind="empty"
              title={t`Henüz geçiş anahtarınız yok`}
              text={t`Bu cihaz için bir tane oluşturun; girişte şifre yazmanız gerekmez.`}
            />
          ) : (
            <DeviceList>
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} />
              ))}
            </DeviceList>
          )}
          <AddPasskey />
        </>
      )}
    </SectionState>
  );
}

/** Makes a passkey on this device. The name helps the player to recognise it in the list. */
function AddPasskey() {
  const { t } = useLingui();
  const texts = useCreateTexts();
  const [name, setName] = useState("");
  const [isNameMissing, setNameMissing] = useState(false);
  const { create, begin, add, problem, isPending } = useAddPasskey({ problems: "screen", onDone: () => setName("") });

  // Each press begins anew. What became of an earlier passkey says nothing about this one.
  const last = begin.end?.kind === "done" ? add : begin;

  // What is wrong is said at the field, so that is where the player goes on.
  const field = useRef<HTMLInputElement>(null);
  const error = isNameMissing ? t`Anahtara bir ad verin` : problem && texts[problem];
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);

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
        ref={field}
        label={t`Anahtarın adı`}
        hint={t`Örneğin “Telefonum”`}
        error={error}
        value={name}
        maxLength={60}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <SubmitButton
        pending={isPending}
        late={begin.isLate || add.isLate}
        pendingLabel={t`Geçiş anahtarı oluşturuluyor…`}
      >
        <Trans>Geçiş anahtarı ekle</Trans>
      </SubmitButton>
    </Form>
  );
}

/** A passkey with its device, age and last use, and ways to rename and to remove it. */
function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt, device } }: { passkey: Passkey }) {
  const { t, i18n } = useLingui();
  const { gmt } = useOperatorDay();
  const client = useQueryClient();
  const [open, setOpen] = useState<"rename" | "remove">();
  const [typed, setTyped] = useState(name);
  const [isNameMissing, setNameMissing] = useState(false);
  const settle = () => {
    setOpen(undefined);
    return client.invalidateQueries({ queryKey: passkeysOptions().queryKey });
  };
  const rename = useWrite(userPasskeyRename, { onEnd: settle });
  const remove = useWrite(userPasskeyRemove, { done: { text: t`Geçiş anahtarı kaldırıldı` }, onEnd: settle });
  const beginRename = () => {
    setTyped(name);
    setNameMissing(false);
    setOpen("rename");
  };
  const day = (moment: string) => formatMoment(new Date(moment), i18n.locale, { dateStyle: "medium" }, gmt);
  const made = day(createdAt);
  const used = lastUsedAt && day(lastUsedAt);
  return (
    <DeviceRow
      name={name}
      facts={[
        {
          key: "facts",
          line: [device, t`Eklendi: ${made}`, used && t`Son kullanım: ${used}`].filter(Boolean).join(" · "),
        },
      ]}
    >
      <Button size="s" aria-label={t`Adını değiştir: ${name}`} onClick={beginRename}>
        <Trans>Adını değiştir</Trans>
      </Button>
      <Button size="s" aria-label={t`Kaldır: ${name}`} onClick={() => setOpen("remove")}>
        <Trans>Kaldır</Trans>
      </Button>
      <Dialog open={open === "rename"} onClose={() => setOpen(undefined)} title={t`Adını değiştir`}>
        <form
          className={layout.stack4}
          onSubmit={(event) => {
            event.preventDefault();
            setNameMissing(!typed.trim());
            if (typed.trim()) void rename.send({ id, name: typed.trim() });
          }}
        >
          <TextField
            label={t`Anahtarın adı`}
            error={isNameMissing ? t`Anahtara bir ad verin` : undefined}
            value={typed}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
          <SubmitButton pending={rename.isPending} late={rename.isLate} pendingLabel={t`Kaydediliyor…`}>
            <Trans>Kaydet</Trans>
          </SubmitButton>
        </form>
      </Dialog>
      <Dialog open={open === "remove"} onClose={() => setOpen(undefined)} title={t`Geçiş anahtarı kaldırılsın mı?`}>
        <div className={layout.stack4}>
          <p>
            <Trans>
              “{name}” ile artık giriş yapılamaz. Cihazınızdaki kaydı da cihazın ayarlarından silebilirsiniz.
            </Trans>
          </p>
          <DialogActions
            back={
              <Button onClick={() => setOpen(undefined)}>
                <Trans>Vazgeç</Trans>
              </Button>
            }
          >
            <Button variant="danger" busy={remove.isPending} onClick={() => void remove.send({ id })}>
              <Trans>Kaldır</Trans>
            </Button>
          </DialogActions>
          <OfflineReason />
        </div>
      </Dialog>
    </DeviceRow>
  );
}
