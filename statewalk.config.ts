import { join } from 'node:path';
import type { Language } from '#contract/languages.ts';
import { catalogue } from '#machines/catalogue.ts';
import { reading } from '#machines/failure-of.ts';
import { fileOfMachine } from '#scripts/docs/machine-files.ts';
import { INSPECTED } from '#src/inspect.ts';
import { defineConfig, type StatewalkConfig } from '#statewalk/config.ts';
import type { Model } from '#statewalk/explore/model.ts';
import { textsIn } from '#tests/journeys/support/say.ts';
import { EXPLAINED } from '#tests/mutation/explained.ts';
import { ALL_BINDINGS, bindingsOf, LEFT, UNBOUND } from '#tests/paths/browser/bound.ts';
import { fileOf } from '#tests/paths/browser/image-files.ts';
import { keptEffects } from '#tests/paths/browser/kept-effects.ts';
import { pathModelOf } from '#tests/paths/browser/path-models.ts';
import { wantedOf } from '#tests/paths/browser/wanted.ts';
import { arrangementOf } from '#tests/paths/browser/wire/by-server.ts';
import { detoursOf } from '#tests/paths/browser/wire/detours.ts';
import { wireAnswersOf } from '#tests/paths/browser/wire/wire.ts';
import { EXAMPLES } from '#tests/paths/examples.ts';
import { failures, words } from '#tests/paths/words.ts';
import { controlsOf, controlsThere, keptWords, titleThere } from '#tests/sweeps/states/kept-controls.ts';
import type { FlowWithScreen } from '#tests/sweeps/states/looks.ts';
import { FLOWS } from '#tests/sweeps/states/shown-states.ts';

const machines: Readonly<Record<string, Model>> = catalogue;

const SCRIPTS: Readonly<Record<string, string>> = {
  browser: 'tools -- paths:browser',
  explore: 'tools -- explore',
  atlas: 'tools -- atlas',
  pictures: 'tools -- atlas-pictures',
  charts: 'tools -- flows',
};

const FLOWS_INTRODUCTION = `# Flows

\`npm run generate\` writes this index from the machines that ship, and a test compares them. \`npm run tools -- atlas\` makes a site with the chart, the states and the paths of
each; \`npm run -s tools -- flows logout\` prints one chart as Mermaid.`;

/** What statewalk (\`packages/statewalk\`) knows of this product. */
const config: StatewalkConfig = defineConfig({
  name: 'Madang',
  machines,
  languages: ['ko', 'en', 'ja'] satisfies Language[],
  requirement: /\b[A-Z]{2,}-\d+\b/,
  rules: 'specification',
  failures: { ...failures, ...reading },
  words,
  secrets: INSPECTED.secrets,
  bindings: ALL_BINDINGS,
  screens: {
    say: (language) => textsIn(language as Language),
    open: async (browser, language) =>
      (await import('#tests/paths/browser/flow-page.ts')).openFlowPage(browser, language as Language, { isHasty: true }),
    async launch({ headed, slow }) {
      const { launchChromium, launchWithWindow } = await import('#tests/support/chromium.ts');
      return headed ? launchWithWindow(slow) : launchChromium();
    },
    wanted: (flow, snapshot, say) => wantedOf(flow as FlowWithScreen, snapshot, say),
    controlsOf,
    controlsThere,
    titleThere,
    keptWords,
    keptEffects,
    wayOf({ flow }, input, edge) {
      const { ports, server } = bindingsOf(flow);
      if (wireAnswersOf(ports, edge) === undefined) return 'played';
      return arrangementOf(server, input, edge.event) === undefined ? 'scripted answer' : 'server';
    },
    detoursOf: ({ flow }, input, edge) => detoursOf(bindingsOf(flow), input, edge),
    answersOf: ({ flow }, edge) =>
      wireAnswersOf(bindingsOf(flow).ports, edge)?.map(({ calls, response }) => [calls.length === 1 ? calls[0] : calls, response]),
    fileOf,
    left: LEFT,
    unbound: UNBOUND,
    modelOf: (flow) => pathModelOf(flow as FlowWithScreen),
    support: join(import.meta.dirname, 'tests/paths/browser/open-flow.ts'),
  },
  at: {
    open: async (started) => (await import('#tests/paths/at/site.ts')).openSite(started),
    account: 'npm run tools -- account --at <address>',
  },
  pictures: {
    machines: FLOWS,
    themes: ['light', 'dark'],
    sizes: ['phone', 'desktop'],
    async *draw(wanted, keep) {
      yield* (await import('#tests/sweeps/states/draw.ts')).drawStates(wanted, keep);
    },
  },
  charts: { document: 'docs/flows.md', introduction: FLOWS_INTRODUCTION, fileOf: (id) => `../${fileOfMachine(id)}` },
  explained: EXPLAINED,
  commands: {
    call: (command) => `npm run -s ${SCRIPTS[command] ?? `${command} --`}`,
    examples: EXAMPLES,
  },
  tests: ['tests/**/*.test.{ts,tsx}', 'server/tests/**/*.test.ts', 'packages/*/tests/**/*.test.ts'],
  reads: ['machines/**/*.json', 'src/i18n/texts/**/*.json', 'tests/sweeps/states/*.txt'],
  style: join(import.meta.dirname, 'src/ui/styles/tokens.css'),
});

export default config;
