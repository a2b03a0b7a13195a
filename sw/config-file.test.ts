import { origin, workerEvent } from "./testing/worker.ts";
import { beforeEach, expect, it, vi } from "vitest";
import { answerConfig } from "./files.ts";
import { operatorConfig, rememberConfig } from "./operator-config.ts";
import { MemoryCaches } from "./testing/memory-caches.ts";

const address = `${origin}/config.json`;
const configWith = (publicKey: string) => Response.json({ apiBase: "", siteName: "Karo", publicKey });

const network = { answer: (): Promise<Response> => Promise.resolve(configWith("old")) };
vi.stubGlobal("caches", new MemoryCaches());
vi.stubGlobal("fetch", () => network.answer());

/** The key in the config.json that the page gets. */
async function keyOf(cache: RequestCache): Promise<string> {
  const request = new Request(address, { cache });
  const response = await answerConfig({ request, event: workerEvent() });
  return ((await response.json()) as { publicKey: string }).publicKey;
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

it("serves the stored config.json on a slow network, but a reload of the file waits", async () => {
  await keyOf("default");
  network.answer = () => new Promise((resolve) => setTimeout(() => resolve(configWith("new")), 1_000));
  const atStart = keyOf("default");
  await vi.advanceTimersByTimeAsync(200);
  expect(await atStart).toBe("old");
  const reloaded = keyOf("no-store");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await reloaded).toBe("new");
});

it("knows which origins the page’s policy needs: of calls, pictures, games and reports", async () => {
  const config = {
    apiBase: "https://api.example/v2",
    siteName: "Karo",
    publicKey: "new",
    imageOrigins: ["https://cdn.example"],
    gameOrigins: ["https://games.example"],
    monitoring: { url: "https://seen.example/karo", sample: 0.1 },
  };
  rememberConfig(JSON.stringify(config));
  const { policyOrigins } = await operatorConfig();
  expect(policyOrigins).toEqual([
    "https://api.example",
    "https://cdn.example",
    "https://games.example",
    "https://seen.example",
  ]);
  rememberConfig(JSON.stringify({ ...config, monitoring: { url: "/monitoring" } }));
  expect((await operatorConfig()).policyOrigins).not.toContain("https://seen.example");
});
