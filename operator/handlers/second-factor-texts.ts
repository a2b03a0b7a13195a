import type { Localised } from "../seed/types.ts";

export const secondFactorTexts = {
  wrongCode: { tr: "Girdiğiniz kod hatalı", en: "The code you entered is incorrect" },
  alreadyOn: {
    tr: "Doğrulayıcınız zaten açık. Yenisini kurmak için önce kapatın.",
    en: "Your authenticator is already on. Turn it off to set up another one.",
  },
  notOn: { tr: "Doğrulayıcınız kapalı.", en: "Your authenticator is off." },
  leaveGaFirst: {
    tr: "Önce doğrulayıcınızı bir kodla kapatın.",
    en: "Turn your authenticator off with a code first.",
  },
} as const satisfies Record<string, Localised>;
