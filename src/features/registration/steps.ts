import type { RegistrationField } from "./registration-values.ts";

/** The form in the parts that a phone shows one after the other; every field is in one of them, in its order. */
export const steps = [
  ["firstName", "lastName", "birthDate", "country", "nationalId"],
  ["email", "phone", "city", "address"],
  [
    "username",
    "password",
    "passwordConfirm",
    "currency",
    "promotionCode",
    "referenceNumber",
    "smsOptIn",
    "emailOptIn",
    "rulesAccepted",
  ],
] as const satisfies readonly (readonly RegistrationField[])[];

/** Counted from 1, as the player and the address do. */
export type Step = 1 | 2 | 3;
export const firstStep: Step = 1;
export const lastStep: Step = 3;

/** Every field in the order of the screen. */
export const fieldsInOrder: readonly RegistrationField[] = steps.flat();

export function fieldsOf(step: Step): readonly RegistrationField[] {
  return steps[step - 1] ?? [];
}

/** The step that a field is in; undefined for what is no field of this form. */
export function stepOf(field: string): Step | undefined {
  const index = steps.findIndex((fields) => (fields as readonly string[]).includes(field));
  return index < 0 ? undefined : ((index + 1) as Step);
}

/** How far the player may go: to the wanted step, but not past one in which something is wrong. */
export function reachableStep(wanted: Step, wrong: readonly string[]): Step {
  const held = wrong.flatMap((field) => stepOf(field) ?? []);
  return Math.min(wanted, ...held) as Step;
}
