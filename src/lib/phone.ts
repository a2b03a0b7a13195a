/** Digits with the marks that people put between them. */
const plausible = /^\+?[\d\s().\-/]+$/;

/**
 * The E.164 form, `+905321234567`, of a phone number as people type it: `0532 123 45 67`, `532…`,
 * `90532…`, `0090 532…`. A number without a country is Turkish; one with `+` or `00` and another
 * country's code is taken as it is. Undefined when it is no phone number.
 */
export function normalisePhone(text: string): string | undefined {
  const trimmed = text.trim();
  if (!plausible.test(trimmed)) return undefined;
  const digits = trimmed.replace(/\D/g, "");

  if (trimmed.startsWith("+")) return inE164(digits);
  if (digits.startsWith("00")) return inE164(digits.slice(2));
  const national = digits.replace(digits.length > 10 ? /^(?:90|0)/ : /^$/, "");
  return inE164(`90${national}`);
}

/**
 * A number in E.164 as people in Turkey write it: `0532 123 45 67`; another country's, and whatever is
 * not in E.164, stays as it is.
 */
export function nationalPhone(number: string): string {
  return number.replace(/^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/, "0$1 $2 $3 $4");
}

function inE164(digits: string): string | undefined {
  // Turkish subscribers' numbers have ten digits: areas begin with 2, 3 or 4, mobiles with 5.
  const pattern = digits.startsWith("90") ? /^90[2-5]\d{9}$/ : /^[1-9]\d{6,14}$/;
  return pattern.test(digits) ? `+${digits}` : undefined;
}
