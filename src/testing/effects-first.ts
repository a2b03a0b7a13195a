/**
 * Setup of the component tests. React's scheduler takes this function in place of its message channel, so that React's
 * work comes before timers. Otherwise a test could see what a component shows, and go on, before its effects have run.
 */
Object.assign(globalThis, {
  setImmediate: (task: () => void) => void scheduler.postTask(task, { priority: "user-blocking" }),
});
