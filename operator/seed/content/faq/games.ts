import type { Question } from "./question.ts";

export const gameQuestions: readonly Question[] = [
  {
    question: { tr: "Bir oyunu nasıl bulurum?", en: "How do I find a game?" },
    answer: {
      tr: `<p>Aramaya oyunun adından en az 3 harf yazın; Türkçe harfleri yazmasanız da olur. <a href="/slot">Slot</a> ve <a href="/live">canlı casino</a> sayfalarında kategoriye ve sağlayıcıya göre de süzebilirsiniz. Sık oynadığınız oyunları <a href="/favorites">favorilerinize</a> ekleyebilirsiniz.</p>`,
      en: `<p>Type at least 3 letters of its name into the search; Turkish letters are optional. On the <a href="/slot">slots</a> and <a href="/live">live casino</a> pages you can filter by category and provider. Keep the ones you play often in your <a href="/favorites">favourites</a>.</p>`,
    },
  },
  {
    question: { tr: "Oyunlar adil mi?", en: "Are the games fair?" },
    answer: {
      tr: `<p>Sonuçları sağlayıcının rastgele sayı üreteci belirler; ne biz ne siz etkileyebiliriz. Her turun sonucu öncekilerden bağımsızdır. Uzun vadeli ortalamayı oyunun RTP değeri gösterir, kısa vadede sonuç çok farklı olabilir.</p>`,
      en: `<p>Results come from the provider’s random number generator; neither we nor you can influence them. Each round is independent of the ones before. The RTP is the long-run average; a short session can turn out very differently.</p>`,
    },
  },
  {
    question: {
      tr: "Oyun sırasında bağlantım koparsa ne olur?",
      en: "What if I lose my connection during a game?",
    },
    answer: {
      tr: `<p>Başlamış tur sunucuda tamamlanır, kazanç varsa bakiyenize eklenir. Sonucu <a href="/profile/games">oyun geçmişinizde</a> görürsünüz. Canlı masalardaki kurallar <a href="/info/liveCasinoRules">canlı casino kurallarında</a>.</p>`,
      en: `<p>A round that has started is completed on the server, and any win is added to your balance. You can see it in your <a href="/profile/games">game history</a>. For live tables, see the <a href="/info/liveCasinoRules">live casino rules</a>.</p>`,
    },
  },
  {
    question: {
      tr: "“Sağlayıcıya ulaşılamıyor” mesajı ne anlama geliyor?",
      en: "What does “provider cannot be reached” mean?",
    },
    answer: {
      tr: `<p>Oyunun sunucusu o anda yanıt vermiyor. Bakiyenizden bir şey düşmez. Birkaç dakika sonra yeniden deneyin veya başka bir oyun seçin; sorun sürerse canlı desteğe yazın.</p>`,
      en: `<p>The game’s server is not answering at the moment. Nothing is taken from your balance. Try again in a few minutes or choose another game; if it goes on, write to live support.</p>`,
    },
  },
  {
    question: { tr: "Kuponumu iptal edebilir miyim?", en: "Can I cancel a coupon?" },
    answer: {
      tr: `<p>Hayır, onaylanan kupon değiştirilemez ve iptal edilemez. Karşılaşma geçersiz sayılırsa bahsiniz iade edilir. Kuponlarınızı <a href="/profile/coupons">kuponlarım</a> sayfasında izleyin.</p>`,
      en: `<p>No, a confirmed coupon can be neither changed nor cancelled. If an event is declared void, your stake is returned. Follow your coupons on the <a href="/profile/coupons">coupons</a> page.</p>`,
    },
  },
  {
    question: {
      tr: "Siteyi telefonuma uygulama gibi kurabilir miyim?",
      en: "Can I install the site on my phone?",
    },
    answer: {
      tr: `<p>Evet. Tarayıcınızın menüsünden “Ana ekrana ekle”yi seçin. Site kendi simgesiyle açılır, internetiniz kesildiğinde bile lobiyi son hâliyle gösterir. Oynamak ve para işlemleri için bağlantı gerekir.</p>`,
      en: `<p>Yes. Choose “Add to home screen” in your browser’s menu. The site opens from its own icon and shows the lobby as it last was even without internet. Playing and payments need a connection.</p>`,
    },
  },
];
