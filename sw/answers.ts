/** What our Workbox plugins do: no answer is passed on or stored unread, and Cache Storage may fail. */
import type { RouteHandlerCallbackOptions, WorkboxPlugin } from "workbox-core/types.js";
import { notifyPages } from "./pages.ts";
import type { Reading } from "../src/contract/storable-answer.ts";

/** The worker aborts a request after this time. Pages wait equally long for a read. */
export const networkDeadlineMs = 20_000;

/** What a strategy needs of a request that a route or a message passes on. */
export type Passing = Pick<RouteHandlerCallbackOptions, "request" | "event">;

export interface AnswerOptions<Asked> {
  /** What the request asks for. May consume the body. */
  readonly asked: (request: Request) => Asked | Promise<Asked>;
  /** The address under which the answer is stored. Cache Storage takes only GET. Default: that of the request. */
  readonly key?: (asked: Asked, request: Request) => Promise<string>;
  /** May consume the response. A rejection, such as for an incomplete body, means no answer. */
  readonly read: (asked: Asked, response: Response, event: ExtendableEvent) => Promise<Reading>;
  /** Whether to tell the pages when the network answers after the stored copy was used. */
  readonly tellLate?: boolean;
}

/** One for each request. */
interface State<Asked> {
  asked: Asked;
  copyUsed?: boolean;
  copy?: Response | undefined;
  /** What the network returned, be it an answer or not. Undefined if it returned nothing. */
  network?: Promise<Response | undefined>;
  received: (response?: Response) => void;
}

/**
 * A Workbox plugin that reads what the network returns before it is passed on or stored. What is not an answer, such as a
 * firewall's page, counts as a failed request, so the strategy uses the stored copy. If there is none, or Cache Storage
 * fails, the page gets whatever the network returned. The request is sent once.
 */
export function readAnswers<Asked>({ asked, key, read, tellLate }: AnswerOptions<Asked>): WorkboxPlugin {
  const of = (state: unknown) => state as State<Asked>;
  return {
    async handlerWillStart({ request, state }) {
      // Sending the request uses its body up.
      of(state).asked = await asked(request.clone());
    },
    cacheKeyWillBeUsed: async ({ request, state }) => key?.(of(state).asked, request) ?? request.url,
    async requestWillFetch({ request, event, state }) {
      const mine = of(state);
      mine.network = new Promise((resolve) => (mine.received = resolve));
      // Workbox does not wait for a network that answers after the stored copy was used.
      event.waitUntil(mine.network);
      // Without the page's signal: an answer that the page no longer waits for still updates the store.
      return new Request(request, { signal: AbortSignal.timeout(networkDeadlineMs) });
    },
    async fetchDidSucceed({ response, event, state }) {
      const mine = of(state);
      const { isAnswer, copy } = await read(mine.asked, response.clone(), event);
      mine.copy = copy;
      if (isAnswer && mine.copyUsed && tellLate) await notifyPages({ type: "LATE_ANSWER" });
      mine.received(response.clone());
      if (!isAnswer) throw new Error("not an answer");
      return response;
    },
    fetchDidFail: async ({ state }) => of(state).received(),
    cacheWillUpdate: async ({ state }) => of(state).copy ?? null,
    async cachedResponseWillBeUsed({ cachedResponse, state }) {
      of(state).copyUsed ||= Boolean(cachedResponse);
      return cachedResponse;
    },
    handlerDidError: async ({ state }) => of(state).network,
  };
}

/** A Workbox plugin for files that need no reading: the network answers when Cache Storage fails. */
export const networkIfStorageFails: WorkboxPlugin = {
  // A worker whose files cannot be stored must not install. `no-response` means that the network has failed already.
  handlerDidError: async ({ request, event, error }) =>
    event.type === "install" || error.name === "no-response" ? undefined : fetch(request),
};
