import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * `npm test` shows the ordinary ways in ten minutes; `npm run test:rest` shows the rest. This is the only list of what the rest is: a folder
 * ends with a slash. `npm run test:all` runs both, as CI does.
 */

/** Files that `npm test` leaves to `npm run test:rest` as they are. */
const REST: readonly string[] = [
  // Servers that are attacked, stopped, starved of their database, or started in processes of their own.
  'tests/attack/',
  'server/tests/clocks-apart.test.ts',
  'server/tests/data-lock.test.ts',
  'server/tests/openid-outage.test.ts',
  'server/tests/openid-process.test.ts',
  'server/tests/outage.test.ts',
  'server/tests/outbox-processes.test.ts',
  'server/tests/output-gone.test.ts',
  'server/tests/prepared.test.ts',
  'server/tests/processes.test.ts',
  'server/tests/start-at-once.test.ts',
  'server/tests/start-restarts.test.ts',
  // Tools: test plans and the atlas, what looks at foreign machines and services, and those that run compilers, web servers, releases.
  'packages/partner/tests/check.test.ts',
  'packages/statewalk/tests/cache/',
  'packages/statewalk/tests/foreign/',
  'packages/statewalk/tests/loading/',
  'packages/statewalk/tests/pack.test.ts',
  'packages/statewalk/tests/since/',
  'tests/paths/',
  'tests/scripts/atlas/',
  'tests/scripts/deploy/rolling-release.test.ts',
  'tests/scripts/deploy/web-servers.test.ts',
  'tests/scripts/new-flow/new-flow.test.ts',
  'tests/src/inspector/bundle.test.ts',
  'tests/src/inspector/panel.test.tsx',
  // Machines and lists at length: `explore.test.ts` has a tenth of these steps.
  'tests/machines/random-steps.test.ts',
  'tests/src/i18n/many-nicknames.test.ts',
  'tests/src/popups/school-search/many-schools.test.tsx',
  // Applications at length: `npm test` has a twelfth of the screens with faults of every kind.
  'tests/sweeps/faults/drip.test.tsx',
  'tests/sweeps/faults/gateway.test.tsx',
  // Wide looks: old engines, foreign nodes, pictures, every control at every size.
  'tests/sweeps/engines/missing-apis.test.ts',
  'tests/sweeps/engines/sheets.test.ts',
  'tests/sweeps/engines/too-old.test.ts',
  'tests/sweeps/foreign-nodes.test.ts',
  'tests/sweeps/gallery.test.ts',
  'tests/sweeps/in-sight.test.ts',
  'tests/sweeps/paths.test.ts',
  'tests/sweeps/pictures.test.ts',
  'tests/sweeps/states/covered.test.ts',
  'tests/sweeps/states/focus-seen.test.ts',
  'tests/sweeps/states/states.test.ts',
  'tests/sweeps/started-server.test.ts',
  'tests/sweeps/steady.test.ts',
  'tests/sweeps/steady/',
  'tests/sweeps/translated.test.ts',
  'tests/sweeps/valid-html.test.ts',
  'tests/sweeps/web-font.test.ts',
  // Journeys beside the ordinary way: what comes before the application, other tabs and windows, reloads, lost answers, refusals, foreign settings.
  'tests/journeys/access-notice.test.ts',
  'tests/journeys/callback-answers.test.ts',
  'tests/journeys/callback.test.ts',
  'tests/journeys/cancelled-sign-in.test.ts',
  'tests/journeys/chunks.test.ts',
  'tests/journeys/codes.test.ts',
  'tests/journeys/cookies.test.ts',
  'tests/journeys/documents.test.ts',
  'tests/journeys/drawn-popups-closed.test.ts',
  'tests/journeys/drawn-popups.test.ts',
  'tests/journeys/email-change.test.ts',
  'tests/journeys/entry/direct-address.test.ts',
  'tests/journeys/entry/gateway-first.test.ts',
  'tests/journeys/entry/gateway-refusals.test.ts',
  'tests/journeys/entry/gateway-turns.test.ts',
  'tests/journeys/entry/gateway-window.test.ts',
  'tests/journeys/entry/maintenance.test.ts',
  'tests/journeys/entry/no-campus.test.ts',
  'tests/journeys/entry/partner-window.test.ts',
  'tests/journeys/failure-record.test.ts',
  'tests/journeys/first-page-pictures.test.ts',
  'tests/journeys/first-page-presses.test.ts',
  'tests/journeys/first-page.test.ts',
  'tests/journeys/hand-over.test.ts',
  'tests/journeys/in-app-browser.test.ts',
  'tests/journeys/input.test.ts',
  'tests/journeys/kept-over-reload.test.ts',
  'tests/journeys/last-way-notice.test.ts',
  'tests/journeys/last-way-proof.test.ts',
  'tests/journeys/last-way.test.ts',
  'tests/journeys/login-faults.test.ts',
  'tests/journeys/lost-answers.test.ts',
  'tests/journeys/mail-link.test.ts',
  'tests/journeys/moving-presses.test.ts',
  'tests/journeys/own-account.test.ts',
  'tests/journeys/passkeys/passkey-offer.test.ts',
  'tests/journeys/passkeys/refused-passkeys.test.ts',
  'tests/journeys/passkeys/two-accounts.test.ts',
  'tests/journeys/plain-http.test.ts',
  'tests/journeys/presses/',
  'tests/journeys/print.test.ts',
  'tests/journeys/profile-images.test.ts',
  'tests/journeys/providers/attacks.test.ts',
  'tests/journeys/providers/coop.test.ts',
  'tests/journeys/providers/joining.test.ts',
  'tests/journeys/providers/linking.test.ts',
  'tests/journeys/providers/replacing.test.ts',
  'tests/journeys/providers/rounds.test.ts',
  'tests/journeys/providers/sleeping-tabs.test.ts',
  'tests/journeys/providers/windows.test.ts',
  'tests/journeys/quick-login.test.ts',
  'tests/journeys/reload.test.ts',
  'tests/journeys/sessions/',
  'tests/journeys/settings.test.ts',
  'tests/journeys/shell-faults.test.ts',
  'tests/journeys/tab-order.test.ts',
  'tests/journeys/take-over.test.ts',
  'tests/journeys/tokens.test.ts',
  'tests/journeys/typed-email.test.ts',
  'tests/journeys/typed-values.test.ts',
];

/** Files of which each command runs a part: they ask `support/part.ts`, or run on both databases. */
const ASKS_FOR_PART = /\b(describeApi|describeOnBoth|describeRest|itFirst|IS_REST|isOfThisPart)\b/;
/** It asks for parts to see how they are made, in `npm test` alone. */
const ABOUT_PARTS = 'tests/spec/rest.test.ts';
const SHARED_BY_HELPERS: readonly string[] = ['tests/sweeps/states/sweep-1.test.ts', 'tests/sweeps/states/sweep-2.test.ts'];

export const TEST_PROJECTS = ['unit', 'application', 'api', 'browser'] as const;
export type TestProject = (typeof TEST_PROJECTS)[number];

const ROOT = path.join(import.meta.dirname, '..');

/** The project of a test file, by its folder; `undefined` for tests that neither command runs. */
export function projectOf(file: string): TestProject | undefined {
  if (/^tests\/sweeps\/(strips|webkit)\//.test(file)) return undefined;
  if (/^tests\/sweeps\/(bare|faults|transcripts)\/|^tests\/src\/app\/start\./.test(file)) return 'application';
  if (/^tests\/(journeys|sweeps)\//.test(file)) return 'browser';
  return /^(server\/tests|tests\/page-and-server)\//.test(file) ? 'api' : 'unit';
}

/** Where tests are: the product's, and those of a workspace beside its sources. */
const TEST_FOLDERS = ['tests', 'server/tests', ...readdirSync(path.join(ROOT, 'packages')).map((name) => `packages/${name}/tests`)];

/** All files of tests, by their path in the repository. */
export const testFiles = (): readonly string[] =>
  TEST_FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll(path.sep, '/')}`,
    ),
  )
    .filter((file) => /\.test\.tsx?$/.test(file))
    .sort();

export const isWhollyRest = (file: string): boolean => REST.some((each) => (each.endsWith('/') ? file.startsWith(each) : file === each));

const isInParts = (file: string): boolean =>
  file !== ABOUT_PARTS && (SHARED_BY_HELPERS.includes(file) || ASKS_FOR_PART.test(readFileSync(path.join(ROOT, file), 'utf8')));

/** What `test:rest` runs of a project. */
export const restOf = (project: TestProject): readonly string[] =>
  testFiles().filter((file) => projectOf(file) === project && (isWhollyRest(file) || isInParts(file)));

/** What `npm test` leaves out of a project, as globs. */
export const LEFT_TO_REST: readonly string[] = REST.map((each) => (each.endsWith('/') ? `${each}**` : each));

/** Entries of the list above that name nothing. */
export const staleEntries = (): readonly string[] => {
  const files = testFiles();
  return [...REST, ...SHARED_BY_HELPERS].filter(
    (each) => !files.some((file) => (each.endsWith('/') ? file.startsWith(each) : file === each)),
  );
};
