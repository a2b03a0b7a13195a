import { useEffect, useState } from "react";

/** After this time, in milliseconds, even an inactive player counts as having looked around. */
const longEnough = 10_000;

const signsOfLife = ["scroll", "pointerdown", "keydown"] as const;

/** Returns true once the player has scrolled, tapped or typed, or has had enough time to look at the page. */
export function useLookedAround(): boolean {
  const [looked, setLooked] = useState(() => scrollY > 0);
  useEffect(() => {
    if (looked) return;
    const onSign = () => setLooked(true);
    const timer = setTimeout(onSign, longEnough);
    for (const sign of signsOfLife) addEventListener(sign, onSign, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signsOfLife) removeEventListener(sign, onSign, { capture: true });
    };
  }, [looked]);
  return looked;
}
