import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useExtension } from "../../api/use-extension.ts";
import { useRead } from "../../api/use-read.ts";
import { PageFrame } from "../../components/PageFrame.tsx";
import { SectionState } from "../../components/SectionState.tsx";
import { formatMoment } from "../../lib/format-dates.ts";
import { profileOptions, twoFactorOptions } from "../../api/player-queries.ts";
import { useOperatorDay } from "../../components/use-operator-day.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link, type PageLink } from "../../ui/Link.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { EventsSection } from "./EventsSection.tsx";
import { nextStep, type NextStep } from "./next-step.ts";
import { passkeysOptions, securityEventsOptions, sessionsOptions } from "./security-queries.ts";
import links from "../../ui/link-list.module.css";
import styles from "./Overview.module.css";

/** What protects the account, each with its state, what to do next, and what happened last. */
export function OverviewPage() {
  const { t, i18n } = useLingui();
  const factor = useRead(twoFactorOptions());
  const profile = useRead(profileOptions());
  const canChangeEmail = useExtension("credentials").state === "there";
  const hasPasskeys = useExtension("passkeys").state === "there";
  const listed = useRead(passkeysOptions(), { enabled: hasPasskeys });
  const passkeys = hasPasskeys && listed.data ? listed.rows.length : undefined;
  const { gmt } = useOperatorDay();
  const changedAt = profile.data?.passwordChangedAt;
  const passwordChangedAt = changedAt && formatMoment(new Date(changedAt), i18n.locale, { dateStyle: "long" }, gmt);
  const hasSessions = useExtension("sessions").state === "there";
  const eventsExtension = useExtension("securityEvents").state;
  // Offline, nothing tells whether the operator has the extension. The events of the last visit may still be stored.
  const knownEvents = useRead(securityEventsOptions(), { enabled: false }).data;
  const hasEvents = eventsExtension === "there" || (eventsExtension !== "missing" && knownEvents !== undefined);
  return (
    <PageFrame title={t`Giriş güvenliği`} isSplit>
      <SectionState
        read={factor}
        title={t`İki adımlı giriş`}
        loading={<Skeleton height="12rem" radius="var(--radius-l)" />}
      >
        {({ type }, note) => (
          <>
            {note}
            {profile.data && (
              <NextStepNotice step={nextStep({ method: type, emailVerified: profile.data.emailVerified, passkeys })} />
            )}
            <ul className={links.list}>
              <ProtectionRow
                name={t`Şifre`}
                state={
                  passwordChangedAt
                    ? t`Son değişiklik: ${passwordChangedAt}`
                    : t`Başka hiçbir yerde kullanmadığınız bir şifre seçin`
                }
                page={{ to: "/profile/password" }}
              />
              <ProtectionRow
                name={t`Doğrulayıcı uygulama`}
                state={type === "ga" ? t`Kullanılıyor` : t`Kullanılmıyor`}
                tone={type === "ga" ? "good" : type === "none" ? "open" : "plain"}
                page={{ to: "/profile/security/{-$part}", params: { part: "authenticator" } }}
              />
              <ProtectionRow
                name={t`SMS ile kod`}
                state={type === "sms" ? t`Kullanılıyor` : t`Kullanılmıyor`}
                tone={type === "sms" ? "good" : "plain"}
                page={{ to: "/profile/security/{-$part}", params: { part: "sms" } }}
              />
              {passkeys !== undefined && (
                <ProtectionRow
                  name={t`Geçiş anahtarları`}
                  state={
                    passkeys > 0 ? (
                      <Plural value={passkeys} other="# anahtar" />
                    ) : (
                      t({ message: "Yok", context: "passkeys" })
                    )
                  }
                  tone={passkeys > 0 ? "good" : "plain"}
                  page={{ to: "/profile/security/{-$part}", params: { part: "passkeys" } }}
                />
              )}
              {hasSessions && <SessionsRow />}
            </ul>
          </>
        )}
      </SectionState>
      <SectionState
        read={profile}
        title={t`İletişim bilgileri`}
        loading={<Skeleton height="8rem" radius="var(--radius-l)" />}
      >
        {({ email, emailVerified, phone }, note) => (
          <>
            {note}
            <ul className={links.list}>
              <ProtectionRow
                name={t`E-posta`}
                state={email ? `${email} · ${emailVerified ? t`Onaylandı` : t`Onay bekliyor`}` : t`Kayıtlı değil`}
                tone={emailVerified ? "good" : "open"}
                page={canChangeEmail ? { to: "/profile/email" } : undefined}
              />
              <ProtectionRow name={t`Telefon`} state={phone || t`Kayıtlı değil`} />
            </ul>
          </>
        )}
      </SectionState>
      {hasEvents && <EventsSection />}
    </PageFrame>
  );
}

const words: Record<NextStep, ReactNode> = {
  "second-factor": <Trans>Doğrulayıcı uygulamayı açın: şifrenizi öğrenen biri yine de giriş yapamaz.</Trans>,
  "confirm-email": <Trans>E-posta adresinizi onaylayın: şifrenizi unutursanız bağlantı o adrese gider.</Trans>,
  authenticator: <Trans>SMS yerine doğrulayıcı uygulama kullanın: kodlar telefon hattınız olmadan da çalışır.</Trans>,
  passkey: <Trans>Bir geçiş anahtarı ekleyin: şifre yazmadan, parmak izinizle giriş yaparsınız.</Trans>,
  none: <Trans>Hesabınız iyi korunuyor. Şu anda yapmanız gereken bir şey yok.</Trans>,
};

/** What to do next, in one sentence. */
function NextStepNotice({ step }: { step: NextStep }) {
  return <Notice tone={step === "none" ? "positive" : "info"}>{words[step]}</Notice>;
}

/** The number of devices that are logged in to the account, with the way to the list of them. */
function SessionsRow() {
  const { t } = useLingui();
  const { rows, state } = useRead(sessionsOptions());
  return (
    <ProtectionRow
      name={t`Oturumlar`}
      state={state === "ready" ? <Plural value={rows.length} other="# cihaz" /> : t`Giriş yapılmış cihazlar`}
      page={{ to: "/profile/security/{-$part}", params: { part: "sessions" } }}
    />
  );
}

interface ProtectionRowProps {
  name: string;
  /** Its state, in words. */
  state: ReactNode;
  /** `good`: protected. `open`: the player could improve it. `plain`: neither. */
  tone?: "good" | "open" | "plain";
  /** The page that changes it. */
  page?: PageLink | undefined;
}

const icons = { good: "check", open: "warning", plain: "info" } as const;

/** A thing that protects the account, with its state and the way to change it. */
function ProtectionRow({ name, state, tone = "plain", page }: ProtectionRowProps) {
  const row = `${links.row} ${styles.row}`;
  const content = (
    <>
      <span className={`${styles.mark} ${styles[tone]}`}>
        <Icon name={icons[tone]} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.state}>{state}</span>
      </span>
    </>
  );
  if (!page) return <li className={row}>{content}</li>;
  return (
    <li>
      <Link {...page} className={row}>
        {content}
        <Icon name="chevron-right" />
      </Link>
    </li>
  );
}
