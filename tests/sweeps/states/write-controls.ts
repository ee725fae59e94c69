/** The sweep then only notes what can be pressed in each state, for test plans. */
export const IS_WRITING_CONTROLS = process.env.WRITE_CONTROLS === '1';

/** Does so for these flows (`myProfile`), or for all. */
export const commandToWrite = (flows: readonly string[] = []): string =>
  `WRITE_CONTROLS=1 npx vitest run --project browser tests/sweeps/states/sweep-1${flows.length === 0 ? '' : ` -t "^(${flows.join('|')}) "`}`;
