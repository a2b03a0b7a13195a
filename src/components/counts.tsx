import { Plural } from "@lingui/react/macro";

/** "12 games". */
export function GameCount({ count }: { count: number }) {
  return <Plural value={count} other="# oyun" />;
}

/** "12 tables". */
export function TableCount({ count }: { count: number }) {
  return <Plural value={count} other="# masa" />;
}
