/**
 * `node --expose-gc tests/bench/operator-push.ts`: sends a mass message to 10,000 browsers at a push service on loopback, which runs in a thread
 * of its own. One of 20 browsers has unsubscribed, and one of 20 requests is put off at first. Fails if a browser gets
 * the message not at all or twice. It uses DATABASE_URL if that is set (an empty database), otherwise a database in
 * memory.
 */
import { createECDH, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { sendMassMessage } from "../../operator/content/edit-content.ts";
import { newMasterKey } from "../../operator/database/secrets.ts";
import { openDatabase } from "../../operator/database/open.ts";
import { demoSeed } from "../../demo/demo-data.ts";
import { seedingOf } from "../../demo/load/seed.ts";
import { listen, originOf } from "../../operator/http/listen.ts";
import { memoryStorage } from "../../operator/database/storage.ts";
import { deliverDue } from "../../operator/messages/deliver-push.ts";
import { loadVapidKeys } from "../../operator/messages/send-push.ts";

const browsers = 10_000;
const rowsAtOnce = 500;
const isGone = (number: number) => number % 20 === 7;
const isPutOff = (number: number) => number % 20 === 13;

if (isMainThread) await measure();
else await serve();

/** Counts the messages by browser, and posts the counts when asked. */
async function serve(): Promise<void> {
  const counts = Array.from({ length: browsers }, () => 0);
  const putOff = new Set<number>();
  const server = createServer((request, response) => {
    const number = Number(request.url?.slice(1));
    request.resume().on("end", () => {
      if (isGone(number)) return response.writeHead(410).end();
      if (isPutOff(number) && !putOff.has(number)) {
        putOff.add(number);
        return response.writeHead(503).end();
      }
      counts[number] = (counts[number] ?? 0) + 1;
      return response.writeHead(201).end();
    });
  });
  await listen(server, 0, "127.0.0.1");
  parentPort?.on("message", () => parentPort?.postMessage(counts));
  parentPort?.postMessage(originOf(server));
}

async function measure(): Promise<void> {
  const service = new Worker(new URL(import.meta.url));
  const [origin] = (await once(service, "message")) as [string];
  const url = process.env.DATABASE_URL;
  const { db, close } = await openDatabase({
    storage: url ? { kind: "postgres", url } : memoryStorage,
    masterKey: { current: newMasterKey() },
    seed: seedingOf(demoSeed),
    now: new Date(),
    onIdleError: (error) => console.error(error.message),
  });
  const { id: player_id } = await db
    .selectFrom("player")
    .select("id")
    .where("status", "=", "active")
    .limit(1)
    .executeTakeFirstOrThrow();
  for (let first = 0; first < browsers; first += rowsAtOnce) {
    const rows = Array.from({ length: rowsAtOnce }, (_, index) => ({
      endpoint: `${origin}/${first + index}`,
      player_id,
      session_id: null,
      p256dh: createECDH("prime256v1").generateKeys("base64url"),
      auth: randomBytes(16).toString("base64url"),
      topics: null,
      language: "tr" as const,
      site_origin: "https://karo.example",
      created_at: new Date(),
    }));
    await db.insertInto("push_subscription").values(rows).execute();
  }

  let now = new Date();
  const text = { tr: "Bu gece yeni bir turnuva başlıyor.", en: "A new tournament starts tonight." };
  await sendMassMessage(db, { title: text, html: text }, now);
  const sender = {
    vapid: await loadVapidKeys(db),
    subject: "mailto:push@karo.example",
    closing: new AbortController().signal,
  };
  const heaps = [heapMegabytes()];
  const started = performance.now();
  const cpuBefore = process.cpuUsage();
  let batches = 0;
  const deliverAll = async () => {
    let batch = 1;
    while (batch > 0) {
      batch = await deliverDue(
        db,
        sender,
        () => now,
        () => {},
      );
      batches += 1;
      if (batches % 10 === 0) heaps.push(heapMegabytes());
    }
  };
  await deliverAll();
  const seconds = (performance.now() - started) / 1_000;
  const { user, system } = process.cpuUsage(cpuBefore);
  // Messages that were put off are due now.
  now = new Date(now.getTime() + 10_000);
  await deliverAll();

  heaps.push(heapMegabytes());
  service.postMessage("counts");
  const [counts] = (await once(service, "message")) as [number[]];
  const wrong = counts.filter((count, number) => count !== (isGone(number) ? 0 : 1)).length;
  const left = await db
    .selectFrom("push_subscription")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  // On a busy machine the time tells little. The processor time is that of the operator and the push service together.
  console.log(
    `messages a second: ${Math.round(browsers / seconds)}; a second of processor time: ${Math.round(browsers / ((user + system) / 1e6))}`,
  );
  console.log(
    `delivered: ${counts.filter((count) => count === 1).length} of ${browsers}; wrong: ${wrong}; subscriptions left: ${left.count}`,
  );
  console.log(`heap in MB at first, at most, at last: ${heaps[0]}, ${Math.max(...heaps)}, ${heaps.at(-1)}`);
  await close();
  await service.terminate();
  if (wrong > 0) process.exitCode = 1;
}

/** The heap in use. Without `--expose-gc` it includes garbage that is not collected yet. */
function heapMegabytes(): number {
  globalThis.gc?.();
  return Math.round(process.memoryUsage().heapUsed / 1e6);
}
