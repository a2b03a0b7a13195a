import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SecurityEvent } from "../../contract/user-security-events.ts";

/** What happened, in a few words. */
export const eventWords: Readonly<Record<SecurityEvent["kind"], MessageDescriptor>> = {
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
export function isRefused({ kind }: SecurityEvent): boolean {
  return refused.has(kind);
}
