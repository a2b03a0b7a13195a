// Ways out of a failed start: docs/decisions/0002-first-paint.md
(() => {
  const triedAt = "karo.tried-again";
  const reloadedAt = "karo.start-reload";
  const page = document.documentElement;
  const visit = (use) => {
    try {
      return use(sessionStorage);
    } catch {
      // Storage is forbidden.
    }
  };
  const isRecent = (key) => Date.now() - visit((storage) => storage.getItem(key)) < 300_000;

  addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) && !target?.matches?.("[rel=stylesheet], [data-app]")) return;
      if (page.dataset.start === "failed") return;
      page.dataset.start = "failed";
      if (!isRecent(reloadedAt) && visit((storage) => storage.setItem(reloadedAt, Date.now()) ?? true)) {
        setTimeout(() => location.reload(), 1000);
      }
    },
    { capture: true },
  );

  if (isRecent(triedAt)) page.dataset.triedAgain = "";
  document.addEventListener("click", async ({ target }) => {
    if (!target.closest?.("#start-problem")) return;
    if (target.localName === "a") visit((storage) => storage.setItem(triedAt, Date.now()));
    if (target.localName !== "button") return;
    target.disabled = true;
    const tooLong = new Promise((resolve) => setTimeout(resolve, 4000));
    await Promise.race([Promise.allSettled(clearing.map((clear) => clear())), tooLong]);
    location.reload();
  });
  const clearing = [
    async () => localStorage.clear(),
    async () => sessionStorage.clear(),
    async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))),
    // A write with an unknown outcome must not be forgotten (src/api/intents/intent-database.ts).
    async () =>
      (await indexedDB.databases()).forEach(({ name }) => name === "karo.intents" || indexedDB.deleteDatabase(name)),
    async () => Promise.all((await navigator.serviceWorker.getRegistrations()).map((worker) => worker.unregister())),
  ];
})();
