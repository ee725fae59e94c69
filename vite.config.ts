import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BUILD_TARGETS } from '#contract/supported-engines.ts';
import { ASSET_FILE_NAMES } from '#scripts/build/asset-names.ts';
import { BUNDLER_CHECKS } from '#scripts/build/bundler-checks.ts';
import { callbackPage } from '#scripts/build/callback-page.tsx';
import { chunkLoader } from '#scripts/build/chunk-loader.ts';
import { compileAhead } from '#scripts/build/compile-ahead.ts';
import { precompress } from '#scripts/build/precompress.ts';
import { prerender } from '#scripts/build/prerender/prerender.ts';
import { textsOfLanguage } from '#scripts/build/texts-of-language.ts';
import { leaveOutDescriptions } from '#scripts/build/without-descriptions.ts';
import { LEFT_TO_REST, restOf, type TestProject } from '#tests/rest.ts';
import { ByEnvironment } from '#tests/support/by-environment.ts';

/** Each sheet begins with the order of the cascade layers: whichever chunk's sheet comes first must not set another. */
const cascadeOrder: Plugin = {
  name: 'cascade-order',
  enforce: 'pre',
  transform: (code, id) => (/\.css$/.test(id) ? `${readFileSync('src/ui/styles/layers.css', 'utf8')}\n${code}` : undefined),
};

/** A class name of five characters in the place of `_select_uxbg4_10`: each page has its style inline, and 1800 of them. */
const shortClassNames: Plugin = {
  name: 'short-class-names',
  apply: 'build',
  config: () => ({ css: { modules: { generateScopedName: '[hash:base64:5]' } } }),
};

/** What servers in tests write is kept, and looked through for secrets at the end of the run. */
const RECORD_LOGS = 'tests/support/record-logs.ts';
const GLOBALS_GIVEN_BACK = 'tests/support/globals-given-back.ts';

/** In CI a test may be tried once more; `tests/support/second-try-report.ts` names each that needed it. Here a test that fails now and then fails. */
const tries = { retry: process.env.CI === 'true' ? 1 : 0 };

const inChromium = {
  ...tries,
  globalSetup: ['tests/journeys/support/build.ts'],
  setupFiles: [RECORD_LOGS, 'tests/journeys/support/record-failures.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // Each has a browser; with two, a third of two cores waits for answers and timers.
  maxWorkers: 3,
  // The next file goes on in the same worker with its browser and all that is loaded; each has a server of its own.
  isolate: false,
  sequence: { groupOrder: 1 },
  // Patient, as the steps are: what is awaited is a state, never a time.
  expect: { poll: { timeout: 20_000 } },
};

/** The journeys of people; not what is Chromium's alone (its protocol slows it down, its composition of letters), nor what is looked at in every state. */
const JOURNEYS = [
  'tests/journeys/{codes,email-join,join,login,login-faults,mail-link,own-account,popups,profile,profile-images,reload,reset,settings,shell,shell-faults,tokens}.test.ts',
  'tests/journeys/{entry,presses,providers}/*.test.ts',
];

/** Everything of one kind, in Chromium: states, engines, foreign nodes, paths. */
const IN_SWEEPS = ['tests/sweeps/*.test.ts', 'tests/sweeps/{states,engines}/**/*.test.ts'];

const WHOLE_APPLICATION = ['tests/src/app/start.test.tsx', 'tests/sweeps/{bare,faults,transcripts}/**/*.test.{ts,tsx}'];

// The next file goes on with what is loaded: jsdom, React and XState take longer to load than most files to run.
const inUnits = { setupFiles: [RECORD_LOGS, GLOBALS_GIVEN_BACK, 'tests/src/ui/setup.ts'], isolate: false };

// They start the whole application, which runs on when their file has ended.
const inApplication = { ...tries, setupFiles: [RECORD_LOGS, 'tests/src/ui/setup.ts'] };

// The next file goes on with what is loaded, PGlite's program above all; nothing there outlives its file.
const inServer = { ...tries, setupFiles: [RECORD_LOGS, GLOBALS_GIVEN_BACK], isolate: false };

/** What `npm test` leaves to `npm run test:rest` (`tests/rest.ts`): projects of the same kind, where `support/part.ts` says that they are the rest. */
const inRest = (project: TestProject) => ({ name: `${project}-rest`, include: [...restOf(project)], env: { PART: 'rest' } });

export default defineConfig({
  plugins: [
    cascadeOrder,
    shortClassNames,
    textsOfLanguage(),
    chunkLoader(),
    leaveOutDescriptions(),
    react(),
    callbackPage(),
    compileAhead(),
    prerender([cascadeOrder, shortClassNames, textsOfLanguage(), react()]),
    precompress(),
  ],
  build: {
    target: BUILD_TARGETS,
    // Turns light-dark() into variables for the engines without it.
    cssTarget: BUILD_TARGETS,
    modulePreload: { polyfill: false },
    // The application takes a page over in one piece: docs/performance.md has its size.
    chunkSizeWarningLimit: 700,
    rollupOptions: {
      checks: BUNDLER_CHECKS,
      output: {
        // SHELL-7: static/js/{chunk}.{hash}.chunk.js
        entryFileNames: 'static/js/[name].[hash].js',
        chunkFileNames: 'static/js/[name].[hash].chunk.js',
        assetFileNames: ASSET_FILE_NAMES,
        // Compiled at the same time, and what a release leaves as it was stays in the browser's cache.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /[/]node_modules[/](react|react-dom|scheduler)[/]|[/]src[/]react-root\.ts$/,
              priority: 1,
            },
            { name: 'libraries', test: /[/]node_modules[/]/, tags: ['$initial'] },
            // A chunk that comes from another address, at its second try, finds its imports there (SHELL-7).
            { name: 'shared', test: /[/](src|machines|contract)[/]/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  test: {
    testTimeout: 20_000,
    reporters: ['default', 'tests/support/log-check.ts', 'tests/support/second-try-report.ts'],
    // `npm run tools -- coverage` reads each title in the source, where it was written.
    includeTaskLocation: true,
    sequence: { sequencer: ByEnvironment },
    // Vitest would leave a core free for watching.
    maxWorkers: '100%',
    hookTimeout: 60_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          ...inUnits,
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}', 'packages/*/tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{page-and-server,journeys}/**', 'tests/sweeps/**', ...WHOLE_APPLICATION, ...LEFT_TO_REST],
        },
      },
      { extends: true, test: { ...inUnits, ...inRest('unit') } },
      { extends: true, test: { ...inApplication, name: 'application', include: WHOLE_APPLICATION, exclude: [...LEFT_TO_REST] } },
      { extends: true, test: { ...inApplication, ...inRest('application') } },
      // Every fault at every action, where the tests see a third.
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/sweeps/faults/**/*.test.tsx', 'tests/src/api/contract-faults.test.ts'],
          setupFiles: [RECORD_LOGS, 'tests/src/ui/setup.ts'],
          env: { FAULTS: 'whole', PART: 'whole' },
        },
      },
      {
        extends: true,
        test: {
          ...inServer,
          name: 'api',
          include: ['{server/tests,tests/page-and-server}/**/*.test.ts'],
          exclude: [...LEFT_TO_REST],
        },
      },
      { extends: true, test: { ...inServer, ...inRest('api'), globalSetup: ['server/tests/support/postgres-server.ts'] } },
      {
        extends: true,
        test: { ...inChromium, name: 'browser', include: ['tests/journeys/**/*.test.ts', ...IN_SWEEPS], exclude: [...LEFT_TO_REST] },
      },
      { extends: true, test: { ...inChromium, ...inRest('browser') } },
      {
        extends: true,
        test: { ...inChromium, name: 'firefox', include: JOURNEYS, env: { ENGINE: 'firefox' } },
      },
      // `npm run tools -- engines` names its program (`CHROME_PATH`).
      { extends: true, test: { ...inChromium, name: 'oldest-chromium', include: JOURNEYS } },
      { extends: true, test: { ...inChromium, name: 'webkit', include: ['tests/sweeps/webkit/*.test.ts'] } },
      // Pictures to look at, one strip a journey.
      { extends: true, test: { ...inChromium, name: 'strips', include: ['tests/sweeps/strips/*.test.ts'] } },
      // Everything with everything, where the tests see each state once a language (`tests/sweeps/states/matrix.ts`).
      {
        extends: true,
        test: {
          ...inChromium,
          name: 'sweep',
          include: ['tests/sweeps/states/*.test.ts', 'tests/sweeps/{in-sight,steady}.test.ts'],
          env: { SWEEP: 'whole' },
        },
      },
    ],
  },
});
