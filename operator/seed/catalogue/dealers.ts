/** Of the invented dealers, the men. */
const men = new Set<string>([
  "Mert", "Kerem", "Arda", "Emre", "Kaan", "Ozan", "Sinan", "Tuna", "Umut", "Barış", "Onur", "Tolga",
  "Marco", "Lukas", "Viktor", "Daniel", "Oskar", "Tomas", "Paolo", "Adrian",
]);

/** Which of the two sets of hair and clothes a dealer's portrait is drawn with. */
export function portraitOf(dealer: string): "he" | "she" {
  return men.has(dealer) ? "he" : "she";
}
