import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { UserProfile } from "../../contract/user.ts";
import type { TwoFactorMethod } from "../../contract/user-security.ts";
import { formatDay } from "../../lib/format-dates.ts";
import { securityLink } from "../../api/page-links.ts";
import type { Fact } from "../../ui/FactList.tsx";
import type { PageLink } from "../../ui/Link.tsx";
import { ChangeableFact } from "./ChangeableFact.tsx";

export interface FactGroup {
  readonly title: string;
  readonly facts: readonly Fact[];
}

/**
 * The profile in groups of name and value, each fact that can be changed with the way there. Facts that the operator
 * does not have are left out. `canChange` is whether the operator lets players change their e-mail and username. `factor`
 * is the method of the two-step log-in. It is undefined until the operator has answered.
 */
export function useProfileFacts(profile: UserProfile, canChange: boolean, factor: TwoFactorMethod | undefined): readonly FactGroup[] {
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
        { name: t`Kullanıcı adı`, value: canChange ? changeable(username, t`Kullanıcı adı değiştir`, { to: "/profile/username" }) : username },
        { name: t`E-posta`, value: canChange ? changeable(email || "–", t`E-posta değiştir`, { to: "/profile/email" }) : email },
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
