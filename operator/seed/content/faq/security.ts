import type { Question } from "./question.ts";

export const securityQuestions: readonly Question[] = [
  {
    question: {
      tr: "İki adımlı doğrulamayı nasıl açarım?",
      en: "How do I turn on two-factor authentication?",
    },
    answer: {
      tr: `<ol><li>Telefonunuza bir doğrulama uygulaması kurun.</li><li><a href="/profile/security">Giriş güvenliği</a> sayfasında QR kodu okutun veya anahtarı elle girin.</li><li>Uygulamanın ürettiği 6 haneli kodu yazıp onaylayın.</li></ol><p>Uygulama kullanmak istemezseniz aynı sayfadan SMS kodunu seçebilirsiniz.</p>`,
      en: `<ol><li>Install an authenticator app on your phone.</li><li>Scan the QR code on the <a href="/profile/security">login security</a> page, or enter the key by hand.</li><li>Type the 6-digit code from the app and confirm.</li></ol><p>If you would rather not use an app, choose SMS codes on the same page.</p>`,
    },
  },
  {
    question: {
      tr: "Doğrulama uygulamama ulaşamıyorum, nasıl girerim?",
      en: "I have lost my authenticator app. How do I get in?",
    },
    answer: {
      tr: `<p>Canlı desteğe yazın. Kimliğinizi doğruladıktan sonra iki adımlı doğrulamayı kaldırırız; giriş yapınca yeniden kurarsınız. Güvenliğiniz için bu işlemden sonraki ilk çekiminizi ayrıca inceleriz.</p>`,
      en: `<p>Write to live support. Once we have verified your identity we remove the second factor, and you set it up again after signing in. To keep you safe, we look more closely at your first withdrawal after that.</p>`,
    },
  },
  {
    question: { tr: "Oturumum neden kapanıyor?", en: "Why am I signed out?" },
    answer: {
      tr: `<p>1 saat boyunca işlem yapmazsanız güvenliğiniz için oturumunuz kapanır. Oturum süresi limitinize ulaştığınızda veya şifrenizi değiştirdiğinizde de yeniden giriş yapmanız gerekebilir.</p>`,
      en: `<p>After 1 hour without activity you are signed out for your safety. You may also have to sign in again when you reach your session limit or change your password.</p>`,
    },
  },
  {
    question: {
      tr: "Hesabıma başkası girmiş olabilir, ne yapmalıyım?",
      en: "Someone may have been in my account. What should I do?",
    },
    answer: {
      tr: `<ol><li><a href="/profile/password">Şifrenizi</a> hemen değiştirin.</li><li><a href="/profile/security">Giriş güvenliği</a> sayfasında açık oturumlara bakın, tanımadıklarınızı kapatın.</li><li>Canlı desteğe yazın; hesabınızı inceleme bitene kadar koruma altına alırız.</li></ol>`,
      en: `<ol><li>Change your <a href="/profile/password">password</a> at once.</li><li>Look at the open sessions under <a href="/profile/security">login security</a> and end any you do not recognise.</li><li>Write to live support; we protect your account until the matter is cleared up.</li></ol>`,
    },
  },
  {
    question: {
      tr: "Sizin gerçekten siz olduğunuzu nasıl anlarım?",
      en: "How do I know it is really you?",
    },
    answer: {
      tr: `<p>Karo çalışanları sizden şifre, 6 haneli kod veya kart bilgisi istemez, kişisel bir hesaba para göndermenizi söylemez. Doğru adresi nasıl anlayacağınızı <a href="/info/DomainBilgi">güncel adres</a> sayfasında okuyun.</p>`,
      en: `<p>Nobody at Karo asks for your password, your 6-digit codes or your card details, or tells you to send money to a private account. The page on <a href="/info/DomainBilgi">our address</a> explains how to recognise the right one.</p>`,
    },
  },
];
