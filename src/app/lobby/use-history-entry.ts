import { useRouterState } from "@tanstack/react-router";

/**
 * The key of the history entry that the page on screen belongs to. Undefined during a navigation, when the page on
 * screen and the address do not match.
 */
export function useHistoryEntry(): string | undefined {
  return useRouterState({
    select: ({ location, resolvedLocation }) =>
      resolvedLocation?.href === location.href && resolvedLocation.state.__TSR_key === location.state.__TSR_key
        ? (location.state.__TSR_key ?? location.href)
        : undefined,
  });
}
