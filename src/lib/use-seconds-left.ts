import { useEffect, useState } from "react";

/** Returns the whole seconds until `at` (milliseconds since 1970), counting down to 0. */
export function useSecondsLeft(at: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((at - now) / 1000));
}
