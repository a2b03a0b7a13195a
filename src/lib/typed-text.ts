/** Whatever cannot be seen: controls except the line break, and marks such as U+200B, U+200E, U+FE0F and the soft hyphen. */
const unseen = /[^\P{Cc}\n]|\p{Default_Ignorable_Code_Point}/gu;

/**
 * Cleans what somebody typed or pasted, on the page and at the operator. Texts copied from messages and PDF files carry marks
 * that nobody sees, and that would make an IBAN or a name invalid without a visible reason. Removes them, turns every kind of
 * space into a plain one, and composes letters (NFC). Line breaks become `\n`. Not for passwords, which are taken as typed.
 */
export function cleanTyped(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[\p{Zs}\t]/gu, " ")
    .replace(unseen, "")
    .normalize("NFC");
}

/** Cleans every text of a request's data, except those whose name says that it is a password. */
export function cleanData(data: unknown, name = ""): unknown {
  if (typeof data === "string") return /pass(?!key)/i.test(name) ? data : cleanTyped(data);
  if (Array.isArray(data)) return data.map((item) => cleanData(item, name));
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, cleanData(value, key)]));
}
