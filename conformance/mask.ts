/** Keeps secrets out of every report: passwords, codes, sessions and what is made of them. */

const dots = "••••";
/** Fields of requests and answers whose values nobody should find in a report. */
const secretFields =
  /("(?:[a-zA-Z]*[pP]assword[a-zA-Z]*|currentPassword|sid|uid|uip|secret|otpauth|gasecret|token|ga_?code|code|credential|iban|nationalId|phone|email)"\s*:\s*)"(?:[^"\\]|\\.)*"/g;
/** The ciphertexts of a `user` block, also outside JSON. */
const ciphertext = /[A-Za-z0-9+/]{80,}={0,2}/g;

export interface Mask {
  /** From now on, this text is masked wherever it stands. */
  readonly hide: (secret: string | undefined) => void;
  /** The text without anything secret. */
  readonly clean: (text: string) => string;
}

export function createMask(): Mask {
  const secrets = new Set<string>();
  return {
    hide(secret) {
      // A shorter one would mask half of the report.
      if (secret !== undefined && secret.length >= 4) secrets.add(secret);
    },
    clean(text) {
      let masked = text;
      for (const secret of [...secrets].sort((a, b) => b.length - a.length)) masked = masked.replaceAll(secret, dots);
      return masked.replace(secretFields, `$1"${dots}"`).replace(ciphertext, dots);
    },
  };
}
