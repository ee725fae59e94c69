// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { CHECK_PAUSE, type CreateCharacterInput, createCharacterMachine } from '#machines/create-character/create-character.machine.ts';
import { PortError } from '#machines/failures.ts';
import { CreateCharacter } from '#src/popups/create-character/create-character.tsx';
import { expectTextsInEveryLanguage } from './in-every-language.tsx';
import { renderScreen } from './render-screen.tsx';
import { stateOf } from './state-of.ts';

interface Server {
  nickname: (nickname: string) => Promise<void>;
  uvrsId: (uvrsId: string) => Promise<void>;
  suggest: () => Promise<string>;
}

const free = async () => {};
const taken = async () => {
  throw new PortError({ reason: 'nicknameTaken' });
};
const idTaken = async () => {
  throw new PortError({ reason: 'idTaken' });
};
const broken = async () => {
  throw new Error('no connection');
};
const never = () => new Promise<never>(() => {});

function start(server: Partial<Server> = {}, input: Partial<CreateCharacterInput> = {}) {
  const checkNickname = vi.fn(server.nickname ?? free);
  const checkUvrsId = vi.fn(server.uvrsId ?? free);
  const actor = createActor(
    createCharacterMachine.provide({
      actors: {
        checkNickname: fromPromise(({ input: { nickname } }) => checkNickname(nickname)),
        checkUvrsId: fromPromise(({ input: { uvrsId } }) => checkUvrsId(uvrsId)),
        suggestNickname: fromPromise(async () => ({ nickname: await (server.suggest ?? (async () => 'LuckyOtter'))() })),
      },
    }),
    { input: { nickname: '', nicknameIsSuggested: false, uvrsId: '', gender: null, refused: null, ...input } },
  ).start();
  return { actor, checkNickname, checkUvrsId };
}
type Actor = ReturnType<typeof start>['actor'];

const screenOf = (actor: Actor) => <CreateCharacter actor={actor} alphabet="base" />;
const nickname = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nickname' });
const uvrsId = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Campus ID' });
const next = () => screen.getByRole('button', { name: 'Next' });
const messageOf = (field: HTMLElement) => document.getElementById(`${field.id}-message`)?.textContent ?? '';
const pause = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

afterEach(() => {
  vi.useRealTimers();
});

describe('create character', () => {
  it('[SEEN-3] [CHAR-2] a proposal for a provider’s account is checked without a pause, and one press keeps all of it', async () => {
    const { actor, checkNickname, checkUvrsId } = start(
      {},
      { nickname: 'LuckyOtter', nicknameIsSuggested: true, uvrsId: 'luckyotter2357', gender: 'F', isProposed: true },
    );
    expect([checkNickname.mock.calls, checkUvrsId.mock.calls]).toEqual([[['LuckyOtter']], [['luckyotter2357']]]);
    await renderScreen(screenOf(actor));
    expect(screen.getByText('Change anything you like.', { exact: false })).toBeTruthy();
    expect([nickname().value, uvrsId().value]).toEqual(['LuckyOtter', 'luckyotter2357']);
    await waitFor(() => expect(next().getAttribute('aria-disabled')).toBeNull());
    await userEvent.click(next());
    expect(actor.getSnapshot().output).toEqual({
      outcome: 'created',
      nickname: 'LuckyOtter',
      nicknameIsSuggested: true,
      uvrsId: 'luckyotter2357',
      gender: 'F',
    });
  });

  it('[CHAR-1] [CHAR-2] next needs a gender and a verified ID and nickname, and gives all three on', async () => {
    const { actor, checkNickname, checkUvrsId } = start();
    await renderScreen(screenOf(actor));
    expect(next().getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(screen.getByRole('radio', { name: 'Male' }));
    await userEvent.type(nickname(), 'Minji');
    await userEvent.tab();
    await waitFor(() => expect(messageOf(nickname())).toBe('This nickname is available.'));
    expect(next().getAttribute('aria-disabled')).toBe('true');
    await userEvent.type(uvrsId(), 'Minji_02');
    await userEvent.tab();
    await waitFor(() => expect(messageOf(uvrsId())).toBe('This ID is available.'));
    expect(stateOf(next())).toBe('filling.nickname.verified filling.uvrsId.verified');
    expect(next().getAttribute('aria-disabled')).toBeNull();
    await userEvent.click(next());
    expect(actor.getSnapshot().output).toEqual({
      outcome: 'created',
      nickname: 'Minji',
      nicknameIsSuggested: false,
      uvrsId: 'minji_02',
      gender: 'M',
    });
    expect(checkNickname).toHaveBeenLastCalledWith('Minji');
    expect(checkUvrsId).toHaveBeenLastCalledWith('minji_02');
  });

  it('[CHAR-2] editing a verified value un-verifies it', async () => {
    const { actor } = start({}, { nickname: 'Minji', uvrsId: 'minji_02', gender: 'F' });
    await renderScreen(screenOf(actor));
    // Both are checked after a pause.
    await waitFor(() => expect(next().getAttribute('aria-disabled')).toBeNull(), { timeout: 5000 });
    fireEvent.change(nickname(), { target: { value: 'Minji7' } });
    expect(stateOf(next())).toBe('filling.nickname.pausing filling.uvrsId.verified');
    expect(next().getAttribute('aria-disabled')).toBe('true');
    expect(messageOf(nickname())).not.toContain('available');
  });

  it('[VAL-1] [VAL-2] a press on next tells what is wrong at each field and goes to the first; nothing is sent or lost', async () => {
    const { actor, checkNickname, checkUvrsId } = start();
    await renderScreen(screenOf(actor));
    await userEvent.type(nickname(), '!');
    await userEvent.type(uvrsId(), 'abc');
    await userEvent.click(next());
    expect(screen.getByRole('radiogroup').textContent).toContain('Please choose your avatar’s gender.');
    expect(messageOf(nickname())).toContain('English letters, Korean or digits.');
    expect(messageOf(uvrsId())).toContain('Please use at least 5 characters.');
    expect(screen.getByRole('alert').textContent).toContain('Please check 3 fields.');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Female' })));
    expect([nickname().value, uvrsId().value]).toEqual(['!', 'abc']);
    expect(checkNickname).not.toHaveBeenCalled();
    expect(checkUvrsId).not.toHaveBeenCalled();
  });

  it('[CHAR-2] a pause of half a second has the value checked, once', async () => {
    const { actor, checkUvrsId } = start();
    await renderScreen(screenOf(actor));
    vi.useFakeTimers();
    fireEvent.change(uvrsId(), { target: { value: 'minji' } });
    await pause(CHECK_PAUSE - 1);
    fireEvent.change(uvrsId(), { target: { value: 'minji_02' } });
    await pause(CHECK_PAUSE - 1);
    expect(checkUvrsId).not.toHaveBeenCalled();
    await pause(1);
    expect(checkUvrsId.mock.calls).toEqual([['minji_02']]);
    fireEvent.blur(uvrsId());
    await pause(10 * CHECK_PAUSE);
    expect(checkUvrsId).toHaveBeenCalledTimes(1);
  });

  it('[CHAR-2] a nickname that was prepared is checked without an edit', async () => {
    vi.useFakeTimers();
    const { actor, checkNickname } = start({}, { nickname: 'SunnyWhale' });
    await renderScreen(screenOf(actor));
    await pause(CHECK_PAUSE);
    expect(checkNickname.mock.calls).toEqual([['SunnyWhale']]);
  });

  it('[CHAR-2] an edit while the check runs makes its answer void', async () => {
    let answer = () => {};
    const { actor, checkUvrsId } = start({ uvrsId: () => new Promise<void>((resolve) => (answer = resolve)) });
    await renderScreen(screenOf(actor));
    vi.useFakeTimers();
    fireEvent.change(uvrsId(), { target: { value: 'minji_02' } });
    fireEvent.click(screen.getByRole('button', { name: 'Check availability of Campus ID' }));
    expect(messageOf(uvrsId())).toBe('Checking');
    fireEvent.change(uvrsId(), { target: { value: 'minji_03' } });
    await act(async () => answer());
    expect(stateOf(next())).toContain('uvrsId.pausing');
    expect(checkUvrsId.mock.calls).toEqual([['minji_02']]);
  });

  it('[CHAR-2] a taken name is said at its field; the other one is not touched', async () => {
    vi.useFakeTimers();
    const { actor, checkUvrsId } = start({ uvrsId: idTaken }, { nickname: 'Minji', uvrsId: 'minji_02', gender: 'F' });
    await renderScreen(screenOf(actor));
    fireEvent.click(next());
    await pause(0);
    expect(messageOf(uvrsId())).toContain('This ID is already taken.');
    expect(uvrsId()).toMatchObject({ value: 'minji_02', ariaInvalid: 'true' });
    expect(messageOf(nickname())).toBe('This nickname is available.');
    fireEvent.blur(uvrsId());
    await pause(CHECK_PAUSE);
    expect(checkUvrsId).toHaveBeenCalledTimes(1);
  });

  it('[ERR-4] [ERR-5] a failed check is said at its field, and asked again by its button', async () => {
    const { actor, checkNickname } = start({ nickname: broken, uvrsId: broken }, { nickname: 'Minji', uvrsId: 'minji_02' });
    await renderScreen(screenOf(actor));
    await userEvent.click(screen.getByRole('button', { name: 'Check availability of Campus ID' }));
    await userEvent.click(screen.getByRole('button', { name: 'Check availability of Nickname' }));
    await waitFor(() => expect(messageOf(uvrsId())).toContain('We couldn’t check this ID.'));
    await waitFor(() => expect(messageOf(nickname())).toContain('We couldn’t check this nickname.'));
    checkNickname.mockImplementation(free);
    await userEvent.click(screen.getByRole('button', { name: 'Check availability of Nickname' }));
    await waitFor(() => expect(messageOf(nickname())).toBe('This nickname is available.'));
  });

  it('[CHAR-1] the dice puts another nickname into the field, says it, and has it checked', async () => {
    const { actor, checkNickname } = start();
    await renderScreen(screenOf(actor));
    await userEvent.type(nickname(), 'Minji');
    await userEvent.click(screen.getByRole('button', { name: 'Suggest another nickname' }));
    await waitFor(() => expect(nickname().value).toBe('LuckyOtter'));
    expect(screen.getAllByRole('status').map((slot) => slot.textContent)).toContain('Suggested nickname: LuckyOtter');
    await waitFor(() => expect(messageOf(nickname())).toBe('This nickname is available.'));
    expect(checkNickname).toHaveBeenLastCalledWith('LuckyOtter');

    await userEvent.clear(nickname());
    await userEvent.click(screen.getByRole('button', { name: 'Suggest another nickname' }));
    await waitFor(() => expect(nickname().value).toBe('LuckyOtter'));
  });

  it('[ERR-5] a dice that fails loses nothing that was typed', async () => {
    const { actor } = start({ suggest: broken });
    await renderScreen(screenOf(actor));
    await userEvent.type(nickname(), 'M');
    await userEvent.click(screen.getByRole('button', { name: 'Suggest another nickname' }));
    await waitFor(() => expect(messageOf(nickname())).toContain('We couldn’t check this nickname.'));
    expect(nickname().value).toBe('M');
  });

  it('[CHAR-2] a nickname that the join refused is marked, and not asked for again by itself', async () => {
    vi.useFakeTimers();
    const { actor, checkNickname } = start(
      { nickname: taken },
      { nickname: 'Minji', uvrsId: 'minji_02', gender: 'M', refused: { field: 'nickname' } },
    );
    await renderScreen(screenOf(actor));
    expect(messageOf(nickname())).toContain('This nickname is already taken.');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Male' }).checked).toBe(true);
    await pause(CHECK_PAUSE);
    expect(checkNickname).not.toHaveBeenCalled();
  });

  it('[LANG-2] the Japanese alphabet is taken where it was asked for', async () => {
    const { actor, checkNickname } = start();
    await renderScreen(<CreateCharacter actor={actor} alphabet="japanese" />, 'ja');
    fireEvent.change(screen.getByRole('textbox', { name: 'ニックネーム' }), { target: { value: 'きらめく鯨' } });
    fireEvent.blur(screen.getByRole('textbox', { name: 'ニックネーム' }));
    expect(checkNickname).toHaveBeenCalledWith('きらめく鯨');
  });

  it('[CHAR-1] goes back and closes', async () => {
    const back = start().actor;
    const { unmount } = await renderScreen(screenOf(back));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(back.getSnapshot().output).toEqual({ outcome: 'back' });
    unmount();

    const close = start().actor;
    await renderScreen(screenOf(close));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(close.getSnapshot().output).toEqual({ outcome: 'closed' });
  });

  it('[LANG-2] speaks three languages', async () => {
    await expectTextsInEveryLanguage(() => screenOf(start().actor));
    await expectTextsInEveryLanguage(() => {
      const { actor } = start({ nickname: never, uvrsId: never });
      actor.send({ type: 'NICKNAME_CHECK_REQUESTED', nickname: 'Minji' });
      return screenOf(actor);
    });
  });
});
