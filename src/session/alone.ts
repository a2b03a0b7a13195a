/** How long to wait for another tab, in milliseconds: its work may never end. */
const patience = 5_000;

/**
 * Runs `work` while no other tab of this browser runs its own. If the wait takes too long, runs it anyway. Rejects as
 * `work` does.
 */
export async function aloneAmongTabs(work: () => Promise<void>): Promise<void> {
  // Browsers have locks in secure contexts only.
  const { locks }: { readonly locks?: LockManager } = navigator;
  if (!locks) return work();
  let hasBegun = false;
  try {
    const signal = AbortSignal.timeout(patience);
    await locks.request("karo.refresh-session", { signal }, () => {
      hasBegun = true;
      return work();
    });
  } catch (error) {
    if (hasBegun) throw error;
    await work();
  }
}
