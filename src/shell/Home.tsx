import { HomePage } from "../features/home/HomePage.tsx";
import { lazyWithRetry } from "../ui/lazy-with-retry.tsx";

const HomeBelow = lazyWithRetry(() => import("./HomeBelow.tsx"), "HomeBelow");

/** The home page with its lower half, which shows sections of several features. */
export function Home() {
  return <HomePage Below={HomeBelow} />;
}
