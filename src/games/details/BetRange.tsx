import { Amount } from "../../ui/Amount.tsx";
import { tableCurrency } from "../tiles/table-currency.ts";

export interface BetRangeProps {
  /** Decimal strings. A missing end is open. */
  least: string | undefined;
  most: string | undefined;
}

export function BetRange({ least, most }: BetRangeProps) {
  return (
    <>
      {least !== undefined && <Amount value={least} currency={tableCurrency} />}
      {" – "}
      {most !== undefined && <Amount value={most} currency={tableCurrency} />}
    </>
  );
}
