import { useQueryClient } from "@tanstack/react-query";
import { twoFactorOptions } from "../../../session/player-queries.ts";
import { authenticatorOptions } from "../security-queries.ts";
import { useFreshProfile } from "../use-fresh-profile.ts";

/**
 * Returns a function that fetches the state of the second factor again. Call it after every attempt to change it: also
 * a refused one, because another tab may have made the change.
 */
export function useFreshFactor(): () => void {
  const client = useQueryClient();
  const refetchProfile = useFreshProfile();
  return () => {
    for (const { queryKey } of [twoFactorOptions(), authenticatorOptions()]) void client.invalidateQueries({ queryKey });
    void refetchProfile();
  };
}
