import { setTimeout as sleep } from "node:timers/promises";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import { betSlip, placeCoupon } from "./place-coupon.ts";
import { type Language, languageOf } from "../lib/language.ts";
import { parseBody } from "../lib/parse-body.ts";
import { Refusal } from "../core/refusal.ts";
import type { Provider } from "./provider.ts";
import { findOpenSeat } from "./seats.ts";
import { placeRound } from "./place-round.ts";
import { balanceOf, type Betting, type GameSeat, type Playing, refillPurse } from "./purse.ts";
import { cashOut, lookAtRound, type Round, roundView, seatView } from "./rounds.ts";
import { changeSeed } from "./round-seeds.ts";
import { sportsView } from "./sports-board.ts";
import { texts } from "../texts/texts.ts";

const maxBodyBytes = 16 * 1024;
/** The maximum time that a request waits for the end of a flight. */
const longestWaitMs = 20_000;

const clientId = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));
const roundOrder = v.object({ id: clientId, bet: v.unknown() });
const couponOrder = v.object({ id: clientId, slip: betSlip });
const seedOrder = v.object({ clientSeed: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)) });

interface Request extends Betting {
  readonly seat: GameSeat;
}

/**
 * The JSON API of the game pages. A page authenticates with its launch: `Authorization: Bearer <token>`. Answers are
 * `{result, data}` or `{result: false, code, message, data?}`; refusals have HTTP status 200, too.
 */
export function apiRoutes(provider: Provider): Hono {
  const app = new Hono();
  const tooLarge = (c: Context) =>
    c.json({ result: false, code: 413, message: texts.requests.tooLarge[languageIn(c)] });
  app.use(bodyLimit({ maxSize: maxBodyBytes, onError: tooLarge }));

  const answer = (work: (request: Request, c: Context) => Promise<unknown>) => async (c: Context) => {
    c.header("Cache-Control", "no-store");
    const language = languageIn(c);
    try {
      return c.json({ result: true, data: await work(await requestOf(provider, c), c) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, message, data } = error;
      return c.json({
        result: false,
        code: code ?? 400,
        message: message || texts.requests.badRequest[language],
        data,
      });
    }
  };

  app.get(
    "/state",
    answer(({ db, seat, now }) => db.transaction().execute((t) => seatView(t, seat, now()))),
  );
  app.post(
    "/rounds",
    answer(async (request, c) => {
      const { id, bet } = await bodyOf(c, roundOrder, request);
      return withBalance(request, await placeRound(request, id, bet));
    }),
  );
  app.get(
    "/rounds/:id",
    answer(async (request, c) => {
      const id = roundIdOf(c, request);
      const round = await lookAtRound(request, id);
      if (round.due_at === null || round.settled_at !== null || c.req.query("wait") === undefined) {
        return withBalance(request, round);
      }
      const waitMs = Math.min(longestWaitMs, round.due_at.getTime() - request.now().getTime());
      await sleep(Math.max(0, waitMs), undefined, { ref: false, signal: provider.closing }).catch(() => {
        throw new Refusal(texts.rounds.launchOver[request.language], { code: 503 });
      });
      return withBalance(request, await lookAtRound(request, id));
    }),
  );
  app.post(
    "/rounds/:id/cash-out",
    answer(async (request, c) => withBalance(request, await cashOut(request, roundIdOf(c, request)))),
  );
  app.post(
    "/seed",
    answer(async (request, c) => {
      const { clientSeed } = await bodyOf(c, seedOrder, request);
      await changeSeed(request, clientSeed);
      return request.db.transaction().execute((t) => seatView(t, request.seat, request.now()));
    }),
  );
  app.post(
    "/purse",
    answer(async ({ db, seat }) => {
      await refillPurse(db, seat);
      return { balance: await balanceOf(db, seat) };
    }),
  );
  app.get(
    "/sports",
    answer((request) => sportsView(request, request.seat)),
  );
  app.post(
    "/coupons",
    answer(async (request, c) => {
      const { id, slip } = await bodyOf(c, couponOrder, request);
      const coupon = await placeCoupon(request, id, slip);
      return { coupon: coupon.id, ...(await sportsView(request, request.seat)) };
    }),
  );
  return app;
}

function languageIn(c: Context): Language {
  return languageOf(c.req.header("accept-language"));
}

/** Waits for the whole body first, which a client can hold back for minutes: the launch has to be valid after that. */
async function requestOf(provider: Provider, c: Context): Promise<Request> {
  const { db, now } = provider;
  await c.req.text();
  const language = languageIn(c);
  const token = /^Bearer ([\w-]{1,128})$/.exec(c.req.header("authorization") ?? "")?.[1];
  const open = token === undefined ? undefined : await findOpenSeat(db, token, now());
  if (!open) throw new Refusal(texts.rounds.launchOver[language], { code: 410 });
  return { db, now, language, launchId: open.seat.launch_id, ...open };
}

/** The round number in the address. Refuses (404) anything else. */
function roundIdOf(c: Context, { language }: Playing): string {
  const id = v.safeParse(clientId, c.req.param("id"));
  if (!id.success) throw new Refusal(texts.rounds.noRound[language], { code: 404 });
  return id.output;
}

async function bodyOf<Schema extends v.GenericSchema>(c: Context, schema: Schema, { language }: Playing) {
  const body = v.safeParse(schema, parseBody(await c.req.text()));
  if (!body.success) throw new Refusal(texts.requests.badRequest[language], { code: 400 });
  return body.output;
}

async function withBalance({ db, seat, now }: Request, round: Round) {
  return { round: roundView(round, now()), balance: await balanceOf(db, seat) };
}
