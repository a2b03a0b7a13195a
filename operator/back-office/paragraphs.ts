/** The HTML of a plain text: an empty line begins a new paragraph. */
export function paragraphs(text: string): string {
  return text
    .split(/(?:\r?\n[^\S\n]*){2,}/)
    .map((paragraph) => paragraph.trim().replaceAll(/\s+/g, " "))
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</p>`)
    .join("");
}
