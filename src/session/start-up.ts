import { checkMaintenance } from "../client/check-maintenance.ts";
import { keys } from "./keys.ts";
import type { Session } from "./session.ts";

export interface StartUpSteps {
  /** Fetches the balance of whoever is signed in; how that ends is its own affair. */
  readonly checkBalance: () => Promise<unknown>;
  /** Never rejects. */
  readonly checkMaintenance?: () => Promise<void>;
}

/**
 * What the site does first (spec §1): modal flag, maintenance, balance, authentication; then the
 * hooks of `onSignedIn` load what is the player's. Nothing on screen has to wait for it. Never
 * rejects.
 */
export async function startUp(session: Session, steps: StartUpSteps): Promise<void> {
  const { visit } = session.core.deps;
  // A visit whose popup has been shown has it behind it, however often the page is loaded.
  if (visit.read(keys.modalStatus) === undefined) visit.write(keys.modalStatus, "due");
  watchOver(session);
  await (steps.checkMaintenance ?? checkMaintenance)();
  if (session.state.get().kind === "signed-in") await steps.checkBalance().catch(() => undefined);
  await initialise(session, steps);
}

/** "Initialise authentication" of spec §1. */
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

/** An anonymous visitor has nothing to be watched for, and does not load what watches. */
function watchOver(session: Session): void {
  const begin = () => {
    if (session.playerId() === undefined) return;
    leave();
    import("./inactivity-watch.ts").then(
      ({ watchInactivity }) => watchInactivity(session),
      // The code did not come through: there is another chance when something changes.
      () => {
        leave = session.state.subscribe(begin);
      },
    );
  };
  let leave = session.state.subscribe(begin);
  begin();
}
