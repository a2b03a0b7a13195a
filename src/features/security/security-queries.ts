import { useQueryClient } from "@tanstack/react-query";
import { readOptions } from "../../api/query.ts";
import { userPasskeys } from "../../contract/user-passkeys.ts";
import { userSecurityEvents } from "../../contract/user-security-events.ts";
import { userCheckUserGa } from "../../contract/user-security.ts";
import { userSessions } from "../../contract/user.ts";
import { session } from "../../session/app-session.ts";
import { profileOptions } from "../../api/player-queries.ts";
import { rememberProfile } from "../../session/refresh.ts";

/** Whether the player's authenticator is on. */
export const authenticatorOptions = () => readOptions(userCheckUserGa, {});

/** The player's passkeys. For operators with the `passkeys` extension. */
export const passkeysOptions = () => readOptions(userPasskeys, {});

/** The devices on which the player is signed in. For operators with the `sessions` extension. */
export const sessionsOptions = () => readOptions(userSessions, {});

/**
 * What happened to the account last. For operators with the `securityEvents` extension. Always asked for again, because other
 * pages and devices add to it.
 */
export const securityEventsOptions = () => readOptions(userSecurityEvents, {}, { persist: true, staleTime: 0 });

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
