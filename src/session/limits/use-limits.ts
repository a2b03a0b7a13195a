import { useExtension } from "../../client/use-extension.ts";
import { useRead } from "../../client/use-read.ts";
import type { PlayerLimits } from "../../contract/limits.ts";
import { limitsOptions } from "./limits-options.ts";

/** The player's limits; undefined while they are not known, and for operators without the extension. */
export function useLimits({ enabled = true }: { readonly enabled?: boolean } = {}): PlayerLimits | undefined {
  const { state } = useExtension("limits");
  return useRead(limitsOptions(), { enabled: enabled && state === "there" }).data;
}
