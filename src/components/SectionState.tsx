import { PageNotAuthorised } from "../api/failure.ts";
import type { Elements } from "../ui/elements.ts";
import type { Read } from "../api/use-read.ts";
import { SectionAge } from "./SectionAge.tsx";
import { SectionFailure } from "./SectionFailure.tsx";

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

/** Renders a section that shows one read: loading, failed, or loaded, with its age when it is stale. */
export function SectionState<Data>({ read, title, loading, compact, isPage, children }: SectionStateProps<Data>) {
  const { data, since } = read;
  if (data !== undefined) return children(data, since ? <SectionAge at={since} /> : null);
  if (isPage && read.failure?.kind === "not-authorised") throw new PageNotAuthorised();
  const failed = read.state === "failed" || read.state === "offline";
  return failed ? <SectionFailure title={title} read={read} compact={compact} /> : loading;
}
