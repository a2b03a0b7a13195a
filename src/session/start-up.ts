import { checkMaintenance } from "../api/check-maintenance.ts";
import { withTimeout } from "../lib/with-timeout.ts";
import { keys } from "./records.ts";
import type { Session } from "./session.ts";

export interface StartUpSteps {
  /** Fetches the signed-in player's balance. Its result does not affect start-up. */
  readonly checkBalance: () => Promise<unknown>;
  /** Never rejects. */
  readonly checkMaintenance?: () => Promise<void>;
}

/** Milliseconds that each step of start-up waits for the one before it. An answer that hangs must not hold the profile. */
const longestWaitMs = 2_000;

/**
 * Starts the site (product.md 1.3 and 1.4): popup flag, maintenance, balance, session. After that the hooks of
 * `onSignedIn` load the player's data. Nothing on screen has to wait for it. Never rejects.
 */
export async function startUp(session: Session, steps: StartUpSteps): Promise<void> {
  const { visit } = session.core.deps;
  // Once per visit: reloading the page must not show the popup again.
  if (visit.read(keys.modalStatus) === undefined) visit.write(keys.modalStatus, "due");
  watchOver(session);
  await withTimeout((steps.checkMaintenance ?? checkMaintenance)(), longestWaitMs);
  if (session.state.get().kind === "signed-in") await withTimeout(steps.checkBalance(), longestWaitMs);
  await initialise(session, steps);
}

/** Initialises the session from what is stored (product.md 1.4). */
async function initialise(session: Session, { checkBalance }: StartUpSteps): Promise<void> {
  const { core } = session;
  if (session.endIfInactive()) return;
  const stored = core.live();
  if (stored.session && stored.profile) {
    core.announce();
  } else if (stored.auth) {
    await session.refresh();
    if (session.state.get().kind === "signed-in") {
      core.announce();
      await checkBalance().catch(() => undefined);
    }
  } else await core.clear("all", "expired");
}

/** Watches for inactivity once a player is signed in. Visitors do not load the code for it. */
function watchOver(session: Session): void {
  const begin = () => {
    if (session.playerId() === undefined) return;
    leave();
    // A log-out must also work offline, when this code could not be loaded.
    import("./log-out.ts").catch(() => undefined);
    import("./inactivity-watch.ts").then(
      ({ watchInactivity }) => watchInactivity(session),
      // The code did not load: try again at the next change of state.
      () => {
        leave = session.state.subscribe(begin);
      },
    );
  };
  let leave = session.state.subscribe(begin);
  begin();
}
