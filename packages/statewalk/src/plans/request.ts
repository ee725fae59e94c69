export const STRATEGIES = ['transitions', 'shortest', 'simple', 'events'] as const;

/** What the paths of the strategy `transitions` cover besides every transition. */
export const COVERS = ['transitions', 'pairs', 'guards', 'messages', 'edges'] as const;

/** The request to each machine. */
export interface Request {
  readonly strategy: (typeof STRATEGIES)[number];
  /** For the strategy `transitions`; without, transitions alone. */
  readonly cover?: (typeof COVERS)[number] | undefined;
  /** Names of inputs of the model; all, where none is named. */
  readonly inputs: readonly string[];
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly through: readonly string[];
  /** States and steps. */
  readonly avoid: readonly string[];
  readonly requirement: string | undefined;
  readonly maxSteps: number;
  /** For the strategy `events`: `EMAIL_SUBMITTED`, `checkEmail.done registered=true`. */
  readonly events: readonly string[];
}

/** A small set of paths that together take every transition. */
export const COVERING: Request = {
  strategy: 'transitions',
  inputs: [],
  from: undefined,
  to: undefined,
  through: [],
  avoid: [],
  requirement: undefined,
  maxSteps: Number.MAX_SAFE_INTEGER,
  events: [],
};
