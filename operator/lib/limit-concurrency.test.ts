import { expect, test } from "vitest";
import { limitConcurrency } from "./limit-concurrency.ts";
import { Busy } from "./faults.ts";

test("runs a few tasks, lets a few wait and refuses the rest; a failure frees its place", async () => {
  const queue = limitConcurrency({ atOnce: 2, mostWaiting: 2 });
  const begun: number[] = [];
  const ends = new Map<number, (failure?: Error) => void>();
  const task = (number: number) => () => {
    begun.push(number);
    return new Promise<number>((resolve, reject) => {
      ends.set(number, (failure) => (failure ? reject(failure) : resolve(number)));
    });
  };
  const [first, second, third, fourth] = [1, 2, 3, 4].map((number) => queue(task(number)));
  await expect(queue(task(5))).rejects.toThrow(Busy);
  await expect.poll(() => begun).toEqual([1, 2]);

  ends.get(2)?.(new Error("broken"));
  await expect(second).rejects.toThrow("broken");
  await expect.poll(() => begun).toEqual([1, 2, 3]);
  const sixth = queue(task(6));
  await expect(queue(task(7))).rejects.toThrow(Busy);

  ends.get(1)?.();
  ends.get(3)?.();
  await expect.poll(() => begun).toEqual([1, 2, 3, 4, 6]);
  ends.get(4)?.();
  ends.get(6)?.();
  expect(await Promise.all([first, third, fourth, sixth])).toEqual([1, 3, 4, 6]);
});
