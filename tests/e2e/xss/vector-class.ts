/**
 * A way in which foreign markup runs script, fetches something or leads away. Vectors that run script call `alert(1)`;
 * those that fetch or open something use `evil.example`.
 */
export interface VectorClass {
  readonly name: string;
  /** Where the class is described. */
  readonly documented: string;
  readonly vectors: readonly string[];
}
