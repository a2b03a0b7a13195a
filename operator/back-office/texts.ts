/** Texts of the back office. */
import type { Localised } from "../seed/types.ts";

export const texts = {
  backOffice: { tr: "Yönetim", en: "Back office" },
  demoOnly: { tr: "Yalnızca bu demo için", en: "For this demo only" },
  sections: { tr: "Bölümler", en: "Sections" },
  skip: { tr: "İçeriğe geç", en: "Skip to content" },
  toSite: { tr: "Siteye git", en: "Go to site" },
  otherLanguage: { tr: "English", en: "Türkçe" },

  site: { tr: "Site", en: "Site" },
  deposits: { tr: "Yatırımlar", en: "Deposits" },
  withdrawals: { tr: "Çekimler", en: "Withdrawals" },
  coupons: { tr: "Kuponlar", en: "Coupons" },
  identities: { tr: "Kimlikler", en: "Identities" },
  recovery: { tr: "Hesap kurtarma", en: "Account recovery" },
  promotions: { tr: "Promosyonlar", en: "Promotions" },
  sliders: { tr: "Slaytlar", en: "Sliders" },
  popups: { tr: "Açılır pencereler", en: "Popups" },
  specialDays: { tr: "Özel günler", en: "Special days" },
  messages: { tr: "Toplu mesajlar", en: "Mass messages" },
  information: { tr: "İçerik sayfaları", en: "Content pages" },
  outbox: { tr: "Giden kutusu", en: "Outbox" },

  isOpen: { tr: "Site açık.", en: "The site is open." },
  isClosed: { tr: "Site bakımda.", en: "The site is under maintenance." },
  aboutMaintenance: {
    tr: "Bakımdayken hiçbir çağrı yanıtlanmaz; oyuncular aşağıdaki notu görür, site açılınca kaldıkları yere dönerler.",
    en: "Under maintenance no call is answered; players see the notice below and return to where they were once the site opens.",
  },
  ends: { tr: "Tahmini bitiş (isteğe bağlı)", en: "Expected end (optional)" },
  close: { tr: "Siteyi bakıma al", en: "Put the site under maintenance" },
  open: { tr: "Siteyi tekrar aç", en: "Open the site again" },
  saveNotice: { tr: "Notu kaydet", en: "Save the notice" },

  title: { tr: "Başlık", en: "Title" },
  text: { tr: "Metin", en: "Text" },
  turkish: { tr: "Türkçe", en: "Turkish" },
  english: { tr: "İngilizce", en: "English" },
  save: { tr: "Kaydet", en: "Save" },
  show: { tr: "Yayınla", en: "Switch on" },
  hide: { tr: "Yayından kaldır", en: "Switch off" },
  nothing: { tr: "Burada bir şey yok.", en: "There is nothing here." },

  off: { tr: "Kapalı", en: "Off" },
  active: { tr: "Yayında", en: "On" },
  coming: { tr: "Açık, günü gelmedi", en: "On, yet to come" },
  finished: { tr: "Açık, süresi doldu", en: "On, but over" },

  aboutMessages: {
    tr: "Tüm oyunculara gider ve bildirimlerinde görünür. Boş satır yeni paragraf açar.",
    en: "Goes to all players and shows among their notifications. An empty line begins a new paragraph.",
  },
  send: { tr: "Tüm oyunculara gönder", en: "Send to all players" },
  sent: { tr: "Gönderilenler", en: "Sent" },

  aboutInformation: {
    tr: "Metin HTML'dir; site göstermeden önce ayıklar.",
    en: "The text is HTML; the site sanitises it before it shows it.",
  },
  aboutJson: { tr: "Bu metin JSON'dır.", en: "This text is JSON." },
  notJson: { tr: "Metin geçerli bir JSON değil.", en: "The text is not valid JSON." },
  seePage: { tr: "Sayfayı sitede gör", en: "See the page on the site" },
  allPages: { tr: "Tüm içerik sayfaları", en: "All content pages" },

  aboutOutbox: {
    tr: "Bu demoda mesajlar gönderilmez, burada görünür.",
    en: "In this demo messages are not sent; they show here.",
  },
  email: { tr: "E-posta", en: "E-mail" },
  sms: { tr: "SMS", en: "SMS" },
  authenticator: { tr: "Doğrulayıcı", en: "Authenticator" },

  aboutDeposits: {
    tr: "Onaylanan tutar oyuncunun bakiyesine geçer; iptal edilen hiçbir şeyi değiştirmez. Karar bir kez verilir.",
    en: "What is approved goes to the player’s balance; what is cancelled changes nothing. It is decided once.",
  },
  aboutWithdrawals: {
    tr: "Çekilen tutar istendiği anda ayrılır. Onaylanan ödenmiş sayılır; iptal edilen oyuncunun bakiyesine döner. Karar bir kez verilir.",
    en: "The money is held from when it is asked for. Approving means that it is paid; cancelling returns it to the player’s balance. It is decided once.",
  },
  waiting: { tr: "Bekleyenler", en: "Waiting" },
  noDepositWaiting: { tr: "Bekleyen yatırım yok.", en: "No deposit is waiting." },
  noWithdrawalWaiting: { tr: "Bekleyen çekim yok.", en: "No withdrawal is waiting." },
  decided: { tr: "Son kararlar", en: "Decided last" },
  noneDecided: { tr: "Henüz karar verilmedi.", en: "Nothing has been decided yet." },
  player: { tr: "Oyuncu", en: "Player" },
  method: { tr: "Yöntem", en: "Method" },
  reference: { tr: "Referans", en: "Reference" },
  asked: { tr: "İstendi", en: "Asked for" },
  decidedAt: { tr: "Karar", en: "Decided" },
  note: { tr: "Oyuncuya not (isteğe bağlı, en fazla 300 karakter)", en: "Note to the player (optional, at most 300 characters)" },
  noteTold: { tr: "Oyuncuya not", en: "Note to the player" },
  approve: { tr: "Onayla", en: "Approve" },
  cancel: { tr: "İptal et", en: "Cancel" },
  approved: { tr: "Onaylandı", en: "Approved" },
  cancelled: { tr: "İptal edildi", en: "Cancelled" },
  depositApproved: { tr: "Yatırım onaylandı, tutar bakiyeye geçti.", en: "The deposit was approved; the balance has it." },
  depositCancelled: { tr: "Yatırım iptal edildi.", en: "The deposit was cancelled." },
  withdrawalApproved: { tr: "Çekim onaylandı.", en: "The withdrawal was approved." },
  withdrawalCancelled: {
    tr: "Çekim iptal edildi, tutar bakiyeye döndü.",
    en: "The withdrawal was cancelled; the balance has its money again.",
  },
  aboutCoupons: {
    tr: "Açık kuponlar. Oynanmayan bir maçın kuponu iptal edilince yatırılan tutar oyuncuya iade edilir.",
    en: "The open coupons. Voiding one, such as on a match that is not played, returns the stake to the player.",
  },
  noCoupon: { tr: "Açık kupon yok.", en: "No coupon is open." },
  placed: { tr: "Yapıldı", en: "Placed" },
  possibleWin: { tr: "Olası kazanç", en: "Possible win" },
  bets: { tr: "Seçimler", en: "Selections" },
  voidCoupon: { tr: "Kuponu iptal et", en: "Void the coupon" },
  couponVoided: { tr: "Kupon iptal edildi, tutar iade edildi.", en: "The coupon was voided and its stake returned." },
  couponClosed: { tr: "Kupon açık değil, hiçbir şey değişmedi.", en: "The coupon is not open; nothing has changed." },
  decidedBefore: {
    tr: "Bu talebe daha önce karar verilmiş; o karar geçerli.",
    en: "This request had been decided before, and that stands.",
  },
  noteTooLong: {
    tr: "Not en fazla 300 karakter olabilir: kısaltıp tekrar deneyin.",
    en: "The note can have at most 300 characters: shorten it and try again.",
  },

  aboutIdentities: {
    tr: "Bu oyuncuların kimliği henüz doğrulanmadı: para yatırabilir, ama çekemezler.",
    en: "The identity of these players is not verified yet: they can deposit, but not withdraw.",
  },
  verify: { tr: "Kimliği doğrula", en: "Verify the identity" },
  identityVerified: { tr: "Kimlik doğrulandı.", en: "The identity was verified." },

  aboutRecovery: {
    tr: "Telefonunu veya geçiş anahtarlarını kaybeden oyuncu için. Önce kimliğinden emin olun. İki adımlı giriş kapanır, geçiş anahtarları kaldırılır, tüm oturumlar biter ve oyuncuya e-posta gider; şifre aynı kalır.",
    en: "For a player who lost the phone or the passkeys. First be sure of who is asking. Two-step login is turned off, passkeys are removed, all sessions end and the player gets a mail; the password stays.",
  },
  usernameOrEmail: { tr: "Kullanıcı adı veya e-posta", en: "Username or e-mail" },
  find: { tr: "Bul", en: "Find" },
  noSuchPlayer: { tr: "Böyle bir oyuncu yok.", en: "There is no such player." },
  secondFactor: { tr: "İkinci adım", en: "Second factor" },
  securityEvents: { tr: "Güvenlik değişiklikleri", en: "Security changes" },
  recover: { tr: "İki adımlı girişi sıfırla ve oturumları kapat", en: "Reset two-step login and end all sessions" },
  recovered: { tr: "Hesap kurtarıldı.", en: "The account was recovered." },

  saved: { tr: "Kaydedildi.", en: "Saved." },
  messageSent: { tr: "Mesaj gönderildi.", en: "The message was sent." },
  fillIn: { tr: "Her iki dilde tüm alanları doldurun.", en: "Fill in every field in both languages." },
  locked: { tr: "Bu sayfa kapalı.", en: "This page is locked." },
  howToUnlock: {
    tr: "Operatörün başlarken yazdığı adresi açın: /operator?token=… Operatör her başladığında yeni bir adres verir.",
    en: "Open the address that the operator printed when it started: /operator?token=… It prints a new one at each start.",
  },
} as const satisfies Record<string, Localised>;

export type Word = keyof typeof texts;
