import { formatIban } from "../../lib/iban.ts";

/** For an input that takes a Turkish IBAN. */
export const ibanInput = {
  placeholder: "TR00 0000 0000 0000 0000 0000 00",
  autoComplete: "off",
  autoCapitalize: "characters",
  spellCheck: false,
} as const;

/** Groups the IBAN in an input while it is typed. Call it before the form reads the value. */
export function groupIban(input: HTMLInputElement): void {
  // Not while the player corrects something in the middle: the caret would jump to the end.
  if (input.selectionStart === input.value.length) input.value = formatIban(input.value);
}
