import type { RegistrationField } from "./registration-values.ts";

/** The fields of each step, in their order. Every field is in exactly one step. */
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

/** Counted from 1, as on screen and in the address. */
export type Step = 1 | 2 | 3;
export const firstStep: Step = 1;
export const lastStep: Step = 3;

/** Every field in the order of the screen. */
export const fieldsInOrder: readonly RegistrationField[] = steps.flat();

export function fieldsOf(step: Step): readonly RegistrationField[] {
  return steps[step - 1] ?? [];
}

/** Returns the step that has this field, or undefined when the form has no such field. */
export function stepOf(field: string): Step | undefined {
  const index = steps.findIndex((fields) => (fields as readonly string[]).includes(field));
  return index < 0 ? undefined : ((index + 1) as Step);
}

/** Returns the step to show: `wanted`, or the first step with a wrong field if that comes earlier. */
export function reachableStep(wanted: Step, wrong: readonly string[]): Step {
  const held = wrong.flatMap((field) => stepOf(field) ?? []);
  return Math.min(wanted, ...held) as Step;
}
