/** Between two pieces of work: the browser may draw meanwhile, and answer a person. */
export const nextTask = (): Promise<unknown> =>
  'scheduler' in window && 'yield' in window.scheduler ? window.scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
