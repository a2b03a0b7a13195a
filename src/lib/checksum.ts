/** FNV-1a, 32 bits, as a hexadecimal number. It detects damage. It does not protect against tampering. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16);
}

/** The text after its checksum. `checked` gives it back. */
export function withChecksum(text: string): string {
  return `${checksum(text)} ${text}`;
}

/**
 * The text that `withChecksum` was given.
 *
 * @throws Error when it was damaged since
 */
export function checked(stored: string): string {
  const text = stored.slice(stored.indexOf(" ") + 1);
  if (withChecksum(text) !== stored) throw new Error("The stored text is damaged");
  return text;
}

/** The bytes as hex digits, two for each. */
export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
