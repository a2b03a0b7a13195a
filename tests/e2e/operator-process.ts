/**
 * The operators of one Playwright worker, in a process of their own, so that a busy test does not keep them from
 * answering. `operators-apart.ts` starts it and sends it messages.
 */
import { type OperatorOptions, type RunningOperator, startOperator } from "../../operator/server.ts";
import { cheapPasswords } from "../../operator/testing/cheap-passwords.ts";

/** Starts an operator under this number, or closes the one that runs under it. */
export interface Order {
  readonly id: number;
  readonly start?: OperatorOptions;
}

/** What a started operator says of itself. A closed one has nothing to say. */
export type Addresses = Omit<RunningOperator, "db" | "close">;

export interface Reply {
  readonly id: number;
  readonly addresses?: Addresses;
  readonly error?: string;
}

cheapPasswords();
const running = new Map<number, RunningOperator>();

async function carryOut({ id, start }: Order): Promise<Reply> {
  if (!start) {
    await running.get(id)?.close();
    running.delete(id);
    return { id };
  }
  const operator = await startOperator(start);
  running.set(id, operator);
  const { db: _db, close: _close, ...addresses } = operator;
  return { id, addresses };
}

process.on("message", (order: Order) => {
  carryOut(order).then(
    (reply) => process.send?.(reply),
    (error: unknown) => process.send?.({ id: order.id, error: String(error) } satisfies Reply),
  );
});
// The worker has ended.
process.on("disconnect", () => process.exit());
