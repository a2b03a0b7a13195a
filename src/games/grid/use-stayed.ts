import { useEffect, useRef, useState } from "react";

/**
 * Returns the numbers that have been in the list for `delay` milliseconds without a break, so that what is only
 * scrolled past is left out. The numbers of the first render are included at once.
 */
export function useStayed(numbers: readonly number[], delay: number): ReadonlySet<number> {
  const [stayed, setStayed] = useState<ReadonlySet<number>>(() => new Set(numbers));
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());
  const asked = numbers.join();
  useEffect(() => {
    const running = timers.current;
    const present = new Set(asked === "" ? [] : asked.split(",").map(Number));
    for (const [number, timer] of running) {
      if (present.has(number)) continue;
      clearTimeout(timer);
      running.delete(number);
    }
    setStayed((now) => {
      const left = [...now].filter((number) => present.has(number));
      return left.length === now.size ? now : new Set(left);
    });
    for (const number of present) {
      if (running.has(number)) continue;
      const timer = setTimeout(() => setStayed((now) => (now.has(number) ? now : new Set([...now, number]))), delay);
      running.set(number, timer);
    }
  }, [asked, delay]);
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
      running.clear();
    };
  }, []);
  return stayed;
}
