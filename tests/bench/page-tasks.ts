import * as v from "valibot";

/** A task of the page's thread, in milliseconds. */
export interface Task {
  /** The time that the thread itself has worked. A slowed processor (`Emulation.setCPUThrottlingRate`) counts. */
  readonly ownMs: number;
  /** The time by the clock, including what the thread waited for a processor. */
  readonly clockMs: number;
}

const trace = v.object({ traceEvents: v.array(v.unknown()) });
const threadName = v.object({
  ph: v.literal("M"),
  name: v.literal("thread_name"),
  pid: v.number(),
  tid: v.number(),
  args: v.object({ name: v.string() }),
});
const task = v.object({
  ph: v.literal("X"),
  name: v.literal("ThreadControllerImpl::RunTask"),
  pid: v.number(),
  tid: v.number(),
  dur: v.number(),
  tdur: v.number(),
});

/** The tasks of the busiest page in one of Chromium's traces, recorded with the category `toplevel`. */
export function tasksOfPage(recorded: Buffer): readonly Task[] {
  const { traceEvents } = v.parse(trace, JSON.parse(recorded.toString()));
  const threads = traceEvents
    .filter((event) => v.is(threadName, event))
    .filter(({ args }) => args.name === "CrRendererMain");
  const tasks = traceEvents.filter((event) => v.is(task, event));
  const ofThreads = threads.map(({ pid, tid }) => tasks.filter((one) => one.pid === pid && one.tid === tid));
  const [busiest = []] = ofThreads.toSorted((one, other) => other.length - one.length);
  return busiest.map(({ dur, tdur }) => ({ ownMs: tdur / 1000, clockMs: dur / 1000 }));
}
