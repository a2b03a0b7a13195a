// Starts the app after the skeleton has been painted, because the app's code would delay that paint. The build passes
// the app's files in the order in which they run (scripts/vite/shell-html.ts). Under `npm run dev` Vite starts the app.
(() => {
  const { app, restoring } = document.currentScript?.dataset ?? {};

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

  /** Imports a file, and tries again until that succeeds. After the second failure the page says so. */
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
  /** Whether the browser cached the failure of an import, so that only a reload helps. True at most once in a visit. */
  const isRememberedFailure = async (file) => {
    if (visit((storage) => storage.getItem("karo.start-reload")) !== null) return false;
    // Past the HTTP cache: it may hold a page that the server sent in place of the file.
    const answer = await fetch(file, { cache: "reload" }).catch(() => undefined);
    const isScript = answer?.ok && /javascript/.test(answer.headers.get("content-type"));
    return isScript && visit((storage) => storage.setItem("karo.start-reload", "1") ?? true);
  };

  const hasStoredAnswers = () => {
    try {
      return localStorage.getItem("karo.queries") !== null;
    } catch {
      // Storage is forbidden.
    }
  };

  // Chromium stores the compiled code of files from the worker's cache, but ignores it for a module that is preloaded as
  // one, and compiles the module again. Preloaded as a script, the module takes the stored code. Other browsers would fetch
  // the file twice.
  const usesStoredCode = "userAgentData" in navigator && navigator.serviceWorker?.controller;

  /** Requests all files at once. Otherwise each file would request the next only after it has loaded. */
  const preload = () => {
    // A later visit also needs the code that restores its answers (src/start/persistence.ts).
    const needed = hasStoredAnswers() ? [...files, ...restoring.split(" ")] : files;
    const as = usesStoredCode ? { rel: "preload", as: "script" } : { rel: "modulepreload" };
    for (const href of needed) {
      document.head.append(Object.assign(document.createElement("link"), as, { crossOrigin: "", href }));
    }
  };

  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    if (!usesStoredCode) preload();
    loadIcons();
    // Each file runs in a separate task, so that taps and scrolling on the skeleton wait for one file at most.
    for (const file of files) {
      await load(file);
      await pause();
    }
  };
  // Files from the worker's cache come with compiled code, so requesting them now does not delay the first paint.
  if (usesStoredCode) preload();
  // A frame is painted after its callbacks, so start in the next task. A hidden page has no frames: start after 200 ms.
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, 200);

  // The message for an app that does not start (src/start/start-problem.html). Its link loads the page again. If that
  // does not help, its button clears what the site stores.
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

// Sends the first calls of a first visit while the app is still loading. The app takes over their answers
// (src/client/early.ts; a test compares the calls). Later visits have the answers on the device.
(() => {
  if (location.pathname !== "/") return;
  const languages = ["tr", "en"];
  // As in src/session/preferences.ts, the address takes precedence over the stored language.
  const preferred = [new URLSearchParams(location.search).get("lang")];
  try {
    if (localStorage.getItem("karo.queries") || localStorage.getItem("siteUnderMaintenance")) return;
    preferred.push(localStorage.getItem("language"));
  } catch {
    // Storage is forbidden, so every visit is a first visit.
  }
  const Lang = preferred.find((language) => languages.includes(language)) ?? "tr";

  const answers = new Map();
  globalThis.karoEarly = answers;
  // After this time the app sends its own requests.
  setTimeout(() => answers.clear(), 10_000);

  const ask = (address, init) => {
    const answer = fetch(address, init);
    answers.set(address + (init?.body ?? ""), answer);
    // Read a copy, because the app reads the original.
    return answer.then((response) => response.clone().json());
  };
  const call = (apiBase, name, method, data) =>
    ask(`${apiBase}/endpoint/v1`, {
      method: "POST",
      headers: { "Content-Type": "application/json", panel: "frontend" },
      body: JSON.stringify({ api: { class: name, method }, data: { ...data, Lang } }),
    });
  /** Preloads the picture of the first slide, the largest element on the screen. */
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

  // The same mode as the preload in index.html, which the browser uses only for such a request.
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
    // The app finds the same failure in the answers and handles it.
    .catch(() => {});
})();
