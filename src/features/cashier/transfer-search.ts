/** The search parameters of the cashier's first page. */
export interface TransferSearch {
  /** The id of a transfer to show. */
  readonly transaction?: string;
}

/** Parses `?transaction=900`. The router parses an id that looks like a number into a number. */
export function transferSearch({ transaction }: Readonly<Record<string, unknown>>): TransferSearch {
  const id = typeof transaction === "string" || typeof transaction === "number" ? String(transaction) : "";
  return id === "" ? {} : { transaction: id };
}
