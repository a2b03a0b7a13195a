import type { Page } from "@playwright/test";

/** Everything that the browser stores for the site, as one text: storage, cookies, caches and databases. */
export async function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), document.cookie];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const type = answer?.headers.get("Content-Type") ?? "";
        texts.push(request.url);
        // The app's own code names what it handles. Only fetched data can reveal a player.
        if (!/javascript|css|image|font/.test(type)) texts.push((await answer?.text()) ?? "");
      }
    }
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener("success", () => resolve(opening.result));
        opening.addEventListener("error", () => reject(opening.error ?? new Error(name)));
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown>((resolve, reject) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.addEventListener("success", () => resolve(reading.result));
          reading.addEventListener("error", () => reject(reading.error ?? new Error(store)));
        });
        texts.push(name, store, JSON.stringify(rows));
      }
      database.close();
    }
    return texts.join("\n");
  });
}
