import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { call } from "../../api/call.ts";
import { useExtension } from "../../api/use-extension.ts";
import { type Press, useSubmission } from "../../api/use-submission.ts";
import { endOfError } from "../../api/write-end.ts";
import { userSessionRevoke, userSessions } from "../../contract/user.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { securityEventsOptions, sessionsOptions } from "./security-queries.ts";
import { type EndOfSessions, endSessions } from "./SessionsPage.tsx";
import styles from "./Events.module.css";

/**
 * For a player who did not do what an event says. Ends the other sessions, if the operator has the `sessions` extension, and leads to
 * the form for a new password: with the old one, whoever was in the account could log in again.
 */
export function NotMeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const toPassword = () => void navigate({ to: "/profile/password" });
  const client = useQueryClient();
  const hasSessions = useExtension("sessions").state === "there";
  const end = useSubmission<undefined, EndOfSessions>(endOthers, {
    done: { text: t`Diğer oturumlar kapatıldı` },
    onEnd: ({ kind }) => {
      for (const { queryKey } of [securityEventsOptions(), sessionsOptions()])
        void client.invalidateQueries({ queryKey });
      if (kind === "done") toPassword();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t`Bu siz değil miydiniz?`}>
      <div className={styles.actions}>
        <p>
          {hasSessions ? (
            <Trans>
              Önce diğer tüm oturumlarınızı kapatırız. Ardından yeni bir şifre seçersiniz; eskisiyle kimse giriş
              yapamaz.
            </Trans>
          ) : (
            <Trans>Hemen yeni bir şifre seçin; eskisiyle kimse giriş yapamaz.</Trans>
          )}
        </p>
        <Button
          variant="primary"
          busy={end.isPending}
          onClick={() => (hasSessions ? void end.send(undefined) : toPassword())}
        >
          {hasSessions ? <Trans>Oturumları kapat, şifremi değiştir</Trans> : <Trans>Şifremi değiştir</Trans>}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          <Trans>Vazgeç</Trans>
        </Button>
      </div>
    </Dialog>
  );
}

/** Reads the sessions now: a list from before could miss the one that matters. */
async function endOthers({ player }: Press<undefined>): Promise<EndOfSessions> {
  try {
    const { data } = await call(userSessions, {}, player ? { player } : {});
    return await endSessions(
      data.filter(({ current }) => !current).map(({ id }) => id),
      player,
    );
  } catch (error) {
    return endOfError(userSessionRevoke, error);
  }
}
