import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { camelCase } from '#scripts/camel-case.ts';
import { restOf, TEST_PROJECTS, testFiles } from '../rest.ts';
import { hasScreen } from '../sweeps/states/looks.ts';
import { commandToWrite } from '../sweeps/states/write-controls.ts';
import { choose, flowsOf, flowsWithOtherScreens, idsIn, type Journey, journeysIn, patternOf } from './concerned.ts';

/**
 * `npm run test:changed`: what a change in one flow may have broken, in some minutes: the checks, the tests without a browser that import what
 * has changed since the last commit (`-- main`: since that one), and journeys: those that name a requirement of the flow, and a core.
 * Says what it did not run. The machines' tests explore the changed machines alone.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** People come, join, log in and leave: tried after each change. */
const CORE = /^tests\/journeys\/(email-join|join|own-account|providers\/signing-in|entry\/routes)\.test\.ts$/;
/** About a minute and a half on two cores. */
const MOST_JOURNEYS = 30;

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

const [base = 'HEAD'] = process.argv.slice(2);
const changed = [...new Set([...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')])].sort();
if (changed.length === 0) {
  console.log(`Nothing has changed since ${base}.`);
  process.exit(0);
}

const read = (file: string): string => readFileSync(`${ROOT}/${file}`, 'utf8');
const folders = readdirSync(`${ROOT}/machines`, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name] : []));
/** The chart of a flow; what tests and tells it lies in folders below. */
const chartOf = (flow: string) => readdirSync(`${ROOT}/machines/${flow}`).filter((file) => file.endsWith('.ts'));
const flows = flowsOf(
  changed,
  folders.filter((folder) => chartOf(folder).some((file) => file.endsWith('.machine.ts'))),
);
/** What all machines share may change each of them. */
const isOfFlows = changed.every((file) => !file.startsWith('machines/') || flowsOf([file], flows).length > 0);
const ids = [...new Set(flows.flatMap((flow) => chartOf(flow).flatMap((file) => idsIn(read(`machines/${flow}/${file}`)))))];

const journeys = testFiles()
  .filter((file) => file.startsWith('tests/journeys/'))
  .flatMap((file) => journeysIn(file, read(file)));
const isCore = ({ file }: Journey) => CORE.test(file) || changed.includes(file);
const core = journeys.filter(isCore);
const { chosen, left } = choose(
  journeys.filter((journey) => !isCore(journey)),
  ids,
  MOST_JOURNEYS,
);
const taken = [...core, ...chosen];

/** Resolves to whether it ended well; `said` in one piece where two run at once. */
function run(command: string, args: readonly string[], { env = {}, atOnce = false } = {}): Promise<boolean> {
  const out = atOnce ? 'pipe' : 'inherit';
  const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', out, out] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk));
  return new Promise((resolve) =>
    child.once('close', (code) => {
      if (said.length > 0) process.stdout.write(Buffer.concat(said));
      resolve(code === 0);
    }),
  );
}

const LOG_REPORTERS = ['--reporter=default', '--reporter=./tests/support/log-check.ts', '--reporter=./tests/support/second-try-report.ts'];
const project = (...names: readonly string[]) => names.flatMap((name) => ['--project', name]);
const from = Date.now();

console.log(
  `Changed since ${base}: ${changed.length} files; flows: ${flows.join(', ') || 'none'}${ids.length > 0 ? ` (${ids.join(', ')})` : ''}.\n`,
);
const [checked, tested] = await Promise.all([
  run('npm', ['run', '-s', 'check'], { atOnce: true }),
  // Once more, as in CI: a time-out of a busy machine is named at the end, and leaves out no journey.
  run('npx', ['vitest', 'run', '--retry=1', '--changed', base, ...project('unit', 'application', 'api'), ...LOG_REPORTERS], {
    env: flows.length > 0 && isOfFlows ? { CHANGED_FLOWS: flows.join(',') } : {},
  }),
]);
/** Journeys take minutes: what is known to be wrong is mended first. */
const isReady = checked && tested;
const browsed =
  isReady &&
  (taken.length === 0 ||
    (await run('npx', [
      'vitest',
      'run',
      ...project('browser', 'browser-rest'),
      ...LOG_REPORTERS,
      '-t',
      patternOf(taken),
      ...new Set(taken.map(({ file }) => file)),
    ])));

const notRun = [
  'tests that import nothing of the change',
  ...(flows.length > 0 && isOfFlows ? ['the exploration of the other machines'] : []),
  'states, paths and other sweeps in the browser',
  `what ${new Set(TEST_PROJECTS.filter((each) => each !== 'browser').flatMap(restOf)).size} files without a browser leave to the rest`,
];
const redrawn = flowsWithOtherScreens(changed, flows).map(camelCase).filter(hasScreen);
const toWrite =
  redrawn.length === 0
    ? ''
    : `\nThe screens of ${redrawn.join(', ')} may have changed; this writes what can be pressed there: look at the difference.\n  ${commandToWrite(redrawn)}`;
const unconcerned = journeys.length - taken.length - left.length;
console.log(`
${checked ? 'Checks: passed.' : 'Checks: FAILED. `npm run fix` mends format and imports.'}
${tested ? 'Tests without a browser that import what has changed: passed.' : 'Tests without a browser: FAILED.'}
${journeys.length} journeys: ${taken.length} chosen (${core.length} of the core), ${left.length} concerned and left to npm test and npm run test:rest, ${unconcerned} not concerned: ${browsed ? 'passed' : isReady ? 'FAILED' : 'not run, as the above has to be mended first'}.
Not run: ${notRun.join('; ')}. \`npm run test:all\` runs everything.${toWrite}
${Math.round((Date.now() - from) / 1000)} s.`);
if (!(checked && tested && browsed)) process.exitCode = 1;
