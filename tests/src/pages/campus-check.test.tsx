// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { CAMPUS_CHECK_PATIENCE } from '#contract/limits.ts';
import { campusCheckMachine, type ListedCampus } from '#machines/campus-check/campus-check.machine.ts';
import { CampusCheck } from '#src/pages/campus-check/campus-check.tsx';
import { expectTextsInEveryLanguage } from '../popups/in-every-language.tsx';
import { deferred, renderScreen } from '../popups/render-screen.tsx';

function look(path = 'madang') {
  const codes = deferred<readonly ListedCampus[]>();
  const clock = new SimulatedClock();
  const machine = campusCheckMachine.provide({ actors: { loadCampusCodes: fromPromise(() => codes.promise) } });
  return { actor: createActor(machine, { input: { path }, clock }).start(), clock, codes };
}
const state = () => screen.getByRole('main').dataset.state;

describe('the campus check', () => {
  it('[CAMPUS-1] says that it looks for the campus, and nothing else', async () => {
    const { actor } = look();
    await renderScreen(<CampusCheck actor={actor} />);
    expect(state()).toBe('loading.patient');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Finding your campus');
    expect(screen.getByRole('status').textContent).toContain('checking whether there’s a campus');
    expect(document.title).toBe('Finding the campus · Madang');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[CAMPUS-1] offers the way home when it takes long', async () => {
    const { actor, clock } = look();
    await renderScreen(<CampusCheck actor={actor} />);
    act(() => clock.increment(CAMPUS_CHECK_PATIENCE - 1));
    expect(screen.queryByRole('button')).toBeNull();
    act(() => clock.increment(1));
    expect(state()).toBe('loading.slow');
    expect(screen.getByRole('status').textContent).toContain('taking longer');
    await userEvent.click(screen.getByRole('button', { name: 'Go to the home page' }));
    expect(actor.getSnapshot().output).toEqual({ outcome: 'home' });
  });

  it('[CAMPUS-1] stays as it is until the home page is there, and shows that the press on the way home is heard', async () => {
    const { actor, clock } = look();
    const { rerender } = await renderScreen(<CampusCheck actor={actor} />);
    act(() => clock.increment(CAMPUS_CHECK_PATIENCE));
    const button = screen.getByRole('button', { name: 'Go to the home page' });
    expect(button.getAttribute('aria-busy')).toBeNull();
    await userEvent.click(button);
    rerender(<CampusCheck actor={null} />);
    expect(screen.getByRole('status').textContent).toContain('taking longer');
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  });

  it('[CAMPUS-1] says what it goes on to in the same place, so that a screen reader hears the new words alone', async () => {
    const { actor } = look();
    const { rerender } = await renderScreen(<CampusCheck actor={actor} />);
    const said = screen.getByRole('status');
    rerender(<CampusCheck actor={null} leaving="enteringCampus" />);
    expect(screen.getByRole('status')).toBe(said);
    expect(said.textContent).toContain('Taking you to the campus');
  });

  it('[CAMPUS-1] says that the campus opens once it is found', async () => {
    await renderScreen(<CampusCheck actor={null} leaving="enteringCampus" />);
    expect(state()).toBe('enteringCampus');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Taking you to the campus');
  });

  it('[LANG-2] speaks three languages', async () => {
    await expectTextsInEveryLanguage(() => <CampusCheck actor={look().actor} />);
    await expectTextsInEveryLanguage(() => <CampusCheck actor={null} leaving="enteringCampus" />);
    await expectTextsInEveryLanguage(() => {
      const { actor, clock } = look();
      clock.increment(CAMPUS_CHECK_PATIENCE);
      return <CampusCheck actor={actor} />;
    });
  });
});
