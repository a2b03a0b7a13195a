/** A text in which each name in braces has given way to its value; one without a value stays as it is. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces);
}
