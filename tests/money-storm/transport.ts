import { presentTab, stillThere, type Tab } from "./device.ts";

/** What happens to a request. "Before" and "after" mean: before or after the operator has carried it out. */
export const faults = [
  "lost before",
  "lost after",
  "arrives late",
  "502 before",
  "502 after",
  "500 before",
  "500 after",
  "40 s late",
  "truncated",
  "maintenance",
  "session expired",
  "reload before",
  "reload after",
  "closed after",
  "refused by a proxy",
] as const;
export type Fault = (typeof faults)[number];

export interface TransportDeps {
  readonly origin: string;
  /** The fault of the next request; `isMoney` is true for a deposit, a withdrawal, and for giving a bonus up. */
  readonly next: (isMoney: boolean) => Fault | undefined;
  /** Whether the operator takes `Idempotency-Key`. Otherwise nothing of it reaches the operator or the page. */
  readonly takesKeys: boolean;
  readonly passTime: (ms: number) => Promise<void> | void;
  readonly expireSession: () => Promise<void>;
  /** Reloads or closes the page that sent the request. */
  readonly onVanish: (tab: Tab | undefined, isReload: boolean) => Promise<void> | void;
}

/** A `fetch` that reaches the operator over real HTTP, and goes wrong on the way as told. */
export function faultyFetch(deps: TransportDeps) {
  const real = globalThis.fetch;
  const onTheWay = new Set<() => Promise<unknown>>();
  const lost = () => new TypeError("Failed to fetch");

  const carry: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), deps.origin);
    // A public read by GET is no call of the cashier.
    if (url.pathname !== "/endpoint/v1" || init?.method !== "POST") return real(url, init);
    const text = init?.body as string;
    const { api } = JSON.parse(text) as { api: { class: string; method: string } };
    const headers = new Headers(init?.headers);
    if (!deps.takesKeys) headers.delete("Idempotency-Key");
    const arrive = async () => {
      const response = await real(url, { method: "POST", headers, body: text });
      const answer = await response.text();
      const shown =
        api.method === "capabilities" && !deps.takesKeys
          ? answer.replace(/,?"idempotency"/, "").replace("[,", "[")
          : answer;
      return new Response(shown, { status: response.status });
    };

    const tab = presentTab();
    const isMoney = ["prepayServices/processTransaction", "bonus/cancel"].includes(`${api.class}/${api.method}`);
    const answer = await goWrong(deps.next(isMoney), arrive, tab);
    await stillThere(tab);
    return answer;
  };

  async function goWrong(
    fault: Fault | undefined,
    arrive: () => Promise<Response>,
    tab: Tab | undefined,
  ): Promise<Response> {
    switch (fault) {
      case undefined:
        return arrive();
      case "lost before":
        throw lost();
      case "lost after":
        await arrive();
        throw lost();
      case "arrives late":
        onTheWay.add(arrive);
        throw lost();
      case "502 before":
        return new Response("Bad gateway", { status: 502 });
      case "502 after":
        await arrive();
        return new Response("Bad gateway", { status: 502 });
      case "500 before":
        return new Response("", { status: 500 });
      case "500 after":
        await arrive();
        return new Response("", { status: 500 });
      case "40 s late": {
        const answer = await arrive();
        await deps.passTime(40_000);
        return answer;
      }
      case "truncated":
        return new Response((await (await arrive()).text()).slice(0, -20));
      case "maintenance":
        return Response.json({ result: false, message: "This site is under maintenance", data: null });
      case "session expired":
        await deps.expireSession();
        return arrive();
      case "refused by a proxy":
        return new Response("<html>Forbidden</html>", { status: 403 });
      default: {
        if (fault !== "reload before") await arrive();
        else onTheWay.add(arrive);
        await deps.onVanish(tab, fault !== "closed after");
        throw lost();
      }
    }
  }

  return {
    fetch: carry,
    /** Lets the requests arrive that are still on their way. */
    async arriveAll() {
      for (const arrive of Array.from(onTheWay)) {
        onTheWay.delete(arrive);
        await arrive();
      }
    },
  };
}
