/** About as many characters as a search engine shows of a description. */
const longest = 160;

/**
 * The beginning of an HTML text as plain words, for the page's description. It ends after a whole word, with an
 * ellipsis if it was cut. Not safe to use as HTML.
 */
export function openingOf(html: string): string {
  const words = html
    .replace(/<\/?(p|div|li|h\d|td|th|br|blockquote)\b[^>]*>/gi, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/(&nbsp;|\s)+/g, " ")
    .trim();
  if (words.length <= longest) return words;
  return `${words.slice(0, words.lastIndexOf(" ", longest - 1))}…`;
}
