/** Why the address of a game is not opened. */
export type LaunchUrlProblem =
  /** The address is empty. */
  | "missing"
  /** It is not a URL, not http(s), or its origin may not be framed. */
  | "refused";

/** The error with which `launchGame` rejects. */
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
  /** The only origin that messages are received from and sent to. */
  readonly origin: string;
}

export interface LaunchOrigins {
  /** The site's own origin. A game from there could access the page that frames it. */
  readonly site: string;
  /** The `gameOrigins` of config.json; undefined allows every other origin. */
  readonly games: readonly string[] | undefined;
}

/**
 * Checks the address of a game. It must be absolute and http(s), without user name and password, and of another origin
 * than the site. If the operator lists the origins of games, it must be of one of those.
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
