import { expect, test } from "vitest";
import { turns } from "./turns.ts";

test("so many at a time, first come first served; a failure gives its place up", async () => {
  const inTurn = turns(2);
  const begun: number[] = [];
  const ends = new Map<number, (failed?: Error) => void>();
  const task = (number: number) => () => {
    begun.push(number);
    return new Promise<number>((resolve, reject) => {
      ends.set(number, (failed) => (failed ? reject(failed) : resolve(number)));
    });
  };
  const [first, second, third, fourth] = [1, 2, 3, 4].map((number) => inTurn(task(number)));
  expect(begun).toEqual([1, 2]);
  ends.get(2)?.(new Error("broken"));
  await expect(second).rejects.toThrow("broken");
  expect(begun).toEqual([1, 2, 3]);
  ends.get(1)?.();
  expect(await first).toBe(1);
  expect(begun).toEqual([1, 2, 3, 4]);
  ends.get(4)?.();
  ends.get(3)?.();
  expect(await Promise.all([third, fourth])).toEqual([3, 4]);

  const fifth = inTurn(task(5));
  const sixth = inTurn(task(6));
  expect(begun).toEqual([1, 2, 3, 4, 5, 6]);
  ends.get(5)?.();
  ends.get(6)?.();
  await Promise.all([fifth, sixth]);
});
