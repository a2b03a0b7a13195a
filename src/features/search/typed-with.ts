/** Returns the text that a sequence of keys (KeyboardEvent's `key`) enters into an empty field. */
export function typedWith(keys: readonly string[]): string {
  const letters: string[] = [];
  for (const key of keys) {
    if (key === "Backspace") letters.pop();
    // Keys that enter no character have names longer than one letter.
    else if ([...key].length === 1) letters.push(key);
  }
  return letters.join("");
}
