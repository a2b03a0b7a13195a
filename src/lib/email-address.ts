/** Whether a text can be an e-mail address; whatever more one must be, only its mail server knows. */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/u.test(text);
}
