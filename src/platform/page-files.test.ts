import { beforeEach, expect, it, vi } from "vitest";
import type { PageMessage } from "../lib/worker-messages.ts";
import { downloadPageFiles } from "./page-files.ts";

const files = Array.from({ length: 5 }, (_none, index) => `/assets/page-${index}.js`);
const archives = [
  { archive: "/assets/page-files-a.json", files: files.slice(0, 2) },
  { archive: "/assets/page-files-b.json", files: files.slice(2) },
];
const names = archives.map(({ archive }) => archive);
const stored = new Set<string>();
const asked: string[] = [];
/** Archives that cannot be stored. */
const device = { lacks: [] as readonly string[], isBroken: false };
const opened = vi.fn();

vi.stubGlobal("fetch", async () => Response.json(archives));
vi.stubGlobal("caches", {
  has: async () => {
    if (device.isBroken) throw new DOMException("no", "UnknownError");
    return stored.size > 0;
  },
  open: async () => {
    opened();
    return { keys: async () => Array.from(stored, (path) => ({ url: `https://site.example${path}` })) };
  },
});
// A worker that stores what the page asks it to store, as sw/page-files.ts does.
const controller = {
  postMessage({ files: wanted = [] }: PageMessage, [port]: MessagePort[]) {
    asked.push(...wanted);
    for (const { archive, files: packed } of archives) {
      if (wanted.includes(archive) && !device.lacks.includes(archive)) for (const file of packed) stored.add(file);
    }
    port?.postMessage("done");
  },
};
vi.stubGlobal("navigator", { serviceWorker: { controller } });

const download = async () => {
  const shares: number[] = [];
  return { isWhole: await downloadPageFiles((share) => shares.push(share)), shares };
};

beforeEach(() => {
  stored.clear();
  asked.length = 0;
  opened.mockClear();
  Object.assign(device, { lacks: [], isBroken: false });
});

it("the worker is asked for one archive after the other, and never for one whose files are stored", async () => {
  expect(await download()).toEqual({ isWhole: true, shares: [0.4, 1] });
  expect(await download()).toEqual({ isWhole: true, shares: [] });
  expect(asked).toEqual(names);
});

it("an archive of which one file is missing is asked for again", async () => {
  await download();
  stored.delete("/assets/page-3.js");
  expect(await download()).toEqual({ isWhole: true, shares: [1] });
  expect(asked).toEqual([...names, "/assets/page-files-b.json"]);
});

it("an archive that cannot be stored ends the download, and is asked for again next time", async () => {
  device.lacks = names;
  expect((await download()).isWhole).toBe(false);
  expect(asked).toEqual(["/assets/page-files-a.json"]);
  // A killed worker stores nothing, and the page must not bring the deleted cache back.
  expect(opened).not.toHaveBeenCalled();
  device.lacks = [];
  expect((await download()).isWhole).toBe(true);
});

it("fails when Cache Storage does", async () => {
  device.isBroken = true;
  expect((await download()).isWhole).toBe(false);
});
