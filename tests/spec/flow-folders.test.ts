import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { camelCase } from '#scripts/camel-case.ts';
import { kebab, SHOWN_AS } from '#tests/changed/concerned.ts';

/** A flow is easy to find, to change and to delete while few folders name it. */
const MOST = 12;

/** Flows that stand in more, with how many and why; a number that is too high is lowered. */
const MORE: Readonly<Record<string, readonly [folders: number, why: string]>> = {
  agreementRenewal: [15, 'each guest passes it on the way in, and so do the journeys'],
  handOverApproval: [18, 'it has two parents, and a call and a half of its own with the other screen'],
  idChange: [19, 'two parents: a draft takes it up again below the profile, and plans say how it ends in both'],
  imageChange: [22, 'it has the only field for files: their reading, sizes, pictures and dialogs are tested by it'],
  inAppBrowser: [23, 'what it recognises changes the ways in, which four folders of screens show'],
  maintenanceGate: [
    21,
    'its page, texts and list of addresses are called maintenance: the server sends the list, a page reads it, a draft outlives it',
  ],
  mailLink: [21, 'the address in the mail has that name too: server, boot and start read it'],
  passkeyOffer: [13, 'plans say of each login that it may follow'],
  nicknameChange: [23, 'two parents, the greeting opens it, and it is the small form that tests and examples take'],
  schoolSearch: [20, 'two parents, each with a screen, and an index of schools'],
  sharedSession: [14, 'its box stands in each way in'],
};

/** Journeys of most flows pass these, or are named by words of the language and of calls. */
const NOT_COUNTED: readonly (keyof typeof catalogue)[] = [
  ...([
    'campusCheck',
    'confirmIdentity',
    'createCharacter',
    'emailLogin',
    'emailVerification',
    'handOver',
    'joining',
    'linkAccount',
  ] as const),
  ...(['login', 'passkeyAutofill', 'passkeyLogin', 'providerLink', 'providerLogin', 'providerTicket', 'providerWindow', 'signUp'] as const),
  ...(['popups', 'session', 'shell', 'ssoGateway', 'tokenRefresh'] as const),
  ...(['activity', 'agreement', 'devices', 'logout', 'passkeys', 'presence', 'profile', 'ways'] as const),
];

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Mistakes that were tried in a flow: none has to be written for it, and a flow that goes takes none along. */
const TRIED = 'tests/paths/defects/';
const TREES = ['contract', 'machines', 'src', 'server', 'scripts', 'tests', 'packages'];

interface File {
  readonly path: string;
  readonly text: string;
}

/** What people write, without documents, pictures, and lists that `npm run generate` writes. */
function writtenFiles(): readonly File[] {
  const inTrees = TREES.flatMap((tree) =>
    readdirSync(join(ROOT, tree), { recursive: true, encoding: 'utf8' }).map((file) => join(tree, file)),
  );
  const atRoot = readdirSync(ROOT).filter((file) => /\.(ts|json)$/.test(file) && file !== 'package-lock.json');
  return [...inTrees, ...atRoot]
    .filter((path) => /\.(tsx?|js|json|css|html)$/.test(path) && !/(^|\/)(node_modules|dist)\//.test(path))
    .filter((path) => !['ledger.json', basename(import.meta.filename)].includes(basename(path)))
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(ROOT, path), 'utf8') }))
    .filter(({ path, text }) => !path.startsWith(TRIED) && !text.startsWith('// Written by `npm run generate`'));
}

/** `idChange`, `IdChange`, `id-change`, and what a machine's file exports: `idChangeMachine`. */
function nameOf(flow: string): RegExp {
  const [first = '', ...rest] = flow;
  const camel = `[${first}${first.toUpperCase()}]${rest.join('')}(?:Machine|Model|Input|Output|Event|Context|Props)?`;
  return new RegExp(`(?<![\\w-])(?:${kebab(flow)}|${camel})(?![A-Za-z0-9])`);
}

/** Folders, files and texts that have the other name of the flow: `src/pages/maintenance/`, `gateway.json`, `$.myProfile.title`. */
function otherNameOf(flow: string): RegExp | undefined {
  const other = SHOWN_AS[kebab(flow)];
  return other === undefined ? undefined : new RegExp(`(?:/|\\$\\.|^)(?:${other}|${camelCase(other)})[/.-]`);
}

const files = writtenFiles();

function foldersOf(flow: string): readonly string[] {
  const [name, other] = [nameOf(flow), otherNameOf(flow)];
  const names = (text: string) => name.test(text) || other?.test(text) === true;
  return [...new Set(files.filter(({ path, text }) => names(path) || names(text)).map(({ path }) => dirname(path)))];
}

const COUNTED = Object.keys(catalogue).filter((flow) => !NOT_COUNTED.some((each) => each === flow));

test.each(COUNTED)('few folders name %s', (flow) => {
  const [most, why] = MORE[flow] ?? [MOST, ''];
  const folders = foldersOf(flow);
  expect(folders.length, folders.join('\n')).toBeGreaterThan(3);
  expect(folders.length, `${why}\n${folders.join('\n')}`).toBeLessThanOrEqual(most);
  if (why !== '') expect(folders.length, 'it needs no reason any more').toBeGreaterThan(MOST);
});
