/** Why the address that an operator gave for a game is not opened. */
export type LaunchUrlProblem =
  /** There is none. */
  | "missing"
  /** No address, no http(s), or of an origin that may not be framed. */
  | "refused";

/** `launchGame` rejects with it. */
export class UnusableLaunchUrl extends Error {
  override readonly name = "UnusableLaunchUrl";
  readonly problem: LaunchUrlProblem;

  constructor(problem: LaunchUrlProblem) {
    super(`The game's address is ${problem}`);
    this.problem = problem;
  }
}

export interface LaunchUrl {
  readonly href: string;
  /** The only origin whose messages are believed, and the only one that is spoken to. */
  readonly origin: string;
}

export interface LaunchOrigins {
  /** This site's. A game from there could reach into the page that frames it. */
  readonly site: string;
  /** config.json's `gameOrigins`; undefined allows every other origin. */
  readonly games: readonly string[] | undefined;
}

/**
 * Checks the address of a game: absolute, http(s), without a name and password, of another origin than the
 * site's and, where the operator lists the origins of games, of one of those.
 *
 * @throws UnusableLaunchUrl
 */
export function readLaunchUrl(text: string, { site, games }: LaunchOrigins): LaunchUrl {
  if (text.trim() === "") throw new UnusableLaunchUrl("missing");
  const url = parse(text);
  const fits =
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    url.username === "" &&
    url.password === "" &&
    url.origin !== new URL(site).origin &&
    (games?.some((allowed) => parse(allowed)?.origin === url.origin) ?? true);
  if (!fits) throw new UnusableLaunchUrl("refused");
  return { href: url.href, origin: url.origin };
}

function parse(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
