import { useLingui } from "@lingui/react/macro";
import type { UserProfile } from "../../contract/user.ts";
import { formatDay, formatMoment } from "../../lib/format-dates.ts";

export interface ProfileFact {
  readonly name: string;
  readonly value: string;
}

/** Returns the profile as pairs of name and value. Facts that the operator does not have are left out. */
export function useProfileFacts(profile: UserProfile): readonly ProfileFact[] {
  const { t, i18n } = useLingui();
  const countryNames = new Intl.DisplayNames(i18n.locale, { type: "region", fallback: "code" });
  const isCountry = /^[A-Za-z]{2}$/.test(profile.country);
  const facts: readonly ProfileFact[] = [
    { name: t`E-posta`, value: profile.email },
    { name: t`E-posta onayı`, value: profile.email && (profile.emailVerified ? t`Onaylandı` : t`Onay bekliyor`) },
    { name: t`Telefon`, value: profile.phone },
    { name: t`Doğum tarihi`, value: dateText(profile.birthdate, i18n.locale) },
    { name: t`T.C. kimlik numarası`, value: profile.nationalId },
    {
      name: t`Ülke`,
      value: (isCountry && countryNames.of(profile.country.toUpperCase())) || profile.country,
    },
    { name: t`Şehir`, value: profile.city },
    { name: t`Adres`, value: profile.address },
    { name: t`Son giriş`, value: profile.lastlogin ? momentText(profile.lastlogin, i18n.locale, profile.gtm) : "" },
    { name: t`İki adımlı giriş`, value: profile.gasecret > 0 ? t`Kullanılıyor` : t`Kullanılmıyor` },
  ];
  return facts.filter(({ value }) => value !== "");
}

function dateText(date: string, locale: string): string {
  return date && formatDay(date, locale);
}

/** Formats a moment in the time zone `gmt`, or a bare date without one. */
function momentText(moment: string, locale: string, gmt: string): string {
  if (moment.length === 10) return dateText(moment, locale);
  return formatMoment(new Date(moment), locale, { dateStyle: "medium", timeStyle: "short" }, gmt);
}
