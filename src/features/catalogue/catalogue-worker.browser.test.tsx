import { proxy, wrap } from "comlink";
import { createStore, setMany } from "idb-keyval";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { catalogueIndex, findItem, forgetCatalogue, listCatalogue, loadCatalogue } from "./catalogue.ts";
import type { CatalogueWorker, LoadedPage } from "./catalogue-worker.ts";
// oxlint-disable-next-line import/default -- Vite provides the worker's address as the default export
import workerPath from "./catalogue-worker.ts?worker&url";
import type { StoredPage } from "./synchronise.ts";

const games = 12_000;
const pageOf = 500;

function game(number: number) {
  const provider = { providerID: `${number % 40}`, providerName: `Çinili Oyun ${number % 40}` };
  return { gameID: `g${number}`, name: `Şahmaran ${number}`, ...provider, image: "", CategoryIDs: ["1"], type: "slot" };
}

const table = {
  tableID: "t1",
  name: "Galata Ruleti",
  providerID: "9",
  providerName: "Boğaz Stüdyo",
  image: "",
  CategoryIDs: [],
  type: "roulette",
  minBet: "10.00",
  maxBet: "5000.00",
  open: true,
};

beforeEach(async () => {
  const kept = { etag: null, checkedAt: Date.parse("2026-11-27T12:00:00Z") };
  const pages: StoredPage[] = Array.from({ length: games / pageOf }, (_, page) => {
    const items = Array.from({ length: pageOf }, (_, index) => game(page * pageOf + index));
    return { ...kept, key: `tr slot ${page * pageOf}`, items, received: pageOf, total: games };
  });
  pages.push({ ...kept, key: "tr live 0", items: [table], received: 1, total: 1 });
  await setMany(
    pages.map((page) => [page.key, page]),
    createStore("karo.games", "pages"),
  );
});

test("the worker hands over all that the device has, the last page too, and lists and finds it until it is forgotten", async () => {
  loadCatalogue();
  await expect.poll(() => catalogueIndex.get()).toBeDefined();
  const { games: found, tables } = catalogueIndex.get() ?? {};
  expect([found?.items.length, found?.folded.at(-1), tables?.folded]).toEqual([
    games,
    `sahmaran ${games - 1}`,
    ["galata ruleti"],
  ]);

  const list = await listCatalogue({ lobby: "slot", filters: { q: "sahmaran 1199" }, offset: 0, limit: 2 });
  expect(list).toMatchObject({
    total: 12,
    whole: true,
    at: "2026-11-27T12:00:00.000Z",
    items: [{ gameID: "g1199" }, { gameID: "g11199" }],
  });
  expect(await findItem("live", "t1")).toEqual(table);

  await forgetCatalogue();
  expect(await findItem("live", "t1")).toBeUndefined();
  expect(await listCatalogue({ lobby: "slot", filters: {}, offset: 0, limit: 1 })).toBeUndefined();
});

test("a page that is slow to take the pages gets one after the other, and has all of them when the worker is done", async () => {
  const worker = new Worker(workerPath, { type: "module" });
  onTestFinished(() => worker.terminate());
  const taken: LoadedPage[] = [];
  let [atOnce, most] = [0, 0];
  await wrap<CatalogueWorker>(worker).load(
    "tr",
    proxy(async (page: LoadedPage) => {
      most = Math.max(most, ++atOnce);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      atOnce -= 1;
      taken.push(page);
    }),
  );
  expect([taken.length, most, taken.at(-1)?.folded]).toEqual([25, 1, ["galata ruleti"]]);
});
