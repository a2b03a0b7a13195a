import { useQueryClient } from "@tanstack/react-query";
import { session } from "../../session/app-session.ts";
import { rememberProfile } from "../../session/remember-profile.ts";
import { profileOptions } from "../shared/player-queries.ts";

/** Fetches the profile after a change of it, for every screen and for what the session remembers. Never rejects. */
export function useFreshProfile(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    const playerId = session.playerId();
    if (playerId === undefined) return;
    try {
      const { data } = await queryClient.query({ ...profileOptions(), staleTime: 0 });
      rememberProfile(session, data, playerId);
    } catch {
      // The next screen that shows it asks again.
      await queryClient.invalidateQueries({ queryKey: profileOptions().queryKey });
    }
  };
}
