/**
 * The self-test of the page on responsible gaming, in both languages. It is long, so it loads with its page and is not
 * part of the catalogue that every visitor loads.
 */
import type { Localised } from "../../contract/values.ts";

/** All questions ask about the last twelve months. */
export const questions: readonly Localised[] = [
  {
    tr: "Kaybettiğinizde sizi zorlayacak tutarlarla oynadınız mı?",
    en: "Have you played with amounts that it would hurt you to lose?",
  },
  {
    tr: "Aynı heyecanı duymak için daha büyük tutarlarla oynamanız gerekti mi?",
    en: "Have you needed larger amounts to feel the same excitement?",
  },
  {
    tr: "Kaybettiğinizi çıkarmak için başka bir gün tekrar oynadınız mı?",
    en: "Have you come back on another day to win back what you had lost?",
  },
  {
    tr: "Oynayabilmek için borç aldığınız veya bir şeyinizi sattığınız oldu mu?",
    en: "Have you borrowed money or sold something in order to play?",
  },
  {
    tr: "Oyunla aranızda bir sorun olabileceğini düşündünüz mü?",
    en: "Have you thought that you and gambling might have a problem?",
  },
  {
    tr: "Oyun uykunuzu, keyfinizi veya sağlığınızı bozdu mu?",
    en: "Has gambling cost you sleep, good spirits or health?",
  },
  {
    tr: "Yakınlarınız ne kadar oynadığınızdan yakındı mı?",
    en: "Have people close to you complained about how much you play?",
  },
  {
    tr: "Oyun sizi veya evinizi para sıkıntısına soktu mu?",
    en: "Has gambling left you or your household short of money?",
  },
  {
    tr: "Oynadıktan sonra pişmanlık veya suçluluk duydunuz mu?",
    en: "Have you felt regret or guilt after playing?",
  },
];

/** The possible answers, from score 0 to score 3. */
export const answers: readonly Localised[] = [
  { tr: "Hiç", en: "Never" },
  { tr: "Bazen", en: "Sometimes" },
  { tr: "Sık sık", en: "Often" },
  { tr: "Neredeyse hep", en: "Almost always" },
];

export interface SelfTestResultText {
  readonly title: Localised;
  readonly text: Localised;
}

/** The text for each level: honest, calm, and with a next step. */
export const results: Readonly<Record<SelfTestLevel, SelfTestResultText>> = {
  none: {
    title: { tr: "Yanıtlarınızda uyarı işareti yok", en: "No warning signs in your answers" },
    text: {
      tr: "Bu yanıtlara göre oyun size zarar vermiyor. Böyle kalması için süre ve bütçe limitinizi oynamaya başlamadan belirleyin; kayıp kovalamayın.",
      en: "By these answers, gambling does you no harm. To keep it that way, set your limits of time and money before you play, and do not chase losses.",
    },
  },
  low: {
    title: { tr: "Birkaç küçük işaret var", en: "There are a few small signs" },
    text: {
      tr: "Oyun şimdilik kontrolünüzde görünüyor, ama birkaç yanıtınız dikkat istiyor. Yatırım limitinizi düşürmek ve süre hatırlatmasını açmak için iyi bir zaman.",
      en: "Gambling seems to be in your control for now, but some of your answers call for attention. It is a good time to lower your deposit limit and to switch on the reality check.",
    },
  },
  moderate: {
    title: { tr: "Dikkat etmenizi gerektiren işaretler var", en: "There are signs that need attention" },
    text: {
      tr: "Yanıtlarınız oyunun size zarar vermeye başlamış olabileceğini gösteriyor. Limitlerinizi bugün düşürün, birkaç gün mola verin ve bunu güvendiğiniz biriyle konuşun. Bu sayfadaki yardım hatları sizi de dinler.",
      en: "Your answers suggest that gambling may have begun to harm you. Lower your limits today, take a time-out of some days, and talk about it with somebody you trust. The help lines on this page are there for you too.",
    },
  },
  high: {
    title: { tr: "Oyun size zarar veriyor olabilir", en: "Gambling may be harming you" },
    text: {
      tr: "Bunu tek başınıza çözmek zorunda değilsiniz, yardım işe yarar. Şimdi oynamayı bırakın, hesabınıza mola verin veya kendinizi dışlayın ve bu sayfadaki yardım hatlarından birini arayın. Görüşmeler gizlidir.",
      en: "You do not have to solve this alone, and help works. Stop playing now, take a time-out or exclude yourself, and call one of the help lines on this page. What you say there is confidential.",
    },
  },
};

/** Returns the text in the language of the interface, or in Turkish if there is none. */
export function localisedText(text: Localised, locale: string): string {
  return locale === "en" ? text.en : text.tr;
}

/** How much cause for concern the answers to the self-test give. */
export type SelfTestLevel = "none" | "low" | "moderate" | "high";

/**
 * Rates the answers, each 0 (never) to 3 (almost always), by their sum: 0, 1–2, 3–7, or 8 and more. These ranges are
 * usual for questionnaires of nine questions on a year of gambling.
 */
export function levelOf(answers: readonly number[]): SelfTestLevel {
  const sum = answers.reduce((total, answer) => total + answer, 0);
  if (sum >= 8) return "high";
  if (sum >= 3) return "moderate";
  return sum > 0 ? "low" : "none";
}
