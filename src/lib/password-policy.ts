/** The rules of an operator for a new password, as `system/capabilities` tells them. */
export interface PasswordPolicy {
  /** In characters as people count them. */
  readonly minLength: number;
  readonly needsLower?: boolean | undefined;
  readonly needsSpecial?: boolean | undefined;
}

/** The rules where the operator tells none (product.md 5.1). */
export const usualPasswordPolicy: PasswordPolicy = { minLength: 6 };
