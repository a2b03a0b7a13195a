import type { SeedMassMessage } from "../../types.ts";

/** About the site: what is new, what to look out for, when it closes. */
export const news: readonly SeedMassMessage[] = [
  {
    id: 12,
    title: { tr: "Yılbaşı çekilişi yakında", en: "New Year lottery coming up" },
    html: {
      tr: `<p>Çekiliş döneminde onaylanan, 500 TL ve üzeri her yatırım bir bilet getirecek; bir oyuncu en fazla 20 biletle katılabilecek. Kuralları <a href="/info/otherGameRules">diğer oyun kuralları</a> sayfasında okuyabilirsiniz.</p>`,
      en: `<p>Each deposit of TRY 500 or more approved during the lottery will earn one ticket, up to 20 for each player. You can read the rules under <a href="/info/otherGameRules">other game rules</a>.</p>`,
    },
    createdDay: -1,
  },
  {
    id: 9,
    title: { tr: "Sahte aramalara dikkat", en: "Beware of fake calls" },
    html: {
      tr: `<p>Karo adına arayıp şifre veya 6 haneli kod isteyen kişiler olduğunu öğrendik. Bunları sizden asla istemeyiz. Şüpheli bir arama aldıysanız <a href="/profile/password">şifrenizi değiştirin</a> ve canlı desteğe yazın. Doğru adresi nasıl anlayacağınızı <a href="/info/DomainBilgi">buradan</a> okuyabilirsiniz.</p>`,
      en: `<p>We have heard of people calling in Karo’s name and asking for passwords or 6-digit codes. We never ask for them. If you had such a call, <a href="/profile/password">change your password</a> and write to live support. Read <a href="/info/DomainBilgi">how to recognise our address</a>.</p>`,
    },
    createdDay: -9,
  },
  {
    id: 7,
    title: { tr: "Planlı bakım tamamlandı", en: "Planned maintenance completed" },
    html: {
      tr: `<p>Salı sabahı 05.00–06.00 arasında yaptığımız bakım tamamlandı. Bakım sırasında süren turların hepsi sonuçlandı ve bakiyelere yansıdı. Bir eksik görürseniz işlem numarasıyla canlı desteğe yazın.</p>`,
      en: `<p>Tuesday’s maintenance between 05:00 and 06:00 is complete. Every round that was running has been settled and credited. If you find something missing, write to live support with the transaction number.</p>`,
    },
    createdDay: -18,
  },
  {
    id: 5,
    title: { tr: "Lobi artık internetsiz de açılıyor", en: "The lobby now opens offline" },
    html: {
      tr: `<p>Bağlantınız koptuğunda site artık boş bir sayfa değil, lobinin son hâlini gösteriyor ve ne zamana ait olduğunu yazıyor. Karo’yu ana ekranınıza ekleyerek uygulama gibi kullanabilirsiniz.</p>`,
      en: `<p>When your connection drops, the site no longer shows an empty page but the lobby as it last was, and tells you from when. Add Karo to your home screen to use it like an app.</p>`,
    },
    createdDay: -29,
  },
  {
    id: 4,
    title: { tr: "Promosyon şartları sadeleşti", en: "Simpler promotion terms" },
    html: {
      tr: `<p><a href="/info/PromoSart">Promosyon şartlarını</a> kısalttık ve örneklerle açıkladık. Daha önce aldığınız bonusların koşulları değişmedi.</p>`,
      en: `<p>We have shortened the <a href="/info/PromoSart">promotion terms</a> and added examples. The terms of bonuses you already had have not changed.</p>`,
    },
    createdDay: -36,
  },
  {
    id: 2,
    title: { tr: "İki adımlı doğrulamayı açtınız mı?", en: "Is your second factor on?" },
    html: {
      tr: `<p>Hesabınızı bir doğrulama uygulamasıyla veya SMS koduyla koruyabilirsiniz. Kurulum iki dakika sürer: <a href="/profile/security">giriş güvenliği</a> sayfasını açın ve 6 haneli kodu girin.</p>`,
      en: `<p>You can protect your account with an authenticator app or SMS codes. It takes two minutes: open <a href="/profile/security">login security</a> and enter the 6-digit code.</p>`,
    },
    createdDay: -50,
  },
];
