/** Messages to players. */
import type { Localised } from "../seed/types.ts";
import type { Mail } from "./send.ts";

export function confirmMail(brand: string, token: string): Mail {
  return {
    subject: { tr: `${brand}: e-posta adresinizi onaylayın`, en: `${brand}: confirm your e-mail address` },
    body: {
      tr: "Hesabınızı kullanmaya başlamak için bağlantıyı açın. Bağlantı 7 gün geçerlidir. Bu hesabı siz açmadıysanız bu mesajı silin.",
      en: "Open the link to start using your account. It is good for 7 days. If you did not open this account, delete this message.",
    },
    path: `/register-account-confirm?token=${token}`,
  };
}

/** To the new address of a player. */
export function confirmNewAddressMail(brand: string, token: string): Mail {
  return {
    subject: { tr: `${brand}: yeni e-posta adresinizi onaylayın`, en: `${brand}: confirm your new e-mail address` },
    body: {
      tr: "Bu adresin sizin olduğunu onaylamak için bağlantıyı açın. Bağlantı 7 gün geçerlidir. Bunu siz istemediyseniz bu mesajı silin.",
      en: "Open the link to confirm that this address is yours. It is good for 7 days. If you did not ask for it, delete this message.",
    },
    path: `/register-account-confirm?token=${token}`,
  };
}

export function resetMail(brand: string, token: string): Mail {
  return {
    subject: { tr: `${brand}: şifrenizi sıfırlayın`, en: `${brand}: reset your password` },
    body: {
      tr: "Yeni bir şifre belirlemek için bağlantıyı açın. Bağlantı 1 saat geçerlidir ve bir kez kullanılır. Bunu siz istemediyseniz bir şey yapmanız gerekmez.",
      en: "Open the link to choose a new password. It is good for 1 hour, and once. If you did not ask for it, there is nothing you need to do.",
    },
    path: `/account_reset?token=${token}`,
  };
}

export function codeSms(brand: string, code: string): Localised {
  return {
    tr: `${brand} doğrulama kodunuz: ${code}. Kodu kimseyle paylaşmayın.`,
    en: `Your ${brand} code is ${code}. Do not share it with anyone.`,
  };
}
