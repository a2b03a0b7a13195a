/** The worker's own texts for push messages. It does not load the catalogues of the pages, because they are too large. */
export const pushTexts = {
  tr: {
    something: "Yeni bir bildiriminiz var",
    logIn: "Görmek için giriş yapın.",
    ended: "Bu cihazda bildirimler kapatıldı",
    endedBody: "Tekrar almak için giriş yapıp bildirimleri açın.",
  },
  en: {
    something: "You have a new notification",
    logIn: "Log in to see it.",
    ended: "Notifications were turned off on this device",
    endedBody: "To get them again, log in and turn notifications on.",
  },
} as const;
