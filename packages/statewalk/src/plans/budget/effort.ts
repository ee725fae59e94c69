/** Seconds that a person needs for each part of a path. */
export interface Effort {
  readonly begin: number;
  readonly act: number;
  readonly look: number;
  readonly arrange: number;
  /** Longer waits count so many: for a project where a tester can move the clock. */
  readonly longestWait: number;
}

/** Estimates for a person who reads the plan and follows it: `effort` of the configuration has others. */
export const EFFORT: Effort = {
  // The page is opened, and what the start asks for is looked up: an account, a link.
  begin: 60,
  // Twenty words of a row are read (5 s), its control is found and used or a field typed (5 s), the screen is compared with the row (5 s).
  act: 15,
  // An answer, or a timer that has gone off, is only looked at.
  look: 5,
  // The server or the network is brought to answer otherwise: a change to another window, a setting, and back.
  arrange: 30,
  longestWait: Number.POSITIVE_INFINITY,
};
