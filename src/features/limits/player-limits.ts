import { readOptions } from "../../api/query.ts";
import { useExtension } from "../../api/use-extension.ts";
import { useRead } from "../../api/use-read.ts";
import { limitsGet, type PlayerLimits } from "../../contract/limits.ts";

/** The player's limits. For operators with the `limits` extension. The last known ones are available offline. */
export const limitsOptions = () => readOptions(limitsGet, {}, { persist: true });

/** The player's limits; undefined while they are not known, and for operators without the extension. */
export function useLimits({ enabled = true }: { readonly enabled?: boolean } = {}): PlayerLimits | undefined {
  const { state } = useExtension("limits");
  return useRead(limitsOptions(), { enabled: enabled && state === "there" }).data;
}
