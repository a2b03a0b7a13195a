import { lazy } from "react";
import { HomePage } from "../../features/home/HomePage.tsx";

const HomeBelow = lazy(() => import("./HomeBelow.tsx"));

/** The home page with its lower half, which shows sections of several features. */
export function Home() {
  return <HomePage Below={HomeBelow} />;
}
