import { useQueryClient } from "@tanstack/react-query";
import { session } from "../../session/app-session.ts";
import { rememberProfile } from "../../session/remember-profile.ts";
import { profileOptions } from "../../session/player-queries.ts";

/**
 * Returns a function that fetches the profile after a change and updates the screens and the session. Never rejects.
 */
export function useFreshProfile(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    const playerId = session.playerId();
    if (playerId === undefined) return;
    try {
      const { data } = await queryClient.query({ ...profileOptions(), staleTime: 0 });
      rememberProfile(session, data, playerId);
    } catch {
      // The next screen that shows the profile fetches it again.
      await queryClient.invalidateQueries({ queryKey: profileOptions().queryKey });
    }
  };
}
