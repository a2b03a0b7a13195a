/** Base32 (RFC 4648) as authenticator apps take it: capitals, without padding. */
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}

/** Throws a SyntaxError for a letter that is not of Base32. */
export function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => {
    const value = alphabet.indexOf(letter);
    if (value < 0) throw new SyntaxError("Not Base32");
    return value.toString(2).padStart(5, "0");
  }).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
