declare const self: ServiceWorkerGlobalScope;

/** A request on its way through the worker. `event` lives as long as something is still being stored. */
export interface Passing {
  readonly request: Request;
  readonly url: URL;
  readonly event: ExtendableEvent;
}

export interface Route {
  readonly method: "GET" | "POST";
  /** Must decide at once: a fetch event that is not answered synchronously goes to the network. */
  readonly matches: (request: Request, url: URL) => boolean;
  readonly answer: (passing: Passing) => Promise<Response>;
}

/** Answers requests by the first route that matches; what none matches is the network's alone. */
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
