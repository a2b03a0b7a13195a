import type { Question } from "./question.ts";

export const bonusQuestions: readonly Question[] = [
  {
    question: { tr: "Hoş geldin bonusu nedir?", en: "What is the welcome bonus?" },
    answer: {
      tr: `<p>İlk yatırımınızın %50’si kadar, en fazla 999 TL bonus. Çevrim şartı bonusun 10 katıdır ve 30 gün içinde tamamlanmalıdır. Ayrıntılar <a href="/promotions">promosyonlar</a> sayfasında.</p>`,
      en: `<p>A bonus of 50% of your first deposit, up to TRY 999. It must be wagered 10 times within 30 days. Details are on the <a href="/promotions">promotions</a> page.</p>`,
    },
  },
  {
    question: {
      tr: "Casino kayıp bonusu nasıl hesaplanır?",
      en: "How is the casino discount worked out?",
    },
    answer: {
      tr: `<p>Bir günlük slot ve casino net kaybınızın %30’udur. Net kayıp, o günkü bahislerinizden kazançlarınızın çıkarılmasıyla bulunur. En az 500 TL net kaybınız varsa ertesi gün <a href="/profile/bonuses">bonuslarım</a> sayfasından talep edersiniz; bonus en fazla 5.000 TL’dir.</p>`,
      en: `<p>It is 30% of a day’s net loss on slots and casino games. Your net loss is that day’s bets less that day’s winnings. If it is at least TRY 500, claim the discount the next day on your <a href="/profile/bonuses">bonuses</a> page; the most is TRY 5,000.</p>`,
    },
  },
  {
    question: {
      tr: "Çevrimsiz bonus ne demek?",
      en: "What does “no wagering” mean?",
    },
    answer: {
      tr: `<p>%20 yatırım bonusunda çevrim şartı yoktur: bonusla kazandığınız tutarı beklemeden çekebilirsiniz. Bonus bakiyesinin kendisi çekilemez, yalnızca oyunda kullanılır.</p>`,
      en: `<p>The 20% deposit bonus carries no wagering requirement: what you win with it can be withdrawn straight away. The bonus balance itself cannot be withdrawn, only played.</p>`,
    },
  },
  {
    question: { tr: "Çevrim şartı nedir?", en: "What is a wagering requirement?" },
    answer: {
      tr: `<p>Bonusun çekilebilir duruma gelmesi için yapmanız gereken toplam bahis tutarıdır. 500 TL’lik bir bonusun çevrimi 10 katsa 5.000 TL’lik bahis gerekir. Oyunların ne kadar sayıldığı <a href="/info/PromoSart">promosyon şartlarında</a> yazar.</p>`,
      en: `<p>The total you need to stake before a bonus can be withdrawn. A bonus of TRY 500 with a requirement of 10 times takes TRY 5,000 in bets. How much each game counts is in the <a href="/info/PromoSart">promotion terms</a>.</p>`,
    },
  },
  {
    question: {
      tr: "Aldığım bonustan vazgeçebilir miyim?",
      en: "Can I give up a bonus I have taken?",
    },
    answer: {
      tr: `<p>Evet, istediğiniz an. Bonus bakiyesi ve bonustan doğan kazanç silinir; kendi paranız ve onunla kazandıklarınız hesabınızda kalır.</p>`,
      en: `<p>Yes, at any moment. The bonus balance and the winnings from it are removed; your own money and what you won with it stay in your account.</p>`,
    },
  },
  {
    question: {
      tr: "Yılbaşı çekilişi biletlerimi nerede bulurum?",
      en: "Where are my New Year lottery tickets?",
    },
    answer: {
      tr: `<p><a href="/profile/lottery">Çekiliş biletlerim</a> sayfasında. Çekiliş döneminde onaylanan, 500 TL ve üzeri her yatırım bir bilet getirir. Biletinizi numarasıyla da arayabilirsiniz.</p>`,
      en: `<p>On the <a href="/profile/lottery">lottery tickets</a> page. Each deposit of TRY 500 or more approved during the lottery earns one ticket. You can search by ticket number too.</p>`,
    },
  },
];
