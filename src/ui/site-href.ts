import type { RegisteredRouter } from "@tanstack/react-router";

/** What `/play/$type` can be. The route answers any other type with "not found". */
export type PlayType = "slot" | "live" | "virtual";

/** One more segment of a route's path: a parameter is any text, and `{-$name}` may be left out. */
type With<Path extends string, Segment extends string> = Segment extends `{-$${string}`
  ? Path | `${Path}/${string}`
  : Segment extends `$${string}`
    ? `${Path}/${Path extends "/play" ? PlayType : string}`
    : `${Path}/${Segment}`;

/** A route's path with its parameters filled in: `/info/$name` becomes `/info/${string}`. */
type Filled<Route, Path extends string = ""> = Route extends `/${infer Segment}/${infer Rest}`
  ? Filled<`/${Rest}`, With<Path, Segment>>
  : Route extends `/${infer Segment}`
    ? With<Path, Segment>
    : Path;

/** The router writes the page at the root of a folder with a slash at the end; addresses have none. */
type WithoutSlash<Route> = Route extends `${infer Folder extends `/${string}`}/` ? Folder : Route;

/** The path of a page of this site, with its parameters filled in. */
export type PagePath = Filled<WithoutSlash<keyof RegisteredRouter["routesByPath"]>>;

/** The address of a page of this site, with search parameters if any. A typing error in it is a type error. */
export type SitePath = PagePath | `${PagePath}?${string}` | `${PagePath}#${string}`;

/** Returns the address of a page with these search parameters, if there are any. */
export function withSearch(path: PagePath, search: URLSearchParams): SitePath {
  return search.size > 0 ? `${path}?${search}` : path;
}

/**
 * What a link accepts. Text that the operator sends is any `string`; what may become a link is decided at run time. An
 * address that stands in the code must be a `SitePath`.
 */
export type SiteHref<Href extends string> = string extends Href ? Href : Href extends SitePath ? Href : SitePath;
