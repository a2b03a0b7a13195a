import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue } from "react";
import type { CallSuccess } from "../../client/call.ts";
import { useModule } from "../../ui/use-module.ts";
import { SectionFailure } from "./SectionFailure.tsx";
import { staleSince } from "./stale-since.ts";

export interface SectionStateProps<Answer> {
  query: UseQueryResult<CallSuccess<Answer>>;
  /** What the section is called where it could not be loaded. */
  title: string;
  /** Of the size of what is loading. */
  loading: ReactNode;
  compact?: boolean;
  /**
   * Renders what came; null where there is nothing to show. `note` says from when it is, and is null
   * while it is current.
   */
  children: (answer: Answer, note: ReactNode) => ReactNode;
}

const loadAge = () => import("./SectionAge.tsx");

/** Only what an earlier visit or the worker kept has an age: the words for it come when they are needed. */
function Age({ at }: { at: string }) {
  const SectionAge = useModule(loadAge, true)?.SectionAge;
  return SectionAge && <SectionAge at={at} />;
}

/** The states of a section that shows one answer: loading, failed, or shown, with its age when stale. */
export function SectionState<Answer>(props: SectionStateProps<Answer>) {
  const { query, title, loading, compact, children } = props;
  // An answer renders when the page has a moment, in small steps: Query's own updates would each block it.
  const shown = useDeferredValue(query.data);
  if (shown) {
    const at = staleSince(query);
    return children(shown.data, at ? <Age at={at} /> : null);
  }
  if (query.error && !query.data) return <SectionFailure title={title} error={query.error} compact={compact} />;
  return loading;
}
