// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type ChosenEnd, devicesMachine, type ListedSession } from '#machines/devices/devices.machine.ts';
import { PortError } from '#machines/failures.ts';
import failures from '#src/i18n/texts/failures.json' with { type: 'json' };
import { Devices } from '#src/popups/devices/devices.tsx';
import { SAMPLE_SESSIONS } from '#tests/support/samples.ts';
import { confirmIdentityByPassword } from './proof-support.ts';
import { button, type Deferred, deferred, renderScreen, shownState } from './render-screen.tsx';
import { expectDone } from './said.ts';

type AskedEnd = ChosenEnd & { confirmation: string | null };

const [HERE, PHONE] = SAMPLE_SESSIONS;
const LAB: ListedSession = { ...PHONE, sessionId: 'lab-session', device: '', isShared: true };

async function open(sessions: readonly ListedSession[] | PortError = [HERE, PHONE, LAB]) {
  const answers: Deferred<readonly ListedSession[]>[] = [];
  const endSessions = vi.fn((_: AskedEnd) => {
    const answer = deferred<readonly ListedSession[]>();
    answers.push(answer);
    return answer.promise;
  });
  const listSessions = vi.fn(async () => {
    if (sessions instanceof PortError) throw sessions;
    return sessions;
  });
  const actors = {
    listSessions: fromPromise<readonly ListedSession[], void>(listSessions),
    endSessions: fromPromise<readonly ListedSession[], AskedEnd>(({ input }) => endSessions(input)),
    confirmIdentity: confirmIdentityByPassword(
      ({ act, credential }) => `${act} ${credential.kind === 'password' ? credential.password : credential.kind}`,
    ),
  };
  const actor = createActor(devicesMachine.provide({ actors })).start();
  await renderScreen(<Devices actor={actor} />);
  await vi.waitFor(() => expect(actor.getSnapshot().value).not.toBe('reading'));
  return { actor, answers, endSessions, listSessions };
}

const items = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('Devices', () => {
  it('[DEVICE-1] lists each session with its device, way, begin and last use, and which one is here', async () => {
    await open();
    const [here, phone, lab] = items();
    expect(here).toMatch(
      /^Chrome, WindowsThis deviceLogged in with Email on 1[45] Nov 2023, \d\d:\d\dNetwork 203\.0\.113\.\*Last used: 1[45] Nov 2023, \d\d:\d\d$/,
    );
    expect(phone).toMatch(/^Safari, iPhoneLogged in with Kakao on [^N]*Nov[^N]*Last used: .*Log out$/);
    expect(lab).toMatch(/^Unknown deviceShared computer/);
    expect(screen.queryByRole('button', { name: 'Log out: Chrome, Windows' })).toBeNull();
  });

  it('[DEVICE-2] ends the session that was chosen, once that is confirmed, and shows what the server says is left', async () => {
    const { answers, endSessions } = await open();
    await userEvent.click(button('Log out: Safari, iPhone'));
    expect(screen.getByRole('alertdialog').textContent).toContain('Log out on Safari, iPhone?');
    expect(endSessions).not.toHaveBeenCalled();
    await userEvent.click(button('Log out'));
    expect(endSessions).toHaveBeenCalledExactlyOnceWith({ sessionId: PHONE.sessionId, confirmation: null });
    expect(shownState()).toBe('devices ending');
    answers[0]?.resolve([HERE, LAB]);
    await vi.waitFor(() => expect(shownState()).toBe('devices listing'));
    expect(items()).toHaveLength(2);
  });

  it('[DEVICE-2] ends all others, and then there is nothing left to end', async () => {
    const { answers, endSessions } = await open();
    await userEvent.click(button('Log out everywhere else'));
    await userEvent.click(button('Log out'));
    expect(endSessions).toHaveBeenCalledExactlyOnceWith({ sessionId: null, confirmation: null });
    answers[0]?.resolve([HERE]);
    expect(await screen.findByText('You’re not logged in anywhere else.')).not.toBeNull();
    await expectDone('Logged out there.');
    expect(screen.queryByRole('button', { name: /^Log out/ })).toBeNull();
  });

  it('[DEVICE-2] [POP-5] Escape takes back the question, then closes the list, and nothing ends', async () => {
    const { actor, endSessions } = await open();
    await userEvent.click(button('Log out everywhere else'));
    await userEvent.keyboard('{Escape}');
    expect(shownState()).toBe('devices listing');
    await userEvent.keyboard('{Escape}');
    expect(actor.getSnapshot().output).toEqual({ outcome: 'closed' });
    expect(endSessions).not.toHaveBeenCalled();
  });

  it('[CONFIRM-1] where the server wants a proof it is asked for, and the same end goes on with it', async () => {
    const { answers, endSessions } = await open();
    await userEvent.click(button('Log out: Safari, iPhone'));
    await userEvent.click(button('Log out'));
    answers[0]?.reject(new PortError({ reason: 'confirmationNeeded' }));
    await userEvent.type(await screen.findByLabelText(/^Password/), 'spring-2026!');
    await userEvent.click(button('Confirm'));
    await vi.waitFor(() =>
      expect(endSessions).toHaveBeenLastCalledWith({ sessionId: PHONE.sessionId, confirmation: 'endSessions spring-2026!' }),
    );
    answers[1]?.resolve([HERE, LAB]);
    await vi.waitFor(() => expect(items()).toHaveLength(2));
    // The next act needs its own.
    await userEvent.click(button('Log out everywhere else'));
    await userEvent.click(button('Log out'));
    expect(endSessions).toHaveBeenLastCalledWith({ sessionId: null, confirmation: null });
  });

  it('[CONFIRM-1] a person who gives the proof up is back at the list, and nothing has ended', async () => {
    const { answers, endSessions } = await open();
    await userEvent.click(button('Log out everywhere else'));
    await userEvent.click(button('Log out'));
    answers[0]?.reject(new PortError({ reason: 'confirmationNeeded' }));
    await screen.findByLabelText(/^Password/);
    await userEvent.keyboard('{Escape}');
    expect(shownState()).toBe('devices listing');
    expect(items()).toHaveLength(3);
    expect(endSessions).toHaveBeenCalledOnce();
  });

  it('[DEVICE-2] says what failed, keeps the list, and can be tried again', async () => {
    const { answers } = await open();
    await userEvent.click(button('Log out everywhere else'));
    await userEvent.click(button('Log out'));
    answers[0]?.reject(new PortError());
    expect((await screen.findByRole('alert')).textContent).toContain(failures.sessionEndFailed.en);
    expect(items()).toHaveLength(3);
    await userEvent.click(button('Log out everywhere else'));
    expect(screen.queryByText(failures.sessionEndFailed.en)).toBeNull();
  });

  it('[DEVICE-1] a list that cannot be read says so, and is read again', async () => {
    const { listSessions } = await open(new PortError());
    expect(screen.getByRole('alert').textContent).toContain(failures.sessionsFailed.en);
    expect(screen.queryByText('You’re not logged in anywhere else.')).toBeNull();
    await userEvent.click(button('Try again'));
    expect(listSessions).toHaveBeenCalledTimes(2);
  });
});
