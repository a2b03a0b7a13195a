/** Whether a statement failed because another row has a value that must be unique. Its transaction can only be rolled back. */
export function isUniqueViolation(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === "23505";
}
