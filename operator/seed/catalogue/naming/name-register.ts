const folded: Readonly<Record<string, string>> = {
  ı: "i",
  ş: "s",
  ğ: "g",
  ü: "u",
  ö: "o",
  ç: "c",
  â: "a",
  î: "i",
  û: "u",
};

/** A name as the search sees it: no case, no Turkish letters, no punctuation. */
export function foldName(name: string): string {
  return name
    .replace(/I/g, "ı")
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, (letter) => folded[letter] ?? "");
}

/** Longest name that still reads well on a tile. */
const longest = 30;

/** Sees to it that no two games have names that a player could mix up. */
export class NameRegister {
  readonly #taken = new Set<string>();

  /** Takes a name that was given by hand, whatever its length. */
  reserve(name: string): void {
    this.#taken.add(foldName(name));
  }

  /** Takes the name unless it is taken, too long, or says the same word twice. */
  take(name: string): boolean {
    const key = foldName(name);
    if (name.length > longest || this.#taken.has(key) || stutters(key)) return false;
    this.#taken.add(key);
    return true;
  }
}

function stutters(key: string): boolean {
  const stems = new Set<string>();
  for (const word of key.split(" ")) {
    if (word.length < 2 || word === "the" || word === "of") continue;
    const stem = word.slice(0, 5);
    if (stems.has(stem)) return true;
    stems.add(stem);
  }
  return false;
}
