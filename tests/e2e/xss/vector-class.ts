/**
 * A way in which markup from outside runs script, fetches or leads away. Vectors that run something call
 * `alert(1)`; what they want fetched or opened lies on `evil.example`.
 */
export interface VectorClass {
  readonly name: string;
  /** Where the class is described. */
  readonly documented: string;
  readonly vectors: readonly string[];
}
