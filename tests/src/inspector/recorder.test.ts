import { afterEach, expect, test, vi } from 'vitest';
import { type AnyActorRef, assign, createActor, fromPromise, setup } from 'xstate';
import { catalogue } from '#machines/catalogue.ts';
import { type PasskeySupport, passkeyAutofillMachine } from '#machines/passkey-autofill/passkey-autofill.machine.ts';
import { INSPECTED } from '#src/inspect.ts';
import { changesBetween } from '#statewalk/inspector/changes.ts';
import { actorsAt, isOver, newest, stateText } from '#statewalk/inspector/moment.ts';
import { NoPathError, pathOfActor } from '#statewalk/inspector/path.ts';
import { Recorder } from '#statewalk/inspector/recorder.ts';
import { readRecording } from '#statewalk/inspector/recording.ts';
import { openStately, STATELY_ORIGIN, STATELY_PAGE } from '#statewalk/inspector/stately.ts';

const actors: AnyActorRef[] = [];
afterEach(() => {
  for (const actor of actors.splice(0)) actor.stop();
});

const AUTOFILL = passkeyAutofillMachine.provide({
  actors: { readPasskeySupport: fromPromise(() => new Promise<PasskeySupport>(() => undefined)) },
});

/** An email sign-in whose server refuses when the test says so; nothing has happened yet. */
function signIn(limit?: number) {
  let refuse = (_: Error) => {};
  const answer = new Promise<void>((_, reject) => {
    refuse = reject;
  });
  const machine = catalogue.emailLogin.machine.provide({
    actors: { loginByEmail: fromPromise(() => answer), passkeyAutofill: AUTOFILL },
  });
  const actor = createActor(machine, { input: { email: '' } });
  const recorder = new Recorder({ ...INSPECTED, limit });
  recorder.attach(actor);
  actors.push(actor);
  return { actor, recorder, refuse };
}

const CREDENTIALS = { type: 'CREDENTIALS_SUBMITTED', email: 'minji@campus.ac.kr', password: 'maple-7leaf', rememberEmail: false } as const;

const named = (recorder: Recorder, name: string, n = newest(recorder.recording())) =>
  [...actorsAt(recorder.recording(), n).values()].find(({ actor }) => actor.name === name);

test('every actor is seen from the start, each below the one that started it', () => {
  const { actor, recorder } = signIn();
  actor.start();
  actor.send(CREDENTIALS);
  expect(recorder.recording().actors.map(({ name, machine, parent }) => ({ name, machine, parent }))).toEqual([
    { name: 'emailLogin', machine: 'emailLogin', parent: null },
    { name: 'recallLastWay', machine: null, parent: actor.sessionId },
    { name: 'passkeyAutofill', machine: 'passkeyAutofill', parent: actor.sessionId },
    { name: 'readPasskeySupport', machine: null, parent: expect.any(String) },
    { name: 'loginByEmail', machine: null, parent: actor.sessionId },
  ]);
  expect(recorder.recording().actors[4]?.input).toEqual({
    email: 'masked1@example.com',
    password: 'masked-password',
    rememberEmail: false,
    stays: false,
  });
});

test('a step tells its event, the transitions that were taken, and the state after it', async () => {
  const { actor, recorder, refuse } = signIn();
  actor.start();
  actor.send(CREDENTIALS);
  refuse(new Error('no'));
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('entering'));
  const steps = recorder.recording().entries.flatMap((entry) => (entry.kind === 'step' && entry.actor === actor.sessionId ? [entry] : []));
  expect(steps.map(({ event, transitions, snapshot }) => [event.type, transitions, snapshot?.value])).toEqual([
    ['xstate.init', [], 'entering'],
    ['CREDENTIALS_SUBMITTED', ['entering: CREDENTIALS_SUBMITTED -> loggingIn'], 'loggingIn'],
    ['xstate.error.actor.loginByEmail', ['loggingIn: loginByEmail fails -> entering'], 'entering'],
  ]);
  const port = named(recorder, 'loginByEmail');
  expect(port && [isOver(port), stateText(port.last?.snapshot ?? null)]).toEqual([true, 'error']);
  expect(recorder.recording().entries.filter((entry) => entry.kind === 'step' && entry.actor === port?.actor.id)).toHaveLength(2);
});

test('the past is shown as it was', () => {
  const { actor, recorder } = signIn();
  actor.start();
  const before = newest(recorder.recording());
  actor.send(CREDENTIALS);
  expect(named(recorder, 'emailLogin', before)?.last?.snapshot?.value).toBe('entering');
  expect(named(recorder, 'loginByEmail', before)).toBe(undefined);
  const now = named(recorder, 'emailLogin');
  expect(now?.last?.snapshot?.value).toBe('loggingIn');
  expect(changesBetween(now?.before?.context, now?.last?.snapshot?.context)).toEqual([
    { path: 'email', before: '', after: 'masked1@example.com' },
  ]);
});

test('an actor that throws is over, and says so once', async () => {
  const child = setup({ actions: { fail: () => Promise.reject(new Error('x')) } }).createMachine({
    id: 'child',
    initial: 'one',
    states: {
      one: {
        on: {
          GO: {
            actions: assign(() => {
              throw new Error('minji@campus.ac.kr');
            }),
          },
        },
      },
    },
  });
  const parent = setup({ actors: { child } }).createMachine({
    id: 'parent',
    invoke: { id: 'child', src: 'child', onError: '.failed' },
    initial: 'calm',
    states: { calm: {}, failed: {} },
  });
  const actor = createActor(parent);
  const recorder = new Recorder();
  recorder.attach(actor);
  actors.push(actor.start());
  actor.getSnapshot().children.child?.send({ type: 'GO' });
  await Promise.resolve();
  const failed = named(recorder, 'child');
  expect(failed && isOver(failed)).toBe(true);
  expect(failed?.last?.snapshot).toMatchObject({ status: 'error', error: { message: 'masked1@example.com' } });
  expect(named(recorder, 'parent')?.last?.snapshot?.value).toBe('failed');
});

test('the oldest entries are dropped, and a path that began in them is not told', () => {
  const { actor, recorder } = signIn(600);
  actor.start();
  for (let i = 0; i < 600; i += 1) actor.send({ type: 'LAST_WAY_KNOWN', lastWay: null });
  const { entries } = recorder.recording();
  expect(entries.length).toBeLessThanOrEqual(600);
  expect(entries.every(({ n }, at) => n === (entries[0]?.n ?? 0) + at)).toBe(true);
  expect(() => pathOfActor(recorder.recording(), actor.sessionId, newest(recorder.recording()))).toThrow(NoPathError);
});

test('listeners are told once for all that happens in one moment', async () => {
  const { actor, recorder } = signIn();
  const listener = vi.fn();
  recorder.recording();
  recorder.subscribe(listener);
  actor.start();
  actor.send(CREDENTIALS);
  await Promise.resolve();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a file that is no recording is refused', () => {
  expect(() => readRecording('{"format":"another","began":"","actors":[],"entries":[]}')).toThrow();
  expect(() => readRecording('no JSON')).toThrow(SyntaxError);
});

/** A page that opens windows, and the window that it opened. */
function fakePage(opens = true) {
  const opened = { postMessage: vi.fn() };
  const heard = new Set<(event: Partial<MessageEvent>) => void>();
  const page = {
    open: vi.fn(() => (opens ? opened : null)),
    addEventListener: (_: string, listener: (event: Partial<MessageEvent>) => void) => heard.add(listener),
    removeEventListener: (_: string, listener: (event: Partial<MessageEvent>) => void) => heard.delete(listener),
  };
  const say = (origin: string, source: unknown = opened, type = '@statelyai.connected') => {
    for (const listener of heard) listener({ data: { type }, origin, source: source as Window });
  };
  return { page: page as unknown as Window, opened, say, open: page.open };
}

test('Stately’s inspector gets everything, masked, at its own origin alone, and only once it has answered', async () => {
  const { actor, recorder } = signIn();
  actor.start();
  const { page, opened, say, open } = fakePage();
  const end = openStately(recorder, recorder.machine, page);
  expect(open).toHaveBeenCalledWith(STATELY_PAGE, 'xstateinspector');
  actor.send(CREDENTIALS);
  await Promise.resolve();
  say('https://stately.ai.evil.example');
  say(STATELY_ORIGIN, {});
  say(STATELY_ORIGIN, undefined, 'other');
  expect(opened.postMessage).not.toHaveBeenCalled();

  say(STATELY_ORIGIN);
  actor.send({ type: 'BACK' });
  await Promise.resolve();
  end?.();
  const sent = opened.postMessage.mock.calls;
  expect(new Set(sent.map(([, origin]) => origin))).toEqual(new Set([STATELY_ORIGIN]));
  const messages = sent.map(([message]) => message);
  expect(messages.at(-1)).toEqual({ type: '@statelyai.disconnected' });
  expect(JSON.stringify(messages)).not.toMatch(/minji|maple-7leaf/);
  // The fields that @statelyai/inspect 0.7.2 sends.
  expect(messages[0]).toEqual({
    type: '@xstate.actor',
    name: 'emailLogin',
    definition: expect.stringContaining('"CREDENTIALS_SUBMITTED"'),
    _version: '0.7.2',
    createdAt: expect.stringMatching(/^\d+$/),
    id: null,
    rootId: actor.sessionId,
    parentId: undefined,
    sessionId: actor.sessionId,
    snapshot: { status: 'active' },
  });
  expect(messages).toContainEqual({
    type: '@xstate.event',
    event: { ...CREDENTIALS, email: 'masked1@example.com', password: 'masked-password' },
    sourceId: undefined,
    sessionId: actor.sessionId,
    _version: '0.7.2',
    createdAt: expect.any(String),
    id: null,
    rootId: actor.sessionId,
  });
  expect(messages).toContainEqual(
    expect.objectContaining({ type: '@xstate.snapshot', snapshot: expect.objectContaining({ status: 'done', value: 'back' }) }),
  );
});

test('a window that the browser blocks is told of', () => {
  expect(openStately(signIn().recorder, () => undefined, fakePage(false).page)).toBe(null);
});

test('two roots are recorded side by side, and one that is given twice once', () => {
  const machine = setup({}).createMachine({ id: 'light', initial: 'off', states: { off: { on: { PRESSED: 'on' } }, on: {} } });
  const recorder = new Recorder();
  const one = createActor(machine);
  recorder.attach(one);
  recorder.attach(one);
  const other = createActor(machine, { inspect: recorder.take.bind(recorder) });
  one.start();
  other.start();
  other.send({ type: 'PRESSED' });
  const { actors, entries } = recorder.recording();
  expect(actors.map(({ name, parent }) => [name, parent])).toEqual([
    ['light', null],
    ['light', null],
  ]);
  const steps = entries.flatMap((entry) => (entry.kind === 'step' ? [[entry.actor, entry.event.type]] : []));
  expect(steps).toEqual([
    [actors[0]?.id, 'xstate.init'],
    [actors[1]?.id, 'xstate.init'],
    [actors[1]?.id, 'PRESSED'],
  ]);
});
