import { type ReactNode, useDeferredValue } from "react";
import type { Read } from "../../client/use-read.ts";
import { useModule } from "../../ui/use-module.ts";
import type { SectionFailureProps } from "./SectionFailure.tsx";

export interface SectionStateProps<Data> {
  read: Read<Data>;
  /** What the section is called where it could not be loaded. */
  title: string;
  /** Of the size of what is loading. */
  loading: ReactNode;
  compact?: boolean;
  /**
   * Renders what came; null where there is nothing to show. `note` says from when it is, and is null
   * while it is current.
   */
  children: (data: Data, note: ReactNode) => ReactNode;
}

const loadAge = () => import("./SectionAge.tsx");

/** Only what an earlier visit or the worker kept has an age: the words for it come when they are needed. */
function Age({ at }: { at: string }) {
  const SectionAge = useModule(loadAge, true)?.SectionAge;
  return SectionAge && <SectionAge at={at} />;
}

const loadFailure = () => import("./SectionFailure.tsx");

/** Most visits never see one: its code comes when it is needed. `children` stand there until then. */
function Failure({ children, ...props }: SectionFailureProps & { children: ReactNode }) {
  const SectionFailure = useModule(loadFailure, true)?.SectionFailure;
  return SectionFailure ? <SectionFailure {...props} /> : children;
}

/** The states of a section that shows one read: loading, failed, or shown, with its age when stale. */
export function SectionState<Data>({ read, title, loading, compact, children }: SectionStateProps<Data>) {
  // What came renders when the page has a moment, in small steps: Query's own updates would each block it.
  const data = useDeferredValue(read.data);
  if (data !== undefined) return children(data, read.since ? <Age at={read.since} /> : null);
  const failed = read.state === "failed" || read.state === "offline";
  return failed ? <Failure title={title} read={read} compact={compact}>{loading}</Failure> : loading;
}
