import { readdirSync, readFileSync } from "node:fs";

/** The kernel's unit of processor time in `/proc`. */
const tickMs = 10;

/** The processor time that a process has used so far, in milliseconds. 0 when it has ended. Linux only. */
export function cpuTimeMs(pid: number): number {
  // The name of the program, in parentheses, may have spaces.
  const [, fields = ""] = read(`/proc/${pid}/stat`).split(") ");
  const [userTicks = 0, systemTicks = 0] = fields.split(" ").slice(11, 13).map(Number);
  return (userTicks + systemTicks) * tickMs;
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
