// Starts the app once the skeleton has been painted: the app's code would delay that paint. The build names its files
// in the order in which they run (scripts/vite/shell-html.ts); under `npm run dev` Vite starts it.
(() => {
  const { app } = document.currentScript?.dataset ?? {};

  /**
   * Puts the icons' symbols into the page (src/ui/Icon.tsx). With a `<use>` of another file, browsers fetch and parse
   * that file again for many of the icons. An XMLHttpRequest can parse it under Trusted Types, which `fetch` cannot.
   */
  const loadIcons = (tries = 0) => {
    const request = new XMLHttpRequest();
    request.open("GET", "/icons/sprite.svg");
    request.responseType = "document";
    request.onloadend = () => {
      const sprite = request.responseXML?.querySelector("svg");
      if (sprite) document.body.append(sprite);
      else setTimeout(loadIcons, Math.min(1000 * 2 ** tries, 60_000), tries + 1);
    };
    request.send();
  };
  if (!app) return loadIcons();
  const page = document.documentElement;
  const files = app.split(" ");
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const visit = (use) => {
    try {
      return use(sessionStorage);
    } catch {
      // Storage is forbidden.
    }
  };

  /** Imports a file, as often as it takes; the player is told from the second failure on. */
  const load = async (file) => {
    for (let tries = 0; ; tries += 1) {
      try {
        await import(file);
        delete page.dataset.start;
        return;
      } catch {
        if (tries > 0) page.dataset.start = "failed";
        await pause(Math.min(1000 * 2 ** tries, 5000));
        if (tries > 0 && (await isRememberedFailure(file))) return location.reload();
      }
    }
  };
  /** Some browsers keep the failure of an import until the page is loaded anew. Once in a visit. */
  const isRememberedFailure = async (file) => {
    if (visit((storage) => storage.getItem("karo.start-reload")) !== null) return false;
    const answer = await fetch(file).catch(() => undefined);
    const isScript = answer?.ok && /javascript/.test(answer.headers.get("content-type"));
    return isScript && visit((storage) => storage.setItem("karo.start-reload", "1") ?? true);
  };

  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    // Requests all files at once. Otherwise each file would request the next only after it has loaded.
    for (const href of files) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", crossOrigin: "", href }));
    }
    loadIcons();
    // Each runs in a task of its own, so that a tap or a scroll on the skeleton is not held up by all of them.
    for (const file of files) {
      await load(file);
      await pause();
    }
  };
  // The frame is painted after its callbacks. A page that is not looked at has no frames.
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, 200);

  // The words for an app that does not start (src/start/start-problem.html). Their link loads the page again; a
  // player for whom that did not help may clear what the site keeps.
  const triedAt = "karo.tried-again";
  if (Date.now() - visit((storage) => storage.getItem(triedAt)) < 300_000) page.dataset.triedAgain = "";
  document.addEventListener("click", async ({ target }) => {
    if (!target.closest?.("#start-problem")) return;
    if (target.localName === "a") visit((storage) => storage.setItem(triedAt, Date.now()));
    if (target.localName !== "button") return;
    target.disabled = true;
    await Promise.race([Promise.allSettled(clearing.map((clear) => clear())), pause(4000)]);
    location.reload();
  });
  const clearing = [
    async () => localStorage.clear(),
    async () => sessionStorage.clear(),
    async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))),
    // A write with an unknown outcome must not be forgotten (src/client/intents/intent-database.ts).
    async () => (await indexedDB.databases()).forEach(({ name }) => name === "karo.intents" || indexedDB.deleteDatabase(name)),
    async () => Promise.all((await navigator.serviceWorker.getRegistrations()).map((worker) => worker.unregister())),
  ];
})();

// The first calls of a first visit, sent while the app is still loading: the app takes their answers over
// (src/client/early.ts; a test compares the calls). Later visits have the answers on the device.
(() => {
  if (location.pathname !== "/") return;
  const languages = ["tr", "en"];
  // As src/session/preferences.ts has it: the address comes before what is stored.
  const preferred = [new URLSearchParams(location.search).get("lang")];
  try {
    if (localStorage.getItem("karo.queries") || localStorage.getItem("siteUnderMaintenance")) return;
    preferred.push(localStorage.getItem("language"));
  } catch {
    // Storage is forbidden: every visit is a first one.
  }
  const Lang = preferred.find((language) => languages.includes(language)) ?? "tr";

  const answers = new Map();
  globalThis.karoEarly = answers;
  // After that the app sends its own.
  setTimeout(() => answers.clear(), 10_000);

  const ask = (address, init) => {
    const answer = fetch(address, init);
    answers.set(address + (init?.body ?? ""), answer);
    // A copy for here; the app reads the answer itself.
    return answer.then((response) => response.clone().json());
  };
  const call = (apiBase, name, method, data) =>
    ask(`${apiBase}/endpoint/v1`, {
      method: "POST",
      headers: { "Content-Type": "application/json", panel: "frontend" },
      body: JSON.stringify({ api: { class: name, method }, data: { ...data, Lang } }),
    });
  /** The picture of the first slide is the largest thing on the screen. */
  const fetchPicture = ({ data }) => {
    const now = Date.now();
    const running = data.filter(
      ({ Status, Start_date, End_date }) =>
        Number(Status) === 1 && !(Date.parse(Start_date) > now) && !(Date.parse(End_date) <= now),
    );
    const [slide] = running.sort((one, other) => (one.order ?? Infinity) - (other.order ?? Infinity));
    if (!slide) return;
    const phone = matchMedia("(max-width: 47.99rem)").matches;
    const link = document.createElement("link");
    link.rel = "preload";
    link.as = "image";
    link.fetchPriority = "high";
    link.href = (phone && slide.imageMobile) || slide.image;
    document.head.append(link);
  };

  // As the preload in index.html, which is used only for a request of the same mode.
  ask("/config.json", { mode: "no-cors", credentials: "include" })
    .then(({ apiBase }) => {
      const base = apiBase.replace(/\/+$/, "");
      const asked = [
        call(base, "cmscontroller", "getSlider", { limit: 7, offset: 0 }).then(fetchPicture),
        call(base, "casino", "games_list", { limit: 50, offset: 0, categoryID: "94" }),
        call(base, "casino", "category_list", { limit: 100, offset: 0 }),
        call(base, "habanero", "getJackpots", {}),
      ];
      return Promise.allSettled(asked);
    })
    // What went wrong is told by the app, which meets it in the answers.
    .catch(() => {});
})();
