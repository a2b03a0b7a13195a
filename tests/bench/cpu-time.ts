import { readdirSync, readFileSync } from "node:fs";

/** The kernel's unit of processor time in `/proc`. */
const tickMs = 10;

/** The processor time of a process and of its children that have ended, in milliseconds. 0 when it has ended. Linux only. */
export function cpuTimeMs(pid: number): number {
  // The name of the program, in parentheses, may have spaces.
  const [, fields = ""] = read(`/proc/${pid}/stat`).split(") ");
  const ticks = fields.split(" ").slice(11, 15).map(Number);
  return ticks.reduce((sum, value) => sum + value, 0) * tickMs;
}

/** The processes of this program on the machine. */
export function processesOf(program: string): readonly number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && read(`/proc/${name}/comm`).trim() === program)
    .map(Number);
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
