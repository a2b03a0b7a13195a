import { useEffect, useState } from "react";

/** Milliseconds after which a player who touches nothing counts as having looked around. */
const longEnough = 10_000;

const signsOfLife = ["scroll", "pointerdown", "keydown"] as const;

/** True once the player has begun to scroll, tap or type, or has had the time to look at what is there. */
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
