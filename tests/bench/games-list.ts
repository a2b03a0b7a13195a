import { median } from "./statistics.ts";

/** Median times in milliseconds of the first and the last page of 48 games, in popularity order, requested in turns. */
export async function measureGamesList(origin: string, requests: number) {
  const times: { first: number[]; last: number[] } = { first: [], last: [] };
  for (let request = 0; request < requests; request += 1) {
    times.first.push(await timePage(origin, 0));
    times.last.push(await timePage(origin, 249 * 48));
  }
  return { first: median(times.first), last: median(times.last) };
}

async function timePage(origin: string, offset: number): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${origin}/endpoint/v1`, {
    method: "POST",
    headers: { "content-type": "application/json", panel: "frontend" },
    body: JSON.stringify({
      api: { class: "casino", method: "games_list" },
      data: { limit: 48, offset, Lang: "tr" },
    }),
  });
  const { result } = (await answer.json()) as { result: boolean };
  if (!result) throw new Error(`games_list refused offset ${offset}`);
  return performance.now() - started;
}
