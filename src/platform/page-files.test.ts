import { beforeEach, expect, it, vi } from "vitest";
import type { PageMessage } from "../lib/worker-messages.ts";
import { downloadPageFiles } from "./page-files.ts";

const files = Array.from({ length: 20 }, (_none, index) => `/assets/page-${index}.js`);
const stored = new Set<string>();
const asked: string[] = [];
const device = { lacks: [] as readonly string[], isBroken: false };
const opened = vi.fn();

vi.stubGlobal("fetch", async () => Response.json(files));
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
    for (const file of wanted) if (!device.lacks.includes(file)) stored.add(file);
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

it("the worker is asked for all files, a few at a time, and never for one that is stored", async () => {
  expect(await download()).toEqual({ isWhole: true, shares: [0.4, 0.8, 1] });
  expect(await download()).toEqual({ isWhole: true, shares: [] });
  expect(asked).toEqual(files);
});

it("files that cannot be stored end the download, and are asked for again next time", async () => {
  device.lacks = files;
  expect((await download()).isWhole).toBe(false);
  expect(asked).toHaveLength(8);
  // A killed worker stores nothing, and the page must not bring the deleted cache back.
  expect(opened).not.toHaveBeenCalled();
  device.lacks = [];
  expect((await download()).isWhole).toBe(true);
});

it("one missing file does not keep the others out", async () => {
  device.lacks = files.slice(0, 1);
  expect((await download()).isWhole).toBe(false);
  expect([...stored]).toEqual(files.slice(1));
});

it("fails when Cache Storage does", async () => {
  device.isBroken = true;
  expect((await download()).isWhole).toBe(false);
});
