// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { type AnyActorRef, assign, createActor, fromPromise, setup } from 'xstate';
import { catalogue } from '#machines/catalogue.ts';
import { shellMachine } from '#machines/shell/shell.machine.ts';
import { INSPECTED } from '#src/inspect.ts';
import { keepWhenLeft } from '#statewalk/inspector/last-page.ts';
import { machinesFrom } from '#statewalk/inspector/machines.ts';
import { Panel } from '#statewalk/inspector/panel/panel.tsx';
import { Recorder } from '#statewalk/inspector/recorder.ts';
import { readRecording, writeRecording } from '#statewalk/inspector/recording.ts';
import { keepOnTop } from '#statewalk/inspector/top-host.ts';
import { models } from '#tests/machines/models.ts';

const actors: AnyActorRef[] = [];
afterEach(() => {
  cleanup();
  for (const actor of actors.splice(0)) actor.stop();
  sessionStorage.clear();
});

function openPanel(actor: AnyActorRef) {
  const recorder = new Recorder(INSPECTED);
  recorder.attach(actor);
  actor.start();
  actors.push(actor);
  const onClose = vi.fn();
  render(
    <Panel
      recorder={recorder}
      machines={machinesFrom(models, recorder.machine)}
      testImports={INSPECTED.testImports}
      stately={false}
      onClose={onClose}
    />,
  );
  return { recorder, onClose, user: userEvent.setup() };
}

/** Its server does not answer. */
const emailLogin = () =>
  createActor(catalogue.emailLogin.machine.provide({ actors: { loginByEmail: fromPromise(() => new Promise<void>(() => {})) } }), {
    input: { email: '' },
  });
const shell = () =>
  createActor(shellMachine, {
    input: {
      hasToken: false,
      isRestorable: false,
      place: null,
      draft: null,
      resumed: null,
      enabledMethods: [],
      entry: { kind: 'page' },
      maintenance: false,
      inAppBrowser: { browser: null, cameBackTo: null },
    },
  });

const tree = () => screen.getByRole('region', { name: 'Actors' });
const see = (view: string) => screen.getByRole('tab', { name: view });

test('the actors stand below the ones that started them, the token refresh too', async () => {
  openPanel(shell());
  const [root] = within(tree()).getAllByRole('listitem');
  if (root === undefined) throw new Error('no root');
  expect(within(root).getByRole('button', { name: /^shell / })).toBeTruthy();
  for (const child of [/^popups /, /^refreshQueue idle/, /^session /, /^presence /]) {
    expect(within(root).getByRole('button', { name: child })).toBeTruthy();
  }
  const queue = within(root)
    .getByRole('button', { name: /^refreshQueue/ })
    .closest('li');
  expect(queue && within(queue).getByRole('button', { name: /^requests/ })).toBeTruthy();
});

test('the page stands beside the panel, and has the whole window again without it', async () => {
  const rooms = () =>
    [...document.head.querySelectorAll('style')].flatMap(({ textContent }) => /html \{ margin-(\w+)/.exec(textContent)?.[1] ?? []);
  const { user } = openPanel(shell());
  expect(rooms()).toEqual(['right']);
  await user.click(screen.getByRole('button', { name: 'To the left' }));
  expect(rooms()).toEqual(['left']);
  cleanup();
  expect(rooms()).toEqual([]);
});

test('the recording of the page before is at hand in the next one', async () => {
  const { recorder } = openPanel(shell());
  expect(screen.queryByRole('button', { name: 'Last page' })).toBeNull();
  keepWhenLeft(recorder);
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  const { user } = openPanel(emailLogin());
  await user.click(screen.getByRole('button', { name: 'Last page' }));
  expect(within(tree()).getByRole('button', { name: /^shell / })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Back to live' }));
  expect(within(tree()).getByRole('button', { name: /^emailLogin / })).toBeTruthy();
});

test('choosing an actor shows its chart and state, lit', async () => {
  const { user } = openPanel(shell());
  await user.click(within(tree()).getByRole('button', { name: /^refreshQueue/ }));
  const chart = await screen.findByRole('img', { name: 'In idle' }, { timeout: 10_000 });
  expect(chart.querySelectorAll('[data-held="true"][data-leaf="true"]')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'idle' })).toBeTruthy();
  expect(screen.getByText('REFRESH_REQUESTED → refreshing')).toBeTruthy();
});

test('an event that is sent by hand moves the state, and is marked as the last transition', async () => {
  const actor = emailLogin();
  const { user } = openPanel(actor);
  await user.click(see('Send'));
  const [first] = screen.getAllByRole('button', { name: /^RESET_CHOSEN/ });
  if (first !== undefined) await user.click(first);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(actor.getSnapshot().value).toBe('leavingForReset');
  expect(await screen.findByText('This actor is over.')).toBeTruthy();
  await user.click(see('State'));
  expect((await screen.findByRole('img', { name: 'In leavingForReset' })).querySelector('tspan.taken')?.textContent).toBe('RESET_CHOSEN');
});

test('an event that is not accepted, and what is no event, cannot be sent', async () => {
  const { user } = openPanel(emailLogin());
  await user.click(see('Send'));
  const editor = screen.getByRole('textbox', { name: 'Event (JSON)' });
  for (const [text, problem] of [
    ['{{"type":"CODE_SUBMITTED"}', 'CODE_SUBMITTED is not accepted now.'],
    ['{{"kind":1}', 'An event has a type.'],
    ['BACK', 'This is not JSON.'],
  ] as const) {
    await user.clear(editor);
    await user.type(editor, text);
    expect(screen.getByText(problem)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
  }
});

test('no secret is shown, in any view', async () => {
  const actor = emailLogin();
  const { user } = openPanel(actor);
  await act(async () =>
    actor.send({ type: 'CREDENTIALS_SUBMITTED', email: 'jun@campus.ac.kr', password: 'river-8stone', rememberEmail: false }),
  );
  for (const view of ['State', 'Context', 'Events', 'Messages']) {
    await user.click(see(view));
    expect(document.body.textContent).not.toMatch(/jun@|river-8stone/);
  }
  await user.click(see('Context'));
  expect(screen.getByText(/"masked1@example\.com"/, { selector: 'ins' })).toBeTruthy();
});

test('a row of the log travels to its step, and back to live', async () => {
  const actor = emailLogin();
  const { user } = openPanel(actor);
  await act(async () =>
    actor.send({ type: 'CREDENTIALS_SUBMITTED', email: 'jun@campus.ac.kr', password: 'river-8stone', rememberEmail: false }),
  );
  await user.click(see('Events'));
  await user.type(screen.getByRole('searchbox'), 'no such event');
  expect(screen.getByText(/^0 of /)).toBeTruthy();
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'emailLogin starts');
  await user.click(screen.getByRole('button', { name: /emailLogin starts/ }));
  expect(within(tree()).getByRole('button', { name: 'emailLogin entering' })).toBeTruthy();
  expect(actor.getSnapshot().value).toBe('loggingIn');
  await user.click(see('Send'));
  expect(screen.getByText(/^This is the past/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Live' }));
  expect(within(tree()).getByRole('button', { name: /^emailLogin loggingIn/ })).toBeTruthy();
});

test('a recording that was saved is shown again, read-only', async () => {
  const { recorder } = openPanel(emailLogin());
  const file = new File([writeRecording(recorder.recording())], 'recording.json', { type: 'application/json' });
  cleanup();
  const { user } = openPanel(shell());
  await user.upload(screen.getByLabelText('Recording file'), file);
  expect(await screen.findByText('recording.json')).toBeTruthy();
  expect(within(tree()).getByRole('button', { name: 'emailLogin entering' })).toBeTruthy();
  await user.click(see('Send'));
  expect(screen.getByText(/^This is the past/)).toBeTruthy();
  await user.upload(screen.getByLabelText('Recording file'), new File(['{}'], 'other.json', { type: 'application/json' }));
  expect(await screen.findByText('This file is no recording.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Back to live' }));
  expect(within(tree()).getByRole('button', { name: /^shell / })).toBeTruthy();
  expect(() => readRecording(writeRecording(recorder.recording()))).not.toThrow();
});

test('the path of the chosen actor is copied; a port has none', async () => {
  const { user } = openPanel(emailLogin());
  await user.click(screen.getByRole('button', { name: 'Copy path' }));
  expect(await screen.findByText('The path is copied.')).toBeTruthy();
  expect(JSON.parse(await navigator.clipboard.readText())).toEqual({
    machine: 'emailLogin',
    input: { email: '' },
    begins: ['entering'],
    steps: [],
  });
  await user.click(within(tree()).getByRole('button', { name: /^recallLastWay/ }));
  await user.click(screen.getByRole('button', { name: 'Copy test' }));
  expect(await screen.findByText('Only a machine has a path.')).toBeTruthy();
});

test('the panel stays in the top-most modal dialog, outside of which all is inert', async () => {
  const host = document.createElement('div');
  const moved = vi.fn();
  const leave = keepOnTop(host, moved);
  expect(host.parentElement).toBe(document.body);
  const [lower, upper] = [document.createElement('dialog'), document.createElement('dialog')];
  document.body.append(upper, lower);
  lower.showModal();
  await vi.waitFor(() => expect(host.parentElement).toBe(lower));
  upper.showModal();
  await vi.waitFor(() => expect(host.parentElement).toBe(upper));
  upper.remove();
  await vi.waitFor(() => expect(host.parentElement).toBe(lower));
  lower.remove();
  await vi.waitFor(() => expect(host.parentElement).toBe(document.body));
  expect(moved).toHaveBeenCalledTimes(5);
  leave();
  expect(host.isConnected).toBe(false);
});

test('the actor that acts is followed until a person chooses one, and the tree names its machine', async () => {
  const child = setup({ types: { events: {} as { type: 'ASKED' } } }).createMachine({
    id: 'question',
    initial: 'open',
    states: { open: { on: { ASKED: 'asked' } }, asked: {} },
  });
  const parent = setup({ types: { events: {} as { type: 'NEXT' } }, actors: { child } }).createMachine({
    id: 'form',
    initial: 'first',
    invoke: { id: 'helper', src: 'child' },
    states: { first: { on: { NEXT: 'second' } }, second: { on: { NEXT: 'first' } } },
  });
  const actor = createActor(parent);
  const { user } = openPanel(actor);
  const pressed = () => within(tree()).getByRole('button', { pressed: true }).textContent;
  await act(async () => actor.getSnapshot().children.helper?.send({ type: 'ASKED' }));
  expect(pressed()).toBe('helper question asked');
  await act(async () => actor.send({ type: 'NEXT' }));
  expect(pressed()).toBe('form second');
  await user.click(within(tree()).getByRole('button', { name: /^helper/ }));
  await act(async () => actor.send({ type: 'NEXT' }));
  expect(pressed()).toBe('helper question asked');
  await user.click(within(tree()).getByRole('checkbox', { name: 'follow what acts' }));
  expect(pressed()).toBe('form first');
});

test('the log says what a step changed, and not all that stays', async () => {
  const machine = setup({ types: { context: {} as { count: number; name: string }, events: {} as { type: 'COUNTED' } } }).createMachine({
    id: 'counter',
    type: 'parallel',
    context: { count: 0, name: 'x' },
    states: {
      light: { initial: 'off', states: { off: { on: { COUNTED: 'on' } }, on: {} } },
      sound: { initial: 'off', states: { off: {} } },
    },
    on: { COUNTED: { actions: assign({ count: 1 }) } },
  });
  const actor = createActor(machine.provide({}));
  const { user } = openPanel(actor);
  await act(async () => actor.send({ type: 'COUNTED' }));
  await user.click(see('Events'));
  expect(screen.getByRole('button', { name: /COUNTED/ }).textContent).toMatch(/→ light\.on$/);
});

test('the panel grows and shrinks by the keys at its edge', async () => {
  const { user } = openPanel(emailLogin());
  const edge = screen.getByRole('separator', { name: 'Size of the inspector' });
  edge.focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowRight}');
  expect(Number(edge.getAttribute('aria-valuenow'))).toBe(320);
});
