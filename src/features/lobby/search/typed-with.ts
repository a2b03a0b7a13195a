/** The text that the keys of the keyboard (KeyboardEvent's `key`) make, one after the other, in an empty field. */
export function typedWith(keys: readonly string[]): string {
  const letters: string[] = [];
  for (const key of keys) {
    if (key === "Backspace") letters.pop();
    // Keys that write nothing have names, which are longer than a letter.
    else if ([...key].length === 1) letters.push(key);
  }
  return letters.join("");
}
