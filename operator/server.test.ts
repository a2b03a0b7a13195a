import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestOperator } from "./testing/operator.ts";

const folder = mkdtempSync(join(tmpdir(), "karo-dist-"));
beforeAll(() => writeFileSync(join(folder, "index.html"), "<!doctype html><title>Karo</title>"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("startOperator", () => {
  it("serves another brand from the same build", async () => {
    const other = await startTestOperator({
      dist: folder,
      config: { brand: { name: "Lale", accent: "#b3261e" }, siteName: "lale" },
    });
    const config = await (await fetch(`${other.origin}/config.json`)).json();
    expect(config).toMatchObject({ siteName: "lale", brand: { name: "Lale", accent: "#b3261e" } });
    expect(config).toEqual(other.config);
    await other.close();
  });

  it("names the game provider among the origins that games come from", async () => {
    const config = { gameOrigins: ["https://games.example"] };
    const other = await startTestOperator({ config, providerOrigin: "http://127.0.0.1:4199" });
    expect(other.config.gameOrigins).toEqual(["https://games.example", "http://127.0.0.1:4199"]);
    await other.close();
  });

  it("says what is wrong with its settings", async () => {
    const config = { brand: { accent: "red" }, gameOrigins: ["https://games.example/path"] };
    await expect(startTestOperator({ config })).rejects.toThrow(
      expect.objectContaining({
        name: "OperatorError",
        advice: expect.stringMatching(/brand\.accent[^]*gameOrigins/),
      }),
    );
  });

  it("does not start the demo at an address that others can reach, nor without the flag", async () => {
    const config = { siteOrigin: "https://karo.example" };
    await expect(startTestOperator({ demo: true, config })).rejects.toThrow(
      expect.objectContaining({
        name: "OperatorError",
        message: expect.stringContaining("https://karo.example is not an address of this machine"),
      }),
    );
    await expect(startTestOperator({ seed: undefined })).rejects.toThrow(
      expect.objectContaining({
        name: "OperatorError",
        message: expect.stringContaining("The database holds the demo"),
      }),
    );
  });

  it("says that the port is taken, and how to choose another", async () => {
    const taken = createServer();
    const port = await new Promise<number>((resolve) => {
      taken.listen(0, "127.0.0.1", () => resolve((taken.address() as { port: number }).port));
    });
    await expect(startTestOperator({ port })).rejects.toThrow(
      expect.objectContaining({
        message: `Another program uses port ${port} on 127.0.0.1.`,
        advice: expect.stringContaining("--port"),
      }),
    );
    await new Promise((resolve) => taken.close(resolve));
  });

  it("says how to build when there is no build, before it touches the data", async () => {
    const dataDir = join(folder, "untouched");
    const starting = startTestOperator({ dataDir, dist: join(folder, "nowhere") });
    await expect(starting).rejects.toThrow(
      expect.objectContaining({ advice: expect.stringContaining("npm run build") }),
    );
    expect(existsSync(dataDir)).toBe(false);
  });

  it("stops answering when it is closed", async () => {
    const short = await startTestOperator();
    await short.close();
    await expect(fetch(short.origin)).rejects.toThrow();
  });
});
