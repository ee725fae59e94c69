// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { PortError } from '#machines/failures.ts';
import { type LinkedWays, waysMachine } from '#machines/ways/ways.machine.ts';
import failures from '#src/i18n/texts/failures.json' with { type: 'json' };
import { WayList } from '#src/popups/ways/way-list.tsx';
import { SAMPLE_WAYS } from '#tests/support/samples.ts';
import { button, type Deferred, deferred, renderScreen, shownState } from './render-screen.tsx';
import { expectDone } from './said.ts';

const [EMAIL, KAKAO] = SAMPLE_WAYS;

async function open(list: LinkedWays | PortError = { ways: [EMAIL, KAKAO], passkeyCount: 0 }) {
  const answers: Deferred<LinkedWays>[] = [];
  const removeWay = vi.fn((_: { authMthd: number; confirmation: string | null }) => {
    const answer = deferred<LinkedWays>();
    answers.push(answer);
    return answer.promise;
  });
  const forgetSession = vi.fn(async () => undefined);
  const listWays = async () => {
    if (list instanceof PortError) throw list;
    return list;
  };
  const actors = {
    listWays: fromPromise<LinkedWays, void>(listWays),
    removeWay: fromPromise<LinkedWays, { authMthd: number; confirmation: string | null }>(({ input }) => removeWay(input)),
    forgetSession: fromPromise<void, void>(forgetSession),
  };
  const actor = createActor(waysMachine.provide({ actors })).start();
  await renderScreen(<WayList actor={actor} />);
  await vi.waitFor(() => expect(actor.getSnapshot().value).not.toBe('reading'));
  return { actor, answers, removeWay, forgetSession };
}

const items = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('the ways to log in', () => {
  it('[WAY-1] are listed with account, since when, last use, and which one is in use', async () => {
    await open();
    const [email, kakao] = items();
    expect(email).toMatch(/^EmailIn use nowminji@campus\.ac\.krLinked on .*Last login: .*Remove$/);
    expect(kakao).toMatch(/^Kakaomi\*\*\*@kakao\.exampleLinked on .*No login on recordRemove$/);
  });

  it('[WAY-1] one that was withdrawn, or is gone, at its provider says so, and how it is renewed', async () => {
    const at = Date.UTC(2026, 10, 20, 3);
    await open({
      ways: [
        { ...KAKAO, withdrawnAt: at },
        { ...KAKAO, authMthd: 7, goneAt: at },
      ],
      passkeyCount: 0,
    });
    const [kakao, apple] = items();
    expect(kakao).toMatch(/Access withdrawn at Kakao on .*2026.*\. Log in with Kakao again to renew it\./);
    expect(apple).toMatch(/Deleted at Apple on .*2026.*\. You can’t log in with it any more\./);
  });

  it('[WAY-2] one is removed once that is confirmed, and what the server says is left is shown', async () => {
    const { answers, removeWay } = await open();
    await userEvent.click(button('Remove: Kakao'));
    expect(screen.getByRole('alertdialog').textContent).toContain('devices where you logged in this way are logged out');
    expect(removeWay).not.toHaveBeenCalled();
    await userEvent.click(button('Remove'));
    expect(removeWay).toHaveBeenCalledExactlyOnceWith({ authMthd: 4, confirmation: null });
    answers[0]?.resolve({ ways: [EMAIL], passkeyCount: 0 });
    await vi.waitFor(() => expect(shownState()).toBe('ways listing'));
    expect(items()).toHaveLength(1);
    await expectDone('You can no longer log in with Kakao.');
  });

  it('[WAY-2] the last one has no button, and the reason is said', async () => {
    await open({ ways: [EMAIL], passkeyCount: 0 });
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    expect(screen.getByText(/only way to log in can’t be removed/)).not.toBeNull();
  });

  it('[WAY-2] a passkey counts as a way', async () => {
    await open({ ways: [EMAIL], passkeyCount: 1 });
    expect(button('Remove: Email')).not.toBeNull();
  });

  it('[WAY-2] the one in use says before that it logs out here, and does so', async () => {
    const { actor, answers, forgetSession } = await open();
    await userEvent.click(button('Remove: Email'));
    expect(screen.getByRole('alertdialog').textContent).toContain('removing it logs you out here, too');
    expect(forgetSession).not.toHaveBeenCalled();
    await userEvent.click(button('Remove'));
    answers[0]?.resolve({ ways: [KAKAO], passkeyCount: 0 });
    await vi.waitFor(() => expect(actor.getSnapshot().output).toEqual({ outcome: 'loggedOut' }));
    await expectDone('You can no longer log in with Email, and you’re logged out. Log in another way.');
    expect(forgetSession).toHaveBeenCalledOnce();
  });

  it('[WAY-2] says what failed, keeps the list, and can be tried again', async () => {
    const { answers } = await open();
    await userEvent.click(button('Remove: Kakao'));
    await userEvent.click(button('Remove'));
    answers[0]?.reject(new PortError());
    expect((await screen.findByRole('alert')).textContent).toContain(failures.wayRemovalFailed.en);
    expect(items()).toHaveLength(2);
  });

  it('[WAY-1] a list that cannot be read says so', async () => {
    await open(new PortError());
    expect(screen.getByRole('alert').textContent).toContain(failures.waysFailed.en);
    expect(button('Try again')).not.toBeNull();
  });
});
