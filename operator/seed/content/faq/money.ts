import type { Question } from "./question.ts";

export const moneyQuestions: readonly Question[] = [
  {
    question: { tr: "Nasıl para yatırırım?", en: "How do I deposit?" },
    answer: {
      tr: `<p><a href="/profile/deposit">Para yatır</a> sayfasında yöntemi seçin, tutarı yazın ve ekrandaki adımları izleyin. Alt ve üst sınır, ücret ve süre yöntemin yanında yazar.</p>`,
      en: `<p>Choose a method on the <a href="/profile/deposit">deposit</a> page, enter the amount and follow the steps. The minimum and maximum, the fee and the time are shown beside each method.</p>`,
    },
  },
  {
    question: {
      tr: "Param hesabıma geçmedi, ne yapmalıyım?",
      en: "My deposit has not arrived. What should I do?",
    },
    answer: {
      tr: `<p>Önce <a href="/profile/history">işlem geçmişinde</a> durumuna bakın. Yöntemin yanında yazan süre geçtiyse dekontunuz ve işlem numaranızla canlı desteğe yazın. Aynı ödemeyi ikinci kez göndermeyin.</p>`,
      en: `<p>Check its status in your <a href="/profile/history">history</a> first. If the time shown beside the method has passed, write to live support with your receipt and the transaction number. Do not send the payment a second time.</p>`,
    },
  },
  {
    question: {
      tr: "Başkasının hesabından para yatırabilir miyim?",
      en: "Can I deposit from someone else’s account?",
    },
    answer: {
      tr: `<p>Hayır. Banka hesabı, kart ve cüzdan sizin adınıza kayıtlı olmalıdır. Başkasından gelen para, geldiği hesaba iade edilir.</p>`,
      en: `<p>No. The bank account, card or wallet must be in your name. Money from someone else is returned to the account it came from.</p>`,
    },
  },
  {
    question: { tr: "Hangi para birimini kullanıyorsunuz?", en: "Which currency do you use?" },
    answer: {
      tr: `<p>Yalnızca Türk lirası (TRY). Kripto parayla yatırdığınız tutar, siz onaylamadan önce gösterilen kurla Türk lirasına çevrilir.</p>`,
      en: `<p>Turkish lira (TRY) only. Cryptocurrency deposits are converted at the rate shown before you confirm.</p>`,
    },
  },
  {
    question: { tr: "Nasıl para çekerim?", en: "How do I withdraw?" },
    answer: {
      tr: `<p><a href="/profile/bank-accounts">Banka hesaplarım</a> sayfasına adınıza kayıtlı IBAN’ı ekleyin, ardından <a href="/profile/withdraw">para çek</a> sayfasında yöntemi ve tutarı seçip onaylayın. İlk çekimde kimliğiniz doğrulanır.</p>`,
      en: `<p>Add an IBAN in your own name under <a href="/profile/bank-accounts">bank accounts</a>, then choose the method and amount on the <a href="/profile/withdraw">withdrawal</a> page and confirm. Your identity is verified at your first withdrawal.</p>`,
    },
  },
  {
    question: {
      tr: "Çekim talebi verince bakiyem neden azaldı?",
      en: "Why did my balance drop when I asked for a withdrawal?",
    },
    answer: {
      tr: `<p>Talep ettiğiniz tutar o anda bakiyenizden ayrılır ve sonuç belli olana kadar bekletilir. Talep onaylanırsa ödenir, iptal edilirse tamamı bakiyenize döner.</p>`,
      en: `<p>The amount is set aside at that moment and held until the outcome is known. If the request is approved it is paid; if it is cancelled, all of it returns to your balance.</p>`,
    },
  },
  {
    question: {
      tr: "Verdiğim çekim talebini iptal edebilir miyim?",
      en: "Can I cancel a withdrawal I have asked for?",
    },
    answer: {
      tr: `<p>Hayır. Ani bir kararla paranızı oyuna geri döndürmeyesiniz diye böyle bir düğme yoktur. IBAN’ı yanlış yazdıysanız hemen canlı desteğe bildirin.</p>`,
      en: `<p>No. There is no such button, so that money does not go back into play on impulse. If you entered a wrong IBAN, tell live support at once.</p>`,
    },
  },
  {
    question: {
      tr: "Çekim için hangi belgeleri göndermem gerekiyor?",
      en: "Which documents do I need for a withdrawal?",
    },
    answer: {
      tr: `<p>Kimlik kartınız, pasaportunuz veya sürücü belgeniz; gerekirse adresinizi ve ödeme hesabının size ait olduğunu gösteren bir belge. Belgeler iki iş günü içinde incelenir. Ayrıntılar <a href="/info/GenelKurallar">genel kurallarda</a>.</p>`,
      en: `<p>Your ID card, passport or driving licence and, where needed, proof of your address and that the payment account is yours. We review documents within two working days. See the <a href="/info/GenelKurallar">general rules</a>.</p>`,
    },
  },
  {
    question: {
      tr: "Ödemeyi onaylarken bağlantım koptu, param gitti mi?",
      en: "I lost my connection while confirming a payment. Is my money gone?",
    },
    answer: {
      tr: `<p>Bağlantı kesilse bile işlem en fazla bir kez yapılır. Site, sonucu kendiliğinden denetler ve size bildirir. Emin olmak için <a href="/profile/history">işlem geçmişine</a> bakın, sonuç belli olmadan yeniden denemeyin.</p>`,
      en: `<p>Even if the connection is lost, a payment is made once at most. The site checks the outcome by itself and tells you. Look at your <a href="/profile/history">history</a> to be sure, and do not try again before you know.</p>`,
    },
  },
];
