import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useWrite } from "../../../api/use-write.ts";
import { type Passkey, userPasskeyRemove, userPasskeyRename } from "../../../contract/user-passkeys.ts";
import { formatMoment } from "../../../lib/format-dates.ts";
import { useOperatorDay } from "../../../components/use-operator-day.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import forms from "../../../ui/form/form.module.css";
import { SubmitButton } from "../../../ui/form/SubmitButton.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { DeviceRow } from "../DeviceRow.tsx";
import { passkeysOptions } from "../security-queries.ts";

/** A passkey with its device, age and last use, and ways to rename and to remove it. */
export function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt, device } }: { passkey: Passkey }) {
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
          className={forms.form}
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
        <div className={forms.form}>
          <p>
            <Trans>
              “{name}” ile artık giriş yapılamaz. Cihazınızdaki kaydı da cihazın ayarlarından silebilirsiniz.
            </Trans>
          </p>
          <Button variant="primary" busy={remove.isPending} onClick={() => void remove.send({ id })}>
            <Trans>Kaldır</Trans>
          </Button>
        </div>
      </Dialog>
    </DeviceRow>
  );
}
