import { useLingui } from "@lingui/react/macro";
import type { EndReason } from "../session/core.ts";

/** Returns the texts that tell a player why their session ended. */
export function useEndWords(): Readonly<Record<EndReason, string>> {
  const { t } = useLingui();
  return {
    "logged-out": t`Başarıyla çıkış yapıldı`,
    inactivity: t`Bir saat boyunca işlem yapmadığınız için oturumunuz kapatıldı.`,
    expired: t`Oturum süresi doldu`,
    copied: t`Güvenliğiniz için oturumunuzu kapattık: eski bir kopyası kullanıldı. Tekrar giriş yapın. Nedenini bilmiyorsanız şifrenizi değiştirin.`,
    refused: t`Oturumunuz sona erdi. Tekrar giriş yapmanız gerekiyor.`,
    closed: t`İnaktif hesap: oturumunuz kapatıldı. Bir yanlışlık olduğunu düşünüyorsanız destek ekibine yazın.`,
    "password-changed": t`Şifreniz değişti. Yeni şifrenizle giriş yapın.`,
    "password-unsure": t`Oturumunuz kapandı. Yeni şifrenizle giriş yapın; olmazsa eski şifrenizi deneyin.`,
    "another-player": t`Bu cihazda başka bir hesapla giriş yapıldı.`,
    "session-limit": t`Oturum süresi limitiniz doldu. Bu yüzden çıkış yapıldı.`,
    "time-out": t`Molanız başladı. Tüm cihazlarda oturumunuz kapatıldı.`,
    "self-exclusion": t`Hesabınız isteğinizle kapatıldı. Tüm cihazlarda oturumunuz sona erdi.`,
    elsewhere: t`Oturumunuz başka bir sekmede kapatıldı.`,
  };
}
