/**
 * Just enough Turkish morphology to name games: the suffixes follow vowel harmony and consonant
 * assimilation. A noun is written in a small notation:
 *
 * - `lale`: nothing to say; it ends in a vowel or in a consonant that never changes.
 * - `kurt|kurd`: before a vowel the stem is the second form. A noun in p, ç, t or k always says so,
 *   also when it does not change: `at|at`.
 * - `saat|saat^`: takes front vowels against its own last vowel.
 * - `nazar boncuğu+nazar boncukları`: already a compound; its plural follows the plus sign.
 */
export type TurkishNoun = string;

interface Parts {
  /** The bare noun. */
  readonly plain: string;
  /** What a suffix with a vowel is added to. */
  readonly stem: string;
  readonly front: boolean;
  /** Plural of a compound. */
  readonly compoundPlural?: string;
}

const known = new Map<TurkishNoun, Parts>();

function partsOf(noun: TurkishNoun): Parts {
  let parts = known.get(noun);
  if (!parts) known.set(noun, (parts = readParts(noun)));
  return parts;
}

function readParts(noun: TurkishNoun): Parts {
  const [bare = "", compoundPlural] = noun.split("+");
  const front = bare.endsWith("^");
  const [plain = "", stem = plain] = bare.replace("^", "").split("|");
  return { plain, stem, front, ...(compoundPlural && { compoundPlural }) };
}

const vowels = "aeıioöuüâîûAEIİOÖUÜ";

const isVowel = (letter: string) => letter !== "" && vowels.includes(letter);

function lastVowel(word: string): string {
  for (let index = word.length - 1; index >= 0; index--) {
    const letter = word[index] ?? "";
    if (isVowel(letter)) return letter.toLocaleLowerCase("tr");
  }
  return "e";
}

/** The high vowel (ı, i, u, ü) that follows `word`. */
export function highVowel(word: string, front = false): "ı" | "i" | "u" | "ü" {
  const vowel = lastVowel(word);
  if (front) return "oöuü".includes(vowel) ? "ü" : "i";
  if ("aıâ".includes(vowel)) return "ı";
  if ("ouû".includes(vowel)) return "u";
  return "öü".includes(vowel) ? "ü" : "i";
}

/** The low vowel (a, e) that follows `word`. */
export function lowVowel(word: string, front = false): "a" | "e" {
  return !front && "aıouâû".includes(lastVowel(word)) ? "a" : "e";
}

export function nominative(noun: TurkishNoun): string {
  return partsOf(noun).plain;
}

/** `lale` → `lalenin`, `kurt|kurd` → `kurdun`. */
export function genitive(noun: TurkishNoun): string {
  const { plain, stem, front } = partsOf(noun);
  const vowel = highVowel(plain, front);
  return isVowel(plain.at(-1) ?? "") ? `${plain}n${vowel}n` : `${stem}${vowel}n`;
}

/** The head of a compound: `lale` → `lalesi` (İznik lalesi), `kurt|kurd` → `kurdu` (bozkır kurdu). */
export function possessive(noun: TurkishNoun): string {
  const { plain, stem, front, compoundPlural } = partsOf(noun);
  if (compoundPlural) return plain;
  const vowel = highVowel(plain, front);
  return isVowel(plain.at(-1) ?? "") ? `${plain}s${vowel}` : `${stem}${vowel}`;
}

export function plural(noun: TurkishNoun): string {
  const { plain, front, compoundPlural } = partsOf(noun);
  return compoundPlural ?? `${plain}l${lowVowel(plain, front)}r`;
}

/** `laleler` → `lalelerin`, `nazar boncukları` → `nazar boncuklarının`. */
export function pluralGenitive(noun: TurkishNoun): string {
  const many = plural(noun);
  const buffer = isVowel(many.at(-1) ?? "") ? "n" : "";
  return `${many}${buffer}${highVowel(many)}n`;
}

const small = new Set(["ve", "ile", "de", "da", "ki"]);

/** Every word of a title with a capital, but for conjunctions inside it. */
export function titleCase(text: string, language: "tr" | "en"): string {
  const lower = language === "tr" ? small : smallEnglish;
  return text
    .split(" ")
    .map((word, index) => {
      if (index > 0 && lower.has(word)) return word;
      const first = word[0] ?? "";
      const capital = language === "tr" && first === "i" ? "İ" : first.toUpperCase();
      return capital + word.slice(1);
    })
    .join(" ");
}

const smallEnglish = new Set([
  "of",
  "the",
  "and",
  "in",
  "on",
  "at",
  "by",
  "for",
  "a",
  "an",
  "from",
  "to",
  "under",
  "with",
  "over",
]);
