import type { SecurityChange } from "../database/schema/accounts.ts";
import type { Localised } from "../seed/types.ts";
import type { Mail } from "./send.ts";

/** Tells a player about a change of what protects the account. Someone else may have made it. */
export function securityMail(brand: string, change: SecurityChange): Mail {
  const { tr, en } = changes[change];
  const advice = change === "recovered" ? afterRecovery : ifNotYou;
  return {
    subject: { tr: `${brand}: hesap güvenliği`, en: `${brand}: account security` },
    body: { tr: `${tr} ${advice.tr}`, en: `${en} ${advice.en}` },
  };
}

const ifNotYou: Localised = {
  tr: "Bunu siz yapmadıysanız hemen destek ekibimize yazın.",
  en: "If it was not you, write to our support team at once.",
};

const afterRecovery: Localised = {
  tr: "Tüm oturumlarınız kapatıldı. Tekrar giriş yapın ve iki adımlı girişi yeniden kurun. Bunu siz istemediyseniz hemen destek ekibimize yazın.",
  en: "All of your sessions were ended. Log in again and set up two-step login anew. If you did not ask for this, write to our support team at once.",
};

const changes: Record<SecurityChange, Localised> = {
  password: { tr: "Hesabınızın şifresi değişti.", en: "The password of your account was changed." },
  username: { tr: "Hesabınızın kullanıcı adı değişti.", en: "The username of your account was changed." },
  email: { tr: "Hesabınızın e-posta adresi değişti.", en: "The e-mail address of your account was changed." },
  "authenticator-on": {
    tr: "Hesabınızda doğrulayıcı uygulama açıldı.",
    en: "An authenticator app was turned on for your account.",
  },
  "authenticator-off": {
    tr: "Hesabınızda doğrulayıcı uygulama kapatıldı.",
    en: "The authenticator app of your account was turned off.",
  },
  "sms-on": { tr: "Hesabınızda SMS ile giriş kodu açıldı.", en: "Login codes by text message were turned on for your account." },
  "sms-off": { tr: "Hesabınızda SMS ile giriş kodu kapatıldı.", en: "Login codes by text message were turned off for your account." },
  "passkey-added": { tr: "Hesabınıza bir geçiş anahtarı eklendi.", en: "A passkey was added to your account." },
  "passkey-removed": { tr: "Hesabınızdan bir geçiş anahtarı kaldırıldı.", en: "A passkey was removed from your account." },
  recovered: {
    tr: "Destek ekibimiz hesabınızın iki adımlı girişini kapattı ve geçiş anahtarlarını kaldırdı.",
    en: "Our support team turned off two-step login for your account and removed its passkeys.",
  },
};
