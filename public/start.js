// Starts the app, once what index.html brought has been painted: its code would hold that up on the way and on the
// processor. The build names its files, in the order in which they run, and what it soon needs (scripts/vite/shell-html.ts);
// under `npm run dev` Vite starts it.
(() => {
  const { app, soon } = document.currentScript?.dataset ?? {};
  if (!app) return;
  const files = app.split(" ");
  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    // All are asked for at once: the app would ask for its parts only when it is there itself.
    for (const href of files.concat(soon.split(" "))) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", crossOrigin: "", href }));
    }
    // Each runs in a task of its own, so that a tap or a scroll on the skeleton is not held up by all of them.
    for (const file of files) {
      await import(file);
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  // The frame is painted after its callbacks. A page that is not looked at has no frames.
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, 200);
})();

// The first questions of a first visit, sent while the app is still on its way: the app takes the answers
// over (src/client/early.ts, a test compares the questions). Later visits have the answers on the device.
(() => {
  let Lang = "tr";
  try {
    if (localStorage.getItem("karo.queries") || localStorage.getItem("siteUnderMaintenance")) return;
    if (localStorage.getItem("language") === "en") Lang = "en";
  } catch {
    // Storage is forbidden: every visit is a first one.
  }
  if (location.pathname !== "/") return;

  const answers = new Map();
  globalThis.karoEarly = answers;
  // Whoever comes later asks anew.
  setTimeout(() => answers.clear(), 10_000);

  const ask = (address, init) => {
    const answer = fetch(address, init);
    answers.set(address + (init ? init.body : ""), answer);
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

  ask("/config.json")
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
