// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { assign, createActor, createMachine, setup } from 'xstate';
import { presenceMachine } from '#machines/presence/presence.machine.ts';
import type { Viewer } from '#machines/viewer.ts';
import { observeAnalytics, type Tag, type ViewerSource } from '#src/app/start/analytics.ts';

const UNKNOWN: Viewer = { kind: 'unknown' };
const VISITOR: Viewer = { kind: 'visitor' };
const guest = (userId: string): Viewer => ({ kind: 'guest', userId, authMethod: 0 });
const member = (userId: string): Viewer => ({ kind: 'member', userId, authMethod: 11 });

const SIGNED_IN_TAG: Tag = { login_status: 'Y', campus_name: '메인', user_state: 'online' };
const SIGNED_OUT_TAG: Tag = { login_status: 'N', campus_name: '메인', user_state: 'online' };
const LOGIN: Tag = { event: 'login', timestamp: 1_700_000_000_000 };

/** A root actor that shows these viewers one after the other, and what was pushed. */
function tagsFor(first: Viewer, ...viewers: readonly Viewer[]): readonly Tag[] {
  const tags: Tag[] = [];
  let context = { viewer: first };
  const listeners = new Set<(snapshot: ReturnType<ViewerSource['getSnapshot']>) => void>();
  const stop = observeAnalytics(
    {
      getSnapshot: () => ({ context, children: {} }),
      subscribe: (listener) => {
        listeners.add(listener);
        return { unsubscribe: () => listeners.delete(listener) };
      },
    },
    { push: (tag) => tags.push(tag), now: () => 1_700_000_000_000 },
  );
  const show = (viewer: Viewer) => {
    context = { viewer };
    for (const tell of listeners) tell({ context, children: {} });
  };
  for (const viewer of viewers) show(viewer);
  stop();
  show(member('after the end'));
  return tags;
}

describe('the data popup', () => {
  it('[ANA-1] is told nothing until it is known who is there', () => expect(tagsFor(UNKNOWN, UNKNOWN)).toEqual([]));

  it('[ANA-1] is told of a visitor', () => expect(tagsFor(UNKNOWN, VISITOR)).toEqual([SIGNED_OUT_TAG]));

  it('[ANA-1] is told of who is there when the watch begins', () => expect(tagsFor(VISITOR)).toEqual([SIGNED_OUT_TAG]));

  it('[ANA-2] is told of who was signed in before, but of no login', () => expect(tagsFor(UNKNOWN, member('a'))).toEqual([SIGNED_IN_TAG]));

  it.each([['a guest', guest('a')] as const, ['a member', member('a')] as const])('[ANA-2] is told of a login as %s', (_, viewer) =>
    expect(tagsFor(UNKNOWN, VISITOR, viewer)).toEqual([SIGNED_OUT_TAG, SIGNED_IN_TAG, LOGIN]),
  );

  it('[ANA-1] is told of a change once, however often it is looked', () =>
    expect(tagsFor(UNKNOWN, VISITOR, VISITOR, member('a'), member('a'), VISITOR, VISITOR)).toEqual([
      SIGNED_OUT_TAG,
      SIGNED_IN_TAG,
      LOGIN,
      SIGNED_OUT_TAG,
    ]));

  it('[ANA-1] is told of a guest who links an account: another kind of user, no other person', () =>
    expect(tagsFor(UNKNOWN, guest('a'), member('a'))).toEqual([SIGNED_IN_TAG, SIGNED_IN_TAG]));

  it('[ANA-2] is told of a login as another person', () =>
    expect(tagsFor(UNKNOWN, guest('a'), member('b'))).toEqual([SIGNED_IN_TAG, SIGNED_IN_TAG, LOGIN]));

  it('[ANA-2] is told nothing personal', () => {
    const told = JSON.stringify(tagsFor(UNKNOWN, VISITOR, member('minji-0417'), VISITOR));
    expect(told).not.toContain('minji');
    expect(told).not.toContain('11');
    expect(told).toContain('"timestamp"');
  });
});

describe('the state of the user', () => {
  /** A root actor with a person who goes to sleep and wakes. */
  const rootOf = (viewer: Viewer) => {
    return createActor(
      setup({
        types: {} as { context: { viewer: Viewer }; events: { type: 'SIGNED_IN' }; children: { presence: 'presence' } },
        actors: { presence: presenceMachine },
      }).createMachine({
        context: { viewer },
        invoke: { id: 'presence', src: 'presence' },
        on: { SIGNED_IN: { actions: assign({ viewer: member('a') }) } },
      }),
    ).start();
  };

  it('[SHELL-6] [ANA-1] is told with each user, and when it changes', () => {
    const tags: Tag[] = [];
    const root = rootOf(VISITOR);
    const stop = observeAnalytics(root, { push: (tag) => tags.push(tag), now: () => 1_700_000_000_000 });
    const { presence } = root.getSnapshot().children;
    presence?.send({ type: 'PAGE_HIDDEN' });
    presence?.send({ type: 'PAGE_HIDDEN' });
    root.send({ type: 'SIGNED_IN' });
    presence?.send({ type: 'PERSON_ACTED' });
    presence?.send({ type: 'PERSON_ACTED' });
    expect(tags).toEqual([
      SIGNED_OUT_TAG,
      { user_state: 'sleeping' },
      { ...SIGNED_IN_TAG, user_state: 'sleeping' },
      LOGIN,
      { user_state: 'online' },
    ]);
    stop();
    presence?.send({ type: 'PAGE_HIDDEN' });
    expect(tags).toHaveLength(5);
  });

  it('[SHELL-6] is not told before it is known who is there', () => {
    const tags: Tag[] = [];
    const root = rootOf(UNKNOWN);
    observeAnalytics(root, { push: (tag) => tags.push(tag) });
    root.getSnapshot().children.presence?.send({ type: 'PAGE_HIDDEN' });
    expect(tags).toEqual([]);
  });
});

describe('the page', () => {
  afterEach(() => {
    delete window.dataLayer;
  });
  const root = () => createActor(createMachine({ context: { viewer: VISITOR } })).start();

  it('[ANA-1] has the tags in window.dataLayer, also before a tag manager is there', () => {
    observeAnalytics(root());
    expect(window.dataLayer).toEqual([SIGNED_OUT_TAG]);
  });

  it('[ANA-1] hands them to the tag manager that is there', () => {
    const kept: object[] = [];
    window.dataLayer = { push: (tag) => kept.push(tag) };
    observeAnalytics(root());
    expect(kept).toEqual([SIGNED_OUT_TAG]);
  });
});
