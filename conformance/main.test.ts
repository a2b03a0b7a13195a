/** The command as somebody runs it: its exit codes, Ctrl-C, and what it writes. */
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const secret = "Gizli-Parola-1";

/** Starts the command. Standard input is no terminal. */
function start(...args: readonly string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts"), ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, CONFORMANCE_PASSWORD: secret },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (output += text.toString()));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on("close", (code) => resolve({ code, output }));
  });
  return { child, ended };
}

/** A server that answers with `answer`, or never. */
async function serve(answer: ((url: string) => object) | undefined, onRequest = () => {}): Promise<string> {
  const server = createServer((request, response) => {
    onRequest();
    if (answer)
      response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(answer(request.url ?? "")));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("2 without a back end", async () => {
  const { code, output } = await start().ended;
  expect(output).toContain("Say which back end");
  expect(code).toBe(2);
});

test("2 where nothing listens", async () => {
  const { code, output } = await start("--api", "http://127.0.0.1:9").ended;
  expect(output).toContain("http://127.0.0.1:9 cannot be reached");
  expect(code).toBe(2);
});

test("2 for --write where nobody can be asked", async () => {
  const { code, output } = await start("--api", "http://127.0.0.1:9", "--player", "ada", "--write").ended;
  expect(output).toContain("CHANGES THINGS at http://127.0.0.1:9");
  expect(output).toContain("--yes");
  expect(code).toBe(2);
});

test("0 where what was checked conforms", async () => {
  const api = await serve(() => [{ id: 1, title: "TR", lang: "tr" }]);
  const { code, output } = await start("--api", api, "--only", "/data/languages.json").ended;
  expect(output).toMatch(/Conforms: 3 checks passed/);
  expect(code).toBe(0);
});

test("1 where a check failed; the reports say which one, and have no secret", async () => {
  const folder = await mkdtemp(join(tmpdir(), "conformance-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const api = await serve(() => ({ result: false, message: `<b>${secret}</b>` }));
  const asked = ["--api", api, "--player", "ada", "--only", "schema casino/games_list", "--report", folder];
  const { code, output } = await start(...asked).ended;
  expect(code).toBe(1);
  expect(output).toContain("FAILED");
  const [html = "", junit = "", json = ""] = await Promise.all(
    ["report.html", "junit.xml", "report.json"].map((name) => readFile(join(folder, name), "utf8")),
  );
  for (const text of [output, html, junit, json]) {
    expect(text).toContain("schema casino/games_list");
    expect(text).not.toContain(secret);
  }
  expect(html).not.toMatch(/<script|<b>••/);
  expect(html).not.toMatch(/(src|href)=/);
  expect(junit).toContain('failures="1"');
  expect(JSON.parse(json)).toMatchObject({ exitCode: 1, counts: { failed: 1 }, checks: [{ status: "failed" }] });
});

test("Ctrl-C: it says how far it came, and ends with 2", async () => {
  let onRequest = () => {};
  const asked = new Promise<void>((resolve) => (onRequest = resolve));
  const api = await serve(undefined, () => onRequest());
  const { child, ended } = start("--api", api, "--only", "config");
  await asked;
  child.kill("SIGINT");
  const { code, output } = await ended;
  expect(output).toMatch(/Stopped after 0 of \d+ checks/);
  expect(code).toBe(2);
});
