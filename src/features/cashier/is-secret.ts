/** Whether a field's value must not be stored on the device: passwords, codes that are worth money, card details. */
export function isSecret(name: string): boolean {
  // The series of a prepaid card, which is no secret.
  if (name === "bankcode") return false;
  return /pass|otp|code$|token|secret|pin$|card|kart|cvv|cvc|şifre|sifre/iu.test(name);
}
