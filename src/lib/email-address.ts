/** Whether a text looks like an e-mail address. Only the mail server knows whether it exists. */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/u.test(text);
}
