import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createMachine, fromPromise } from 'xstate';
import { signInMachine } from '../../example/sign-in.machine.ts';
import { toggleMachine } from '../../example/toggle.machine.ts';
import { readBox } from '../../src/at/imap.ts';
import { keepResults, merged, openResults } from '../../src/at/kept-results.ts';
import { possibleIn, type Rules, untilRest } from '../../src/at/possible.ts';
import { readShard, shareOf } from '../../src/at/shards.ts';
import { reasonFor } from '../../src/at/skipped.ts';
import { withInstead } from '../../src/at/stand-ins.ts';
import { NotHere } from '../../src/at/started.ts';
import { defineBindings } from '../../src/browser/bindings.ts';
import { junit } from '../../src/browser/junit.ts';
import { allTransitions } from '../../src/browser/offered.ts';
import type { CoverResult } from '../../src/browser/results.ts';
import { transitionName } from '../../src/explore/chart.ts';
import type { Edge } from '../../src/explore/edge.ts';
import { allEdges, exploreAll } from '../../src/explore/graph.ts';
import { shortestPath } from '../../src/explore/routes.ts';
import { modelsOf } from '../../src/models.ts';
import { resultWith } from '../result-with.ts';

test('three shares of machines have each of them once, and none has all of the heavy ones', () => {
  const weights = { a: 100, b: 90, c: 10, d: 9, e: 1 };
  const names = Object.keys(weights) as (keyof typeof weights)[];
  const shares = [1, 2, 3].map((index) => shareOf(names, { index, count: 3 }, (name) => weights[name]));
  expect(shares.flat().sort()).toEqual(names);
  expect(shares.map((share) => share.filter((name) => weights[name] > 50).length)).toEqual([1, 1, 0]);
  expect(readShard('2/3')).toEqual({ index: 2, count: 3 });
  expect(['0/3', '4/3', 'half', '1/'].map(readShard)).toEqual([undefined, undefined, undefined, undefined]);
});

test('samples of a model are replaced in events and texts, and what has a class of its own stays', () => {
  const error = new Error('minji@campus.ac.kr');
  const instead = new Map([['minji@campus.ac.kr', 'at-1@campus.ac.kr']]);
  const event = { type: 'SENT', to: ['minji@campus.ac.kr'], text: 'To minji@campus.ac.kr.', error };
  expect(withInstead(event, instead)).toEqual({ type: 'SENT', to: ['at-1@campus.ac.kr'], text: 'To at-1@campus.ac.kr.', error });
  expect(withInstead(event, instead).error).toBe(error);
});

const rulesOf = (machine: keyof ReturnType<typeof models>, more: Partial<Rules> = {}): Rules => ({
  machine: models()[machine].machine,
  bindings: defineBindings({
    flow: machine,
    events: { PRESSED: async () => {}, EMAIL_SUBMITTED: async () => {}, PASSWORD_SUBMITTED: async () => {}, BACK: async () => {} },
  }),
  flow: { starts: {}, byItself: [], how: () => undefined },
  facts: () => ({}),
  left: new Map(),
  byItself: [],
  never: [],
  ...more,
});
const models = () =>
  modelsOf({ toggle: toggleMachine, signIn: signInMachine }) as Readonly<Record<'toggle' | 'signIn', ReturnType<typeof modelsOf>[string]>>;

function reasonsIn(machine: 'toggle' | 'signIn', rules: Rules): Readonly<Record<string, string>> {
  const model = models()[machine];
  const all = exploreAll(model).map((whole) => ({
    whole,
    start: undefined,
    notBegun: undefined,
    rules,
    possible: possibleIn(whole, rules),
  }));
  const says = (edge: Edge) => edge.event.type;
  return Object.fromEntries(allTransitions(model).map((each) => [transitionName(each), reasonFor(each, all, { says, cuts: new Map() })]));
}

test('a step of an actor that nothing brings about is skipped with its reason, and what comes only after it with the same', () => {
  const reasons = Object.values(reasonsIn('signIn', rulesOf('signIn')));
  expect(reasons).toContain('How a started server is brought to it is not written down.');
  expect(reasons.some((reason) => reason.startsWith('It comes only after “xstate.'))).toBe(true);
});

test('a step that nothing leads to is skipped for the reason that keeps everybody from it, not for one of its own', () => {
  const rules = rulesOf('signIn', {
    flow: {
      starts: {},
      byItself: [],
      how: () => undefined,
      notPressed: ({ event }) => (event.type === 'PASSWORD_SUBMITTED' ? 'There is none here.' : undefined),
    },
  });
  const reasons = reasonsIn('signIn', rules);
  expect(reasons['signingIn: signIn is done -> signedIn']).toBe(
    'It comes only after “PASSWORD_SUBMITTED” (enteringPassword: PASSWORD_SUBMITTED -> signingIn): There is none here.',
  );
});

test('an outcome that comes in the same breath as a press is walked with it, and no press comes between', () => {
  const how = { act: async () => undefined, isAtOnce: true };
  const rules = rulesOf('signIn', { flow: { starts: {}, byItself: [], how: ({ source }) => (source === 'actor' ? how : undefined) } });
  const [graph] = exploreAll(models().signIn);
  if (graph === undefined) throw new Error('the machine has no graph');
  const asked = shortestPath(graph, allEdges(graph).find(({ source }) => source === 'actor')?.from ?? '');
  expect(untilRest(asked, graph, rules).at(-1)?.source).toBe('actor');
  expect(untilRest(asked, graph, rulesOf('signIn')).length).toBe(asked.length);
  const asking = createMachine({
    id: 'asking',
    initial: 'asking',
    states: {
      asking: { invoke: { id: 'ask', src: fromPromise(async () => {}), onDone: 'done' }, on: { BACK: 'done' } },
      done: { type: 'final' },
    },
  });
  const model = modelsOf({ asking }).asking;
  const [whole] = model === undefined ? [] : exploreAll(model);
  if (model === undefined || whole === undefined) throw new Error('the machine has no graph');
  const { reasons } = possibleIn(whole, { ...rules, machine: model.machine });
  expect([...reasons].map(([{ event }, reason]) => `${event.type}: ${reason}`)).toEqual([
    'BACK: No press is as quick: the application goes on in the same moment.',
  ]);
});

test('a press without a control is skipped, and a timer is waited for', () => {
  const rules = rulesOf('toggle', { bindings: defineBindings({ flow: 'toggle' }) });
  const [graph] = exploreAll(models().toggle);
  if (graph === undefined) throw new Error('the machine has no graph');
  const { reasons } = possibleIn(graph, rules);
  expect([...new Set(reasons.values())]).toEqual(['No control of the screen sends it.']);
  expect([...reasons.keys()].some(({ source }) => source === 'timer')).toBe(false);
});

const resultOf = (flow: string, run: string, taken: number): CoverResult => resultWith({ flow, run, taken, transitions: 2, seconds: 1 });

test('a later run into the same folder keeps what other browsers and shares have found, and takes the place of its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'statewalk-at-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await openResults(folder, false);
  await keepResults(folder, [resultOf('toggle', 'here in chromium', 1), resultOf('toggle', 'here in firefox', 2)]);
  const earlier = await openResults(folder, false);
  const all = merged(earlier, [resultOf('toggle', 'here in chromium', 2), resultOf('signIn', 'here in chromium', 0)]);
  expect(all.map(({ flow, run, taken }) => `${flow} ${run} ${taken}`)).toEqual([
    'toggle here in firefox 2',
    'toggle here in chromium 2',
    'signIn here in chromium 0',
  ]);
  expect(junit(all)).toContain('<testsuite name="toggle · here in firefox"');
  expect(await openResults(folder, true)).toEqual([]);
});

/** A server of IMAP with one mail, which says what it was asked. */
async function imapServer(mail: string, asked: string[]): Promise<string> {
  const answers = (line: string): string => {
    const [tag = ''] = line.split(' ');
    if (line.includes(' LOGIN ')) return line.includes('"se cret"') ? `${tag} OK\r\n` : `${tag} NO wrong password\r\n`;
    if (line.includes(' SEARCH ')) return `* SEARCH 3\r\n${tag} OK\r\n`;
    if (line.includes(' FETCH ')) return `* 3 FETCH (BODY[] {${mail.length}}\r\n${mail})\r\n${tag} OK done\r\n`;
    return `${tag} OK\r\n`;
  };
  const server: Server = createServer((socket: Socket) => {
    socket.write('* OK ready\r\n');
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        asked.push(line);
        socket.write(answers(line));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const MAIL = [
  'To: box+at-1@campus.ac.kr',
  'Content-Type: multipart/alternative; boundary=b',
  '',
  '--b',
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  'Don=E2=80=99t share=',
  ' it.',
  '',
  '    K7P2QX',
  '--b',
  'Content-Type: text/html',
  '',
  '<b>K7P2QX</b>',
  '--b--',
  '',
].join('\r\n');

test('mails to an address are read from a box over IMAP, and a wrong password is a reason to skip', async () => {
  const asked: string[] = [];
  const place = await imapServer(MAIL, asked);
  const [text = ''] = await readBox(`imap://box:se%20cret@${place}`, 'box+at-1@campus.ac.kr');
  expect(text).toContain('Don’t share it.');
  expect(text).toMatch(/^ {4}K7P2QX$/m);
  expect(text).not.toContain('<b>');
  expect(asked.some((line) => line.endsWith('SEARCH TO "box+at-1@campus.ac.kr"'))).toBe(true);
  await expect(readBox(`imap://box:wrong@${place}`, 'box@campus.ac.kr')).rejects.toThrow(NotHere);
});
