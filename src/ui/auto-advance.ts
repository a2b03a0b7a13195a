import { type FocusEvent, useEffect, useEffectEvent, useState } from "react";
import { useMediaQuery } from "./media-query.ts";

/** How long a slide stands, in milliseconds. */
const slideDuration = 6000;

export interface AutoAdvance {
  /** Whether slides can move by themselves at all: more than one, and motion is welcome. */
  possible: boolean;
  /** Whether the player lets them. */
  wanted: boolean;
  toggle: () => void;
  /** Handlers for the element whose hovering and focus hold the slides. */
  holders: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** Calls `onAdvance` when slide `current` of `count` has stood its time and nothing holds it. */
export function useAutoAdvance(
  count: number,
  current: number,
  onAdvance: (from: number) => void,
): AutoAdvance {
  const still = useMediaQuery("(prefers-reduced-motion: reduce)");
  const [wanted, setWanted] = useState(true);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(document.hidden);
  const advance = useEffectEvent(onAdvance);
  const possible = count > 1 && !still;
  const running = possible && wanted && !hovered && !focused && !hidden;

  useEffect(() => {
    const onChange = () => setHidden(document.hidden);
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, []);

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => advance(current), slideDuration);
    return () => clearTimeout(timer);
  }, [running, current]);

  return {
    possible,
    wanted,
    toggle: () => setWanted(!wanted),
    holders: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
