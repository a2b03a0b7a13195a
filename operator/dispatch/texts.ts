/** Refusal messages for players and for developers of clients. */
import type { Localised } from "../seed/types.ts";

export const texts = {
  badRequest: { tr: "Geçersiz istek.", en: "Invalid request." },
  signInFirst: { tr: "Bu işlem için giriş yapmalısınız.", en: "You need to sign in to do this." },
  unknownCall: { tr: "Böyle bir işlem yok.", en: "There is no such call." },
  notOpenYet: { tr: "Bu hizmet bu sitede henüz açılmadı.", en: "This service is not open on this site yet." },
  otherData: {
    tr: "Bu istek daha önce başka bilgilerle gönderildi. Lütfen sayfayı yenileyip tekrar deneyin.",
    en: "This request was sent before with other details. Please reload the page and try again.",
  },
  tooLarge: { tr: "İstek çok büyük.", en: "The request is too large." },
} as const satisfies Record<string, Localised>;
