// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { LANGUAGES } from '#contract/languages.ts';
import { SHARED_IDLE, SHARED_IDLE_WARNING } from '#contract/limits.ts';
import { sharedSessionMachine, type Usage } from '#machines/shared-session/shared-session.machine.ts';
import { SharedSessionAlert } from '#src/popups/shared-session/shared-session-alert.tsx';
import { button, expectTranslated, renderScreen, shownState } from './render-screen.tsx';

/** A person signs in on a shared computer; `usage` is what its tabs know, until a test changes it. */
function start() {
  const clock = new SimulatedClock();
  const usage: { -readonly [Key in keyof Usage]: Usage[Key] } = { isShared: true, idle: 0 };
  const done: string[] = [];
  const noting = (name: string) => fromPromise<void, void>(async () => void done.push(name));
  const actors = {
    readUse: fromPromise<Usage, void>(async () => ({ ...usage })),
    noteUse: fromPromise<void, void>(async () => {
      usage.idle = 0;
    }),
    endSession: noting('endSession'),
    forgetSession: noting('forgetSession'),
  };
  const actor = createActor(sharedSessionMachine.provide({ actors }), { clock }).start();
  const pass = (ms: number) => {
    usage.idle += ms;
    clock.increment(ms);
  };
  const state = () => actor.getSnapshot().value;
  return { actor, usage, done, pass, state };
}

describe('a session on a shared computer', () => {
  it('[DOOR-5] is asked about after fourteen minutes without use, and ended after fifteen, with the reason', async () => {
    const { actor, done, pass, state } = start();
    await renderScreen(<SharedSessionAlert actor={actor} />);
    actor.send({ type: 'SIGNED_IN' });
    await expect.poll(state).toBe('inUse');
    pass(SHARED_IDLE - SHARED_IDLE_WARNING - 1);
    expect(state()).toBe('inUse');
    pass(1);
    expect((await screen.findByRole('alertdialog')).textContent).toContain('you’ll be logged out in a minute');
    pass(SHARED_IDLE_WARNING);
    await expect.poll(state).toBe('alertingEnded');
    expect(done).toEqual(['endSession', 'forgetSession']);
    expect(screen.getByRole('alertdialog').textContent).toContain('This shared computer was idle for 15 minutes');
    await userEvent.click(button('OK'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it.each(['Stay logged in', 'Escape'])('[DOOR-5] goes on for another fifteen minutes with "%s"', async (way) => {
    const { actor, pass, state, done } = start();
    await renderScreen(<SharedSessionAlert actor={actor} />);
    actor.send({ type: 'SIGNED_IN' });
    await expect.poll(state).toBe('inUse');
    pass(SHARED_IDLE - SHARED_IDLE_WARNING);
    await expect.poll(shownState).toBe('sharedSession warning');
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await userEvent.click(button(way));
    await expect.poll(state).toBe('inUse');
    pass(SHARED_IDLE - SHARED_IDLE_WARNING - 1);
    expect([state(), done]).toEqual(['inUse', []]);
  });

  it('[DOOR-5] goes on while another tab is used', async () => {
    const { actor, pass, usage, state } = start();
    actor.send({ type: 'SIGNED_IN' });
    await expect.poll(state).toBe('inUse');
    for (let minute = 0; minute < 60; minute += 10) {
      pass(10 * 60_000);
      usage.idle = 0;
      await expect.poll(state).toBe('inUse');
    }
  });

  it('[DOOR-5] ends at once where the browser was closed since, or the computer slept through the question', async () => {
    const { actor, usage, state, done } = start();
    usage.idle = Number.POSITIVE_INFINITY;
    actor.send({ type: 'SIGNED_IN' });
    await expect.poll(state).toBe('alertingEnded');
    expect(done).toEqual(['endSession', 'forgetSession']);
  });

  it('[DOOR-5] is left alone on a computer of one’s own, however long it was not used', async () => {
    const { actor, usage, pass, state, done } = start();
    usage.isShared = false;
    actor.send({ type: 'SIGNED_IN' });
    await expect.poll(state).toBe('unwatched');
    pass(100 * SHARED_IDLE);
    expect([state(), done]).toEqual(['unwatched', []]);
  });

  it.each(LANGUAGES)('[LANG-2] speaks %s', async (language) => {
    const { actor, usage } = start();
    usage.idle = SHARED_IDLE - SHARED_IDLE_WARNING;
    await renderScreen(<SharedSessionAlert actor={actor} />, language);
    actor.send({ type: 'SIGNED_IN' });
    await screen.findByRole('alertdialog');
    expectTranslated(language);
  });
});
