import { Trans, useLingui } from "@lingui/react/macro";
import { SupportLink } from "../../components/SupportLink.tsx";
import type { ReactNode } from "react";
import { securityLink } from "../../api/page-links.ts";
import { useExtension } from "../../api/use-extension.ts";
import { useRead } from "../../api/use-read.ts";
import type { TwoFactorMethod } from "../../contract/user-security.ts";
import type { UserProfile } from "../../contract/user.ts";
import { formatDay, formatMoment } from "../../lib/format-dates.ts";
import { twoFactorOptions } from "../../api/player-queries.ts";
import { type Fact, FactList } from "../../ui/FactList.tsx";
import { Link, type PageLink } from "../../ui/Link.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { Elements } from "../../ui/elements.ts";
import styles from "./AccountPage.module.css";
import layout from "../../ui/layout.module.css";

/** The operator's data on the player, with the identity number masked. `note` tells how old the data are. */
export function ProfileFacts({ profile, note }: { profile: UserProfile; note: Elements }) {
  const canChange = useExtension("credentials").state === "there";
  const factor = useRead(twoFactorOptions()).data?.type ?? (profile.gasecret > 0 ? "ga" : undefined);
  return (
    <>
      {note}
      {useProfileFacts(profile, canChange, factor).map(({ title, facts }) => (
        <section key={title} aria-label={title} className={layout.stack3}>
          <h2>{title}</h2>
          <div className={styles.panel}>
            <FactList facts={facts} />
          </div>
        </section>
      ))}
      <p className={styles.hint}>
        <Trans>
          Bu bilgilerde bir yanlışlık varsa <SupportLink />.
        </Trans>
      </p>
    </>
  );
}

interface FactGroup {
  readonly title: string;
  readonly facts: readonly Fact[];
}

/**
 * The profile in groups of name and value, each fact that can be changed with the way there. Facts that the operator
 * does not have are left out. `canChange` is whether the operator lets players change their e-mail and username. `factor`
 * is the method of the two-step log-in. It is undefined until the operator has answered.
 */
function useProfileFacts(
  profile: UserProfile,
  canChange: boolean,
  factor: TwoFactorMethod | undefined,
): readonly FactGroup[] {
  const { t, i18n } = useLingui();
  const nameOf = (type: "region" | "currency" | "language", code: string, shape: RegExp) =>
    shape.test(code) ? new Intl.DisplayNames(i18n.locale, { type, fallback: "code" }).of(code) : code;
  const yesNo = (flag: boolean | undefined) => (flag === undefined ? "" : flag ? t`Evet` : t`Hayır`);
  const { email, emailVerified, username, phone, smsOptIn, emailOptIn } = profile;
  const changeable = (value: ReactNode, label: string, page: PageLink) => (
    <ChangeableFact page={page} label={label}>
      {value}
    </ChangeableFact>
  );
  const factors = { none: t`Kullanılmıyor`, ga: t`Doğrulayıcı uygulama`, sms: t`SMS ile kod` };
  const groups: readonly FactGroup[] = [
    {
      title: t`Giriş ve iletişim`,
      facts: [
        {
          name: t`Kullanıcı adı`,
          value: canChange ? changeable(username, t`Kullanıcı adı değiştir`, { to: "/profile/username" }) : username,
        },
        {
          name: t`E-posta`,
          value: canChange ? changeable(email || "–", t`E-posta değiştir`, { to: "/profile/email" }) : email,
        },
        { name: t`E-posta onayı`, value: email && (emailVerified ? t`Onaylandı` : t`Onay bekliyor`) },
        { name: t`Telefon`, value: phone },
        {
          name: t`İki adımlı giriş`,
          value: changeable(factor ? factors[factor] : "–", t`Giriş güvenliğini değiştir`, securityLink),
        },
        { name: t`SMS ile promosyonlar`, value: yesNo(smsOptIn) },
        { name: t`E-posta ile promosyonlar`, value: yesNo(emailOptIn) },
      ],
    },
    {
      title: t`Kişisel bilgiler`,
      facts: [
        { name: t`Doğum tarihi`, value: profile.birthdate && formatDay(profile.birthdate, i18n.locale) },
        { name: t`T.C. kimlik numarası`, value: profile.nationalId },
        { name: t`Ülke`, value: nameOf("region", profile.country, /^[A-Z]{2}$/) },
        { name: t`Şehir`, value: profile.city },
        { name: t`Adres`, value: profile.address },
      ],
    },
    {
      title: t`Hesap`,
      facts: [
        { name: t`Oyuncu numarası`, value: profile.uid },
        { name: t`Para birimi`, value: nameOf("currency", profile.currency, /^[A-Z]{3}$/) },
        { name: t`Mesajların dili`, value: nameOf("language", profile.language, /^[a-z]{2}$/) },
        { name: t`Saat dilimi`, value: profile.gtm && `UTC${profile.gtm}` },
      ],
    },
  ];
  return groups.map(({ title, facts }) => ({ title, facts: facts.filter(({ value }) => value !== "") }));
}

interface ChangeableFactProps {
  /** The page that changes it. */
  page: PageLink;
  /** What the link does, for players who cannot see the fact beside it. */
  label: string;
  /** The value. */
  children: ReactNode;
}

/** A fact of the profile that the player can change. */
function ChangeableFact({ page, label, children }: ChangeableFactProps) {
  return (
    <span className={styles.changeable}>
      <span className={styles.value}>{children}</span>
      <Link {...page} className={styles.change} aria-label={label}>
        <Trans>Değiştir</Trans>
      </Link>
    </span>
  );
}

interface LastLoginsProps {
  /** The last log-in that the operator knows of, usually this one: a moment or a day. */
  last: string | undefined;
  /** The log-in before this one, as the operator answered this log-in. It may have been a stranger's. */
  previous: string | undefined;
  /** The player's offset from UTC, such as `+03:00`. */
  gmt: string;
}

/** When the account was logged in to, and what to do if it was somebody else. */
export function LastLogins({ last, previous, gmt }: LastLoginsProps) {
  const { t, i18n } = useLingui();
  const text = (moment: string) =>
    moment.length === 10
      ? formatDay(moment, i18n.locale)
      : formatMoment(new Date(moment), i18n.locale, { dateStyle: "long", timeStyle: "short" }, gmt);
  if (!last) return null;
  const facts = [{ name: t`Son giriş`, value: text(last) }];
  if (previous && previous !== last) facts.push({ name: t`Önceki giriş`, value: text(previous) });
  return (
    <section aria-labelledby="last-logins" className={layout.stack3}>
      <h2 id="last-logins">
        <Trans>Son girişler</Trans>
      </h2>
      <div className={styles.panel}>
        <FactList facts={facts} />
      </div>
      <p className={styles.hint}>
        <Trans>
          Bu saatlerde giriş yapmadıysanız{" "}
          <Link to="/profile/security/{-$part}" params={{ part: "sessions" }}>
            oturumlarınıza bakın
          </Link>{" "}
          ve <Link to="/profile/password">şifrenizi değiştirin</Link>.
        </Trans>
      </p>
    </section>
  );
}

/** The rows of each panel when the operator knows everything: log-ins, contact, personal data, account. */
const rowsOfPanels = [2, 7, 5, 4];

/** The placeholder of `LastLogins` and `ProfileFacts`, as high as they are with all of their facts. */
export function ProfileSkeleton() {
  return rowsOfPanels.map((rows, index) => (
    <div key={rows} className={`${layout.stack3} ${styles.place}`}>
      <Skeleton width="10rem" height="calc(var(--text-xl) * var(--leading-tight))" />
      <Skeleton height={`calc(${rows} * (var(--row-height) + 1px) + 2 * var(--space-1))`} radius="var(--radius-l)" />
      {index === 0 && <Skeleton height="calc(var(--text-s) * var(--leading-normal))" />}
    </div>
  ));
}
