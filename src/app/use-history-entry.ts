import { useRouterState } from "@tanstack/react-router";

/**
 * The key of the history's entry that the page on screen belongs to; undefined while the router is on its way
 * to another: then what is on screen is no longer, or not yet, what the address says.
 */
export function useHistoryEntry(): string | undefined {
  return useRouterState({
    select: ({ location, resolvedLocation }) =>
      resolvedLocation?.href === location.href && resolvedLocation.state.__TSR_key === location.state.__TSR_key
        ? (location.state.__TSR_key ?? location.href)
        : undefined,
  });
}
