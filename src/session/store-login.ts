import { t } from "@lingui/core/macro";
import { sentenceMs, showToast } from "../ui/toast.ts";
import { freshForMs } from "./freshness.ts";
import { keys } from "./keys.ts";
import { playerOfOpenForm } from "./open-form.ts";
import type { PreparedLogin } from "./prepare-login.ts";
import type { Session } from "./session.ts";
import { writeCredentials, writeMoment, writeProfile } from "./write-records.ts";

/**
 * Stores a log-in as the session of this device and all its tabs, and resolves with the player's id. Another player
 * who was signed in is logged out, and their data is removed first. Resolves with undefined when the new session
 * ended in the meantime.
 */
export async function storeLogin(session: Session, login: PreparedLogin): Promise<string | undefined> {
  const { deps, lastPlayer, refused, settle } = session.core;
  const { player } = login.record;
  // After a reload `lastPlayer` is not known, but an unsent form may still name its player.
  const last = lastPlayer()?.player ?? playerOfOpenForm(deps.visit);
  if (last !== player) await session.leave("another-player").cleared;
  if (refused.has(login.record.sid)) return undefined;
  const now = deps.now();
  writeMoment(deps.device, keys.activityStart, now);
  writeMoment(deps.device, keys.expiration, now + freshForMs);
  deps.device.write(keys.rid, login.rid);
  writeProfile(deps.device, login.profile);
  const isStored = writeCredentials(deps.device, login.record);
  if (!isStored) {
    const text = t`Tarayıcınızda yer olmadığı için girişiniz saklanamadı. Bu sayfayı yenilerseniz yeniden giriş yapmanız gerekir.`;
    showToast({ tone: "info", text, durationMs: sentenceMs });
  }
  void settle();
  return player;
}
