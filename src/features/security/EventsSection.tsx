import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { call } from "../../api/call.ts";
import { useExtension } from "../../api/use-extension.ts";
import { useRead } from "../../api/use-read.ts";
import { type Press, useSubmission } from "../../api/use-submission.ts";
import { endOfError } from "../../api/write-end.ts";
import { SectionState } from "../../components/SectionState.tsx";
import type { SecurityEvent } from "../../contract/user-security-events.ts";
import { userSessionRevoke, userSessions } from "../../contract/user.ts";
import { formatMoment } from "../../lib/format-dates.ts";
import { useOperatorDay } from "../../components/use-operator-day.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { DialogActions } from "../../ui/DialogActions.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { type EndOfSessions, endSessions } from "./SessionsPage.tsx";
import { securityEventsOptions, sessionsOptions } from "./security-queries.ts";
import links from "../../ui/link-list.module.css";
import styles from "./Overview.module.css";
import layout from "../../ui/layout.module.css";

/** The last log-ins, refused attempts and changes of the account. For operators with the `securityEvents` extension. */
export function EventsSection() {
  const { t } = useLingui();
  const read = useRead(securityEventsOptions());
  const [isAsking, setAsking] = useState(false);
  const title = t`Son hareketler`;
  const heading = (
    <>
      <h2>{title}</h2>
      <p className={styles.text}>
        <Trans>
          Girişler, reddedilen denemeler ve değişiklikler. Tanımadığınız bir şey görürseniz “Bu ben değildim”e dokunun.
        </Trans>
      </p>
    </>
  );
  const loading = (
    <>
      {heading}
      <Skeleton height="20rem" radius="var(--radius-l)" />
    </>
  );
  return (
    <section className={`${layout.stack3} ${styles.section}`}>
      {/* A failure brings a heading of its own. */}
      <SectionState read={read} title={title} loading={loading}>
        {(events, note) => (
          <>
            {heading}
            {note}
            {events.length > 0 ? (
              <ul className={links.list}>
                {events.map((event) => (
                  <EventRow key={event.id} event={event} onNotMe={() => setAsking(true)} />
                ))}
              </ul>
            ) : (
              <StateMessage
                kind="empty"
                title={t`Henüz bir hareket yok`}
                text={t`Hesabınıza bir giriş olunca burada görürsünüz.`}
              />
            )}
          </>
        )}
      </SectionState>
      {isAsking && <NotMeDialog onClose={() => setAsking(false)} />}
    </section>
  );
}

/** An event with its device, network and time. The player can say that it was somebody else. */
function EventRow({ event, onNotMe }: { event: SecurityEvent; onNotMe: () => void }) {
  const { t, i18n } = useLingui();
  const { gmt } = useOperatorDay();
  const { kind, at, times = 1, device, network, sameNetwork } = event;
  const words = i18n._(eventWords[kind]);
  const moment = formatMoment(new Date(at), i18n.locale, { dateStyle: "medium", timeStyle: "short" }, gmt);
  const near = sameNetwork === undefined ? "" : sameNetwork ? t`Sizinle aynı ağ` : t`Başka bir ağ`;
  const where = near && network ? `${near} (${network})` : near || network;
  const place = [device, where].filter(Boolean).join(" · ");
  const isAttempt = isRefused(event);
  return (
    <li className={styles.event}>
      <span className={`${styles.eventMark} ${isAttempt ? styles.refused : ""}`}>
        <Icon name={isAttempt ? "warning" : "check"} />
      </span>
      <div className={styles.eventWords}>
        <p className={styles.what}>
          <span>{words}</span>
          {times > 1 && (
            <>
              <span> · </span>
              <Plural value={times} other="# kez" />
            </>
          )}
        </p>
        {place && <p className={styles.fact}>{place}</p>}
        <div className={styles.foot}>
          <time dateTime={at} className={styles.fact}>
            {moment}
          </time>
          <Button size="s" variant="quiet" aria-label={t`Bu ben değildim: ${words}, ${moment}`} onClick={onNotMe}>
            <Trans>Bu ben değildim</Trans>
          </Button>
        </div>
      </div>
    </li>
  );
}

/** What happened, in a few words. */
const eventWords: Readonly<Record<SecurityEvent["kind"], MessageDescriptor>> = {
  "login-password": msg`Şifreyle giriş yapıldı`,
  "login-code": msg`Şifre ve kodla giriş yapıldı`,
  "login-passkey": msg`Geçiş anahtarıyla giriş yapıldı`,
  "wrong-password": msg`Yanlış şifreyle giriş denendi`,
  "wrong-code": msg`Yanlış kod girildi`,
  "login-refused": msg`Giriş reddedildi`,
  "step-up": msg`Bir değişiklik için siz olduğunuz doğrulandı`,
  "step-up-refused": msg`Bir değişiklik için siz olduğunuz doğrulanamadı`,
  "session-ended": msg`Başka bir cihazdaki oturum kapatıldı`,
  "session-copied": msg`Bir kopyası kullanılan oturum kapatıldı`,
  "reset-asked": msg`Şifre yenileme bağlantısı istendi`,
  "password-reset": msg`Şifre, bağlantıyla yenilendi`,
  password: msg`Şifre değiştirildi`,
  username: msg`Kullanıcı adı değiştirildi`,
  email: msg`E-posta adresi değiştirildi`,
  phone: msg`Telefon numarası değiştirildi`,
  "authenticator-on": msg`Doğrulayıcı uygulama açıldı`,
  "authenticator-off": msg`Doğrulayıcı uygulama kapatıldı`,
  "sms-on": msg`SMS ile kod açıldı`,
  "sms-off": msg`SMS ile kod kapatıldı`,
  "passkey-added": msg`Geçiş anahtarı eklendi`,
  "passkey-renamed": msg`Geçiş anahtarının adı değiştirildi`,
  "passkey-removed": msg`Geçiş anahtarı kaldırıldı`,
  "passkeys-removed": msg`Tüm geçiş anahtarları kaldırıldı`,
  "bank-account-added": msg`Banka hesabı eklendi`,
  "bank-account-changed": msg`Banka hesabı değiştirildi`,
  "bank-account-removed": msg`Banka hesabı silindi`,
  recovered: msg`Destek ekibimiz iki adımlı girişi sıfırladı`,
  other: msg`Hesabınızda bir işlem yapıldı`,
};

const refused: ReadonlySet<SecurityEvent["kind"]> = new Set<SecurityEvent["kind"]>([
  "wrong-password",
  "wrong-code",
  "login-refused",
  "step-up-refused",
]);

/** Whether the event is an attempt that was not let in. */
function isRefused({ kind }: SecurityEvent): boolean {
  return refused.has(kind);
}

/**
 * For a player who did not do what an event says. Ends the other sessions, if the operator has the `sessions` extension, and leads to
 * the form for a new password: with the old one, whoever was in the account could log in again.
 */
function NotMeDialog({ onClose }: { onClose: () => void }) {
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
      <div className={layout.stack3}>
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
        <DialogActions
          back={
            <Button onClick={onClose}>
              <Trans>Vazgeç</Trans>
            </Button>
          }
        >
          <Button
            variant="primary"
            busy={end.isPending}
            onClick={() => (hasSessions ? void end.send(undefined) : toPassword())}
          >
            {hasSessions ? <Trans>Oturumları kapat, şifremi değiştir</Trans> : <Trans>Şifremi değiştir</Trans>}
          </Button>
        </DialogActions>
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
