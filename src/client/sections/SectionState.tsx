import { useDeferredValue } from "react";
import { PageNotAuthorised } from "../failure.ts";
import type { Elements } from "../../ui/elements.ts";
import type { Read } from "../use-read.ts";
import { useModule } from "../../ui/use-module.ts";
import type { SectionFailureProps } from "./SectionFailure.tsx";

export interface SectionStateProps<Data> {
  read: Read<Data>;
  /** The section's name, shown when it could not be loaded. */
  title: string;
  /** A placeholder of the size of the loaded section. */
  loading: Elements;
  compact?: boolean;
  /** Whether the whole page depends on it. If the player may not see it, the page cannot be displayed (product.md 2.3). */
  isPage?: boolean;
  /**
   * Renders the data, or null when there is nothing to show. `note` says how old the data is; it is null
   * while the data is current.
   */
  children: (data: Data, note: Elements) => Elements;
}

const loadAge = () => import("./SectionAge.tsx");

/** Only data from an earlier visit or from the worker has an age, so this code is loaded on demand. */
function Age({ at }: { at: string }) {
  const SectionAge = useModule(loadAge, true)?.SectionAge;
  return SectionAge && <SectionAge at={at} />;
}

const loadFailure = () => import("./SectionFailure.tsx");

/** Most visits never see a failure, so its code is loaded on demand. `children` are shown until it has arrived. */
function Failure({ children, ...props }: SectionFailureProps & { children: Elements }) {
  const SectionFailure = useModule(loadFailure, true)?.SectionFailure;
  return SectionFailure ? <SectionFailure {...props} /> : children;
}

/** Renders a section that shows one read: loading, failed, or loaded, with its age when it is stale. */
export function SectionState<Data>({ read, title, loading, compact, isPage, children }: SectionStateProps<Data>) {
  // A deferred value renders in small, interruptible steps; Query's own updates would block the page.
  const data = useDeferredValue(read.data);
  if (data !== undefined) return children(data, read.since ? <Age at={read.since} /> : null);
  if (isPage && read.failure?.kind === "not-authorised") throw new PageNotAuthorised();
  const failed = read.state === "failed" || read.state === "offline";
  return failed ? <Failure title={title} read={read} compact={compact}>{loading}</Failure> : loading;
}
