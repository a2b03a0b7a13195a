import { toMinorUnits } from "../../lib/money.ts";

/**
 * The part of the wagering that is done, from 0 to 1, rounded down to whole percents: a bar is full only when nothing
 * is left. Both are decimal strings.
 */
export function wageredShare(wagered: string, wagering: string): number {
  const [done, all] = [toMinorUnits(wagered), toMinorUnits(wagering)];
  if (all <= 0n || done >= all) return 1;
  return done <= 0n ? 0 : Number((done * 100n) / all) / 100;
}
