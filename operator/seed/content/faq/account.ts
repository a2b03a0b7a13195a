import { adultsOnly, legalNotice } from "../notices.ts";
import type { Question } from "./question.ts";

export const accountQuestions: readonly Question[] = [
  {
    question: { tr: "Kimler üye olabilir?", en: "Who can register?" },
    answer: {
      tr: `<p>${adultsOnly.tr} Her oyuncunun tek bir hesabı olabilir.</p><p>${legalNotice.tr}</p>`,
      en: `<p>${adultsOnly.en} Each player may hold one account.</p><p>${legalNotice.en}</p>`,
    },
  },
  {
    question: { tr: "Nasıl üye olurum?", en: "How do I register?" },
    answer: {
      tr: `<ol><li><a href="/register">Kayıt</a> sayfasını açın.</li><li>Kimliğinizde yazan bilgileri eksiksiz girin.</li><li>Kullanıcı adı ve şifre seçip kuralları onaylayın.</li><li>E-postanıza gelen bağlantıyla hesabınızı doğrulayın.</li></ol>`,
      en: `<ol><li>Open the <a href="/register">registration</a> page.</li><li>Enter your details as they appear on your ID.</li><li>Choose a username and password and accept the rules.</li><li>Confirm your account with the link sent to your e-mail.</li></ol>`,
    },
  },
  {
    question: {
      tr: "T.C. kimlik numaram neden isteniyor?",
      en: "Why do you ask for my Turkish ID number?",
    },
    answer: {
      tr: `<p>Yaşınızı doğrulamak, adınıza ikinci bir hesap açılmasını önlemek ve paranın yalnızca size ödenmesini sağlamak için. Numaranız profilinizde maskeli görünür. Ayrıntılar <a href="/info/GizlilikBilgisi">gizlilik bilgilendirmesinde</a>.</p>`,
      en: `<p>To check your age, to keep anyone from opening a second account in your name, and to make sure money is paid to you alone. It is masked in your profile. See the <a href="/info/GizlilikBilgisi">privacy notice</a>.</p>`,
    },
  },
  {
    question: { tr: "Şifremi unuttum, ne yapmalıyım?", en: "I forgot my password. What now?" },
    answer: {
      tr: `<p><a href="/forgot-password">Şifremi unuttum</a> sayfasına e-posta adresinizi veya kullanıcı adınızı yazın. Bu bilgiye kayıtlı bir hesap varsa yenileme bağlantısı e-postanıza gelir. Gelen kutunuzda göremezseniz istenmeyen klasörüne de bakın.</p>`,
      en: `<p>Enter your e-mail address or username on the <a href="/forgot-password">forgot password</a> page. If there is an account for it, a reset link is sent to your e-mail. If you cannot find it, look in your spam folder.</p>`,
    },
  },
  {
    question: { tr: "Şifrem nasıl olmalı?", en: "What should my password look like?" },
    answer: {
      tr: `<p>En az 6 karakter, en az bir büyük harf ve bir rakam. Küçük harf ve özel karakter eklerseniz daha güçlü olur. Başka sitelerde kullandığınız bir şifreyi burada kullanmayın.</p>`,
      en: `<p>At least 6 characters, with at least one uppercase letter and one number. A lowercase letter and a special character make it stronger. Do not reuse a password from another site.</p>`,
    },
  },
  {
    question: {
      tr: "Kullanıcı adımı veya e-posta adresimi değiştirebilir miyim?",
      en: "Can I change my username or e-mail address?",
    },
    answer: {
      tr: `<p>Evet. <a href="/profile/username">Kullanıcı adı</a> ve <a href="/profile/email">e-posta</a> sayfalarında yeni bilgiyi ve güncel şifrenizi girin. Adınız, soyadınız ve doğum tarihiniz için canlı desteğe belgenizle başvurun.</p>`,
      en: `<p>Yes. Enter the new one and your current password on the <a href="/profile/username">username</a> or <a href="/profile/email">e-mail</a> page. For your name or date of birth, contact live support with a document.</p>`,
    },
  },
  {
    question: { tr: "Hesabımı nasıl kapatırım?", en: "How do I close my account?" },
    answer: {
      tr: `<p>Canlı desteğe yazmanız yeterlidir. Çekilebilir bakiyeniz size ödenir. Oyuna ara vermek istiyorsanız <a href="/profile/limits">mola ve kendini dışlama</a> seçeneklerini kullanın; bunlar hemen uygulanır ve süre dolmadan geri alınamaz.</p>`,
      en: `<p>Just write to live support. Your withdrawable balance is paid out. If you want to stop playing for a while, use <a href="/profile/limits">time-out or self-exclusion</a>; they apply at once and cannot be undone early.</p>`,
    },
  },
];
