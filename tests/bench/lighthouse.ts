import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromiumArgs } from "../chromium.ts";
import { median } from "./statistics.ts";

/** Medians of one page's mobile runs. Times in milliseconds; `score` 0 to 100; `bytes` transferred. */
export interface LighthouseFigures {
  readonly score: number;
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  readonly totalBlockingTime: number;
  readonly cumulativeLayoutShift: number;
  readonly bytes: number;
}

const audits = {
  firstContentfulPaint: "first-contentful-paint",
  largestContentfulPaint: "largest-contentful-paint",
  totalBlockingTime: "total-blocking-time",
  cumulativeLayoutShift: "cumulative-layout-shift",
  bytes: "total-byte-weight",
} as const;

/**
 * Runs Lighthouse's mobile preset (Slow 4G, CPU x4) `runs` times and takes each figure's median.
 *
 * @param throttling "simulate", the preset's own: times are computed from a run at full speed, in which everything
 * comes from this machine at once. "devtools" slows network and processor down for real.
 */
export async function measureWithLighthouse(
  url: string,
  runs: number,
  throttling: "simulate" | "devtools" = "simulate",
): Promise<LighthouseFigures> {
  const results: LighthouseFigures[] = [];
  let problems = 0;
  while (results.length < runs) {
    const chrome = await launch({
      ...(process.env.CHROMIUM_PATH && { chromePath: process.env.CHROMIUM_PATH }),
      chromeFlags: ["--headless=new", "--disable-gpu", ...chromiumArgs],
    });
    try {
      const outcome = await lighthouse(url, {
        port: chrome.port,
        onlyCategories: ["performance"],
        logLevel: "error",
        throttlingMethod: throttling,
      });
      const problem = outcome ? outcome.lhr.runtimeError?.message : "no result";
      if (!outcome || problem) {
        problems += 1;
        if (problems > runs) throw new Error(`Lighthouse, ${url}: ${problem}`);
        continue;
      }
      const { lhr } = outcome;
      const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
      results.push({
        score: Math.round((lhr.categories["performance"]?.score ?? 0) * 100),
        firstContentfulPaint: figure(audits.firstContentfulPaint),
        largestContentfulPaint: figure(audits.largestContentfulPaint),
        totalBlockingTime: figure(audits.totalBlockingTime),
        cumulativeLayoutShift: figure(audits.cumulativeLayoutShift),
        bytes: figure(audits.bytes),
      });
    } finally {
      chrome.kill();
    }
  }
  const middle = (key: keyof LighthouseFigures) => median(results.map((result) => result[key]));
  return {
    score: middle("score"),
    firstContentfulPaint: middle("firstContentfulPaint"),
    largestContentfulPaint: middle("largestContentfulPaint"),
    totalBlockingTime: middle("totalBlockingTime"),
    cumulativeLayoutShift: middle("cumulativeLayoutShift"),
    bytes: middle("bytes"),
  };
}
