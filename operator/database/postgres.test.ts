import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { connectToPostgres, openPool } from "./postgres.ts";

/** A message of PostgreSQL's protocol: its type, its length and its content. */
function message(type: string, content = ""): Buffer {
  const bytes = Buffer.from(`${type}____${content}`, "latin1");
  bytes.writeInt32BE(bytes.length - 1, 1);
  return bytes;
}

const ready = message("Z", "I");
const signedIn = Buffer.concat([message("R", "\0\0\0\0"), ready]);
const done = Buffer.concat([message("C", "SELECT 0\0"), ready]);
const shutDown = message("E", "SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0");

describe("a connection to PostgreSQL", () => {
  /** Has no rows, and can break a connection at a certain moment. */
  let server: Server;
  let url: string;
  let answer: (asked: Buffer, socket: Socket) => void;
  const sockets: Socket[] = [];
  /** The first message of each connection, which has its settings. */
  const settings: string[] = [];
  const broken: string[] = [];
  const connect = () => connectToPostgres(url, ({ message }) => void broken.push(message));

  beforeEach(async () => {
    broken.length = 0;
    sockets.length = 0;
    settings.length = 0;
    answer = (_asked, socket) => void socket.write(done);
    server = createServer((socket) => {
      sockets.push(socket);
      socket.once("data", (asked: Buffer) => {
        settings.push(asked.toString());
        socket.on("data", (asked) => answer(asked, socket));
        socket.write(signedIn);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `postgres://karo@127.0.0.1:${(server.address() as AddressInfo).port}/karo`;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  it("ends statements that take too long, except while the operator opens the database", async () => {
    await (await connect()).destroy();
    for (const limit of ["lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout"]) {
      expect(settings[0]).toMatch(new RegExp(`\\0${limit}\\0[1-9]\\d{3,}\\0`));
    }
    await (await connectToPostgres(url, () => {}, "open")).destroy();
    expect(settings[1]).not.toContain("_timeout");
  });

  it("is one of at most ten, or as many as there may be, and the pool knows how many it has", async () => {
    for (const [more, most] of [
      [{}, 10],
      [{ most: 3 }, 3],
    ] as const) {
      sockets.length = 0;
      const { db, connections } = await openPool(url, () => {}, more);
      expect(connections()).toEqual({ total: 1, idle: 1, waiting: 0 });
      const held: Socket[] = [];
      answer = (_asked, socket) => void held.push(socket);
      const asked = Array.from({ length: most + 2 }, () => sql`select 2`.execute(db));
      await expect.poll(() => held.length, { timeout: 30_000 }).toBe(most);
      expect(connections()).toEqual({ total: most, idle: 0, waiting: 2 });
      answer = (_asked, socket) => void socket.write(done);
      for (const socket of held) socket.write(done);
      await Promise.all(asked);
      expect(sockets).toHaveLength(most);
      await db.destroy();
    }
  });

  it("that breaks fails the query that is under way, and nothing else", async () => {
    const db = await connect();
    answer = (_asked, socket) => socket.destroy();
    await expect(sql`select 2`.execute(db)).rejects.toThrow("Connection terminated unexpectedly");
    answer = (_asked, socket) => void socket.write(done);
    expect(await sql`select 3`.execute(db)).toMatchObject({ rows: [] });
    expect(broken).toEqual([]);
    await db.destroy();
  });

  it("that breaks between two queries of a transaction fails the transaction", async () => {
    const db = await connect();
    const transaction = db.transaction().execute(async (opened) => {
      const closed = new Promise((resolve) => {
        answer = (_asked, socket) => {
          socket.once("close", resolve);
          socket.end(Buffer.concat([done, shutDown]));
        };
      });
      await sql`select 2`.execute(opened);
      await closed;
      await sql`select 3`.execute(opened);
    });
    await expect(transaction).rejects.toThrow();
    expect(broken).toEqual([]);
    await db.destroy();
  });

  it("that breaks while idle is reported", async () => {
    const db = await connect();
    const [idle] = sockets;
    const closed = new Promise((resolve) => idle?.once("close", resolve));
    idle?.end(shutDown);
    await closed;
    expect(broken[0]).toBe("terminating connection due to administrator command");
    await db.destroy();
  });

  it("that breaks while the pool is closing is not reported", async () => {
    const db = await connect();
    const closed = new Promise((resolve) => {
      answer = (_goodbye, socket) => {
        socket.once("close", resolve);
        socket.end(shutDown);
      };
    });
    await db.destroy();
    await closed;
    expect(broken).toEqual([]);
  });
});
