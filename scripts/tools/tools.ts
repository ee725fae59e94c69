/** What is run now and then: `npm run bench` measures, `npm run tools` does the rest. Commands are run by a shell in the project's folder. */
export interface Tool {
  readonly does: string;
  readonly run: string;
}

export type Tools = Readonly<Record<string, Tool>>;

export const BENCHES: Tools = {
  pages: { does: 'the pages beside an empty stack of the same libraries', run: 'tsx tests/bench/pages.ts' },
  navigation: { does: 'the way from page to page and back', run: 'tsx tests/bench/navigation.ts' },
  popups: { does: 'a popup that opens, a switch, a key', run: 'tsx tests/bench/popups.ts' },
  paths: { does: 'the walk through the machines', run: 'tsx tests/bench/paths/run.ts' },
  api: { does: 'the API on one to four processes, on both databases', run: 'tsx tests/bench/api/api.ts' },
  growth: { does: 'how many bytes a member takes in the database', run: 'tsx tests/bench/api/growth.ts' },
  load: { does: 'sign-ins beside uploads, page loads and wrong passwords', run: 'tsx tests/bench/load/sign-ins.ts' },
  lighthouse: { does: 'Lighthouse on each page', run: 'tsx tests/bench/lighthouse.ts' },
  'take-over': { does: 'letters and presses while the application starts', run: 'tsx tests/bench/take-over/run.ts' },
  releases: { does: 'loads while one release replaces another', run: 'tsx tests/bench/releases/run.ts' },
};

export const TOOLS: Tools = {
  'new-flow': { does: 'writes a new flow with its call, screen and tests', run: 'tsx scripts/new-flow/new-flow.ts' },
  mutation: { does: 'changes the product and sees whether a test notices', run: 'tsx tests/mutation/run.ts' },
  'test:watch': { does: 'the unit tests of what changed, again at each save', run: 'vitest --project unit' },
  configure: { does: 'writes the settings of an operator into a build', run: 'tsx scripts/build/deploy.ts' },
  explore: { does: 'what is wrong in the machines, with file and line', run: 'tsx packages/statewalk/src/cli/main.ts explore' },
  'paths:browser': { does: 'takes paths of the machines on the real screens', run: 'tsx packages/statewalk/src/cli/main.ts browser' },
  atlas: { does: 'writes a site about every machine', run: 'tsx packages/statewalk/src/cli/main.ts atlas' },
  'atlas-pictures': { does: 'pictures of states for the atlas', run: 'tsx packages/statewalk/src/cli/main.ts pictures' },
  flows: { does: 'prints a chart as Mermaid, or writes docs/flows.md', run: 'tsx packages/statewalk/src/cli/main.ts charts' },
  'partner:check': { does: 'plays a login of a partner, and says what is unsafe in it', run: 'node packages/partner/check/main.js' },
  defects: { does: 'puts mistakes into a copy, and says which command finds each', run: 'tsx tests/paths/defects/run.ts' },
  account: { does: 'makes an account on a started server, to follow a plan with', run: 'tsx tests/paths/at/account.ts' },
  faults: {
    does: 'every fault at every call and every action',
    run: 'vitest run --project faults --reporter=default --reporter=./tests/sweeps/faults/table.ts',
  },
  attack: { does: 'generated requests to every operation of the API', run: 'tsx tests/attack/fuzz.ts' },
  'attack-stops': { does: 'stops the database and the server under load', run: 'tsx tests/attack/stops.ts' },
  engines: { does: 'the journeys on other browsers', run: 'tsx tests/sweeps/webkit/run.ts' },
  sweep: { does: 'each state in each language, theme and size', run: 'vitest run --project sweep' },
  strips: { does: 'each journey on a phone, as pictures and as a film', run: 'vitest run --project strips' },
  'texts-since': { does: 'each text that is another since a commit, by language', run: 'tsx scripts/locales/texts-since.ts' },
  screens: { does: 'each state of each flow as a picture', run: 'tsx scripts/screens.ts' },
  gallery: { does: 'every state of every flow in a page, and the building blocks in another', run: 'tsx scripts/gallery.ts' },
  art: { does: 'draws public/art anew', run: 'tsx packages/campus-art/draw.ts' },
  fonts: { does: 'takes out of the fonts what our texts need', run: 'tsx scripts/fonts.ts' },
  coverage: { does: 'which requirement is shown by which command', run: 'tsx scripts/coverage-spec.ts' },
  bare: { does: 'the README’s commands where nothing but Node is installed', run: 'scripts/test-bare.sh' },
};
