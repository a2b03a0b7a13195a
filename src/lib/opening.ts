/** About what a search engine shows of a description. */
const longest = 160;

/**
 * How a text begins, in plain words, for the page's description: whole words, an ellipsis where there
 * is more. Not safe as HTML, and not meant to be.
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
