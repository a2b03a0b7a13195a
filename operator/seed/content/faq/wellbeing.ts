import type { Question } from "./question.ts";

export const wellbeingQuestions: readonly Question[] = [
  {
    question: { tr: "Limit nasıl koyarım?", en: "How do I set a limit?" },
    answer: {
      tr: `<p><a href="/profile/limits">Limitlerim</a> sayfasında yatırım, kayıp ve oturum süresi limiti belirleyin. Düşürdüğünüz limit hemen uygulanır. Yükseltmek veya kaldırmak için 72 saat beklenir, sonra onayınız istenir.</p>`,
      en: `<p>Set a deposit, loss or session limit on the <a href="/profile/limits">limits</a> page. A lower limit applies at once. Raising or removing one takes 72 hours and then needs your confirmation.</p>`,
    },
  },
  {
    question: {
      tr: "Mola ile kendini dışlama arasındaki fark nedir?",
      en: "What is the difference between a time-out and self-exclusion?",
    },
    answer: {
      tr: `<p>Mola kısa bir aradır, gün olarak seçilir. Kendini dışlama aylarca veya süresizdir. İkisi de hemen uygulanır, bütün oturumlarınızı kapatır ve süre dolmadan geri alınamaz.</p>`,
      en: `<p>A time-out is a short break, chosen in days. Self-exclusion lasts months, or for good. Both apply at once, end all your sessions and cannot be undone early.</p>`,
    },
  },
  {
    question: {
      tr: "Ne kadar oynadığımı ve harcadığımı nasıl görürüm?",
      en: "How do I see how much I have played and spent?",
    },
    answer: {
      tr: `<p>Oturum çubuğunda bu oturumun süresi ve net sonucu her an görünür. Daha uzun dönemler için <a href="/profile/statement">hesap özetini</a> açın.</p>`,
      en: `<p>The session bar always shows the time and net result of this session. For longer periods, open your <a href="/profile/statement">statement</a>.</p>`,
    },
  },
  {
    question: {
      tr: "Oyunu bırakmakta zorlanıyorum, kimden yardım alabilirim?",
      en: "I find it hard to stop. Who can help?",
    },
    answer: {
      tr: `<p>Yeşilay Danışmanlık Merkezi (YEDAM), <strong>115</strong> numaralı hattan sizi ve yakınlarınızı ücretsiz ve gizli olarak dinler. Hesabınızı hemen kapatmak için <a href="/profile/limits">kendini dışlamayı</a> seçin. Daha fazlası <a href="/info/SorumluOyunculuk">sorumlu oyun</a> sayfasında.</p>`,
      en: `<p>In Türkiye, YEDAM listens to you and those close to you on <strong>115</strong>, free and in confidence. To close your account at once, choose <a href="/profile/limits">self-exclusion</a>. There is more under <a href="/info/SorumluOyunculuk">responsible gaming</a>.</p>`,
    },
  },
  {
    question: { tr: "Canlı desteğe nasıl ulaşırım?", en: "How do I reach live support?" },
    answer: {
      tr: `<p>Hızlı erişim panelindeki “Canlı destek” düğmesine dokunun. Sohbetten, mesajlaşma uygulamalarından veya e-postayla yazabilirsiniz. Kullanıcı adınızı ve varsa işlem numaranızı ekleyin; şifrenizi yazmayın.</p>`,
      en: `<p>Tap “Live support” in the quick access panel. You can write by chat, messaging app or e-mail. Include your username and any transaction number; never your password.</p>`,
    },
  },
];
