/** First names of invented dealers, Turkish-speaking and international. */
export const turkishDealers = [
  "Defne", "Elif", "Zeynep", "Mert", "Kerem", "Deniz", "Selin", "Ece", "Arda", "Burcu", "Derya", "Emre",
  "Gizem", "İpek", "Kaan", "Leyla", "Melis", "Nehir", "Ozan", "Pelin", "Sinan", "Tuna", "Umut", "Yasemin",
  "Aslı", "Barış", "Cansu", "Duru", "Eylül", "Onur", "Nil", "Rüya", "Serra", "Tolga", "Çağla", "Şule",
] as const;

export const internationalDealers = [
  "Anna", "Sofia", "Marco", "Elena", "Lukas", "Ines", "Nadia", "Viktor", "Clara", "Daniel", "Maya", "Oskar",
  "Livia", "Tomas", "Irina", "Paolo", "Greta", "Adrian",
] as const;

const men = new Set<string>([
  "Mert", "Kerem", "Arda", "Emre", "Kaan", "Ozan", "Sinan", "Tuna", "Umut", "Barış", "Onur", "Tolga",
  "Marco", "Lukas", "Viktor", "Daniel", "Oskar", "Tomas", "Paolo", "Adrian",
]);

/** Which of the two sets of hair and clothes a dealer's portrait is drawn with. */
export function portraitOf(dealer: string): "he" | "she" {
  return men.has(dealer) ? "he" : "she";
}
