// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ActorRefFrom, createActor } from 'xstate';
import { SLEEP_AFTER } from '#contract/limits.ts';
import { type PresenceEvent, presenceMachine } from '#machines/presence/presence.machine.ts';
import { ACTIVITY_PAUSE, watchActivity } from '#src/browser/activity.ts';

let visibility: DocumentVisibilityState;
let presence: ActorRefFrom<typeof presenceMachine>;
let heard: PresenceEvent['type'][];

const start = () => {
  const machine = presenceMachine.provide({ actors: { watchActivity: watchActivity() } });
  presence = createActor(machine, {
    inspect: ({ type, ...inspected }) => {
      if (type !== '@xstate.event' || !('event' in inspected) || inspected.actorRef !== presence) return;
      if (/^[A-Z]/.test(inspected.event.type)) heard.push(inspected.event.type as PresenceEvent['type']);
    },
  });
  presence.start();
};
const show = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};
const press = () => window.document.body.dispatchEvent(new Event('keydown', { bubbles: true }));

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  heard = [];
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  presence.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('[SHELL-6] falls asleep after five minutes without input, and wakes at the next', () => {
  start();
  vi.advanceTimersByTime(SLEEP_AFTER - 1);
  expect(presence.getSnapshot().value).toBe('online');
  vi.advanceTimersByTime(1);
  expect(presence.getSnapshot().value).toBe('sleeping');
  press();
  expect(presence.getSnapshot().value).toBe('online');
});

it.each(['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'])('[SHELL-6] %s keeps awake', (input) => {
  start();
  vi.advanceTimersByTime(SLEEP_AFTER - 1);
  document.body.dispatchEvent(new Event(input, { bubbles: true }));
  vi.advanceTimersByTime(SLEEP_AFTER - 1);
  expect(presence.getSnapshot().value).toBe('online');
});

it('[SHELL-6] sleeps while the page is hidden; to be seen again is not yet input', () => {
  start();
  press();
  show('hidden');
  expect(presence.getSnapshot().value).toBe('sleeping');
  show('visible');
  expect(presence.getSnapshot().value).toBe('sleeping');
  // At once: the pause after the last input does not hold the first one back.
  press();
  expect(presence.getSnapshot().value).toBe('online');
});

it('[SHELL-6] sleeps from the start in a tab that was opened at the back', () => {
  visibility = 'hidden';
  start();
  expect(presence.getSnapshot().value).toBe('sleeping');
});

it('[SHELL-6] tells of many inputs once in a while', () => {
  start();
  for (let count = 0; count < 100; count += 1) press();
  expect(heard).toEqual(['PERSON_ACTED']);
  vi.advanceTimersByTime(ACTIVITY_PAUSE);
  press();
  expect(heard).toEqual(['PERSON_ACTED', 'PERSON_ACTED']);
});

it('[SHELL-6] hears input that the page keeps to itself', () => {
  start();
  document.body.addEventListener('keydown', (event) => event.stopImmediatePropagation(), { once: true });
  press();
  expect(heard).toEqual(['PERSON_ACTED']);
});

it('[SHELL-6] stops listening with the machine', () => {
  start();
  presence.stop();
  press();
  show('hidden');
  expect(heard).toEqual([]);
});
