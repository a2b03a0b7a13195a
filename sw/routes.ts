declare const self: ServiceWorkerGlobalScope;

/** What lets work go on after an event was answered. */
export type Waiting = Pick<ExtendableEvent, "waitUntil">;

/** A request that the worker handles. Storing that may outlast the answer goes into `event.waitUntil`. */
export interface Passing {
  readonly request: Request;
  readonly url: URL;
  readonly event: Waiting;
}

export interface Route {
  readonly method: "GET" | "POST";
  /** Must be synchronous: the browser sends a fetch event that is not answered at once to the network. */
  readonly matches: (request: Request, url: URL) => boolean;
  readonly answer: (passing: Passing) => Promise<Response>;
}

/** Answers requests with the first matching route. A request without one goes to the network. */
export function answerBy(routes: readonly Route[]): void {
  self.addEventListener("fetch", (event) => {
    const { request } = event;
    const url = new URL(request.url);
    const route = routes.find(
      ({ method, matches }) => method === request.method && matches(request, url),
    );
    if (route) event.respondWith(route.answer({ request, url, event }));
  });
}

export function isOwn(url: URL): boolean {
  return url.origin === location.origin;
}
