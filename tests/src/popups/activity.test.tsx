// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ACTIVITY_PAGE, type ActivityEntry, activityMachine } from '#machines/activity/activity.machine.ts';
import { Activity } from '#src/popups/activity/activity.tsx';
import { SAMPLE_ACTIVITY } from '#tests/support/samples.ts';
import { button, renderScreen } from './render-screen.tsx';

const [LOGIN, PARTNER] = SAMPLE_ACTIVITY;

async function open(entries: readonly ActivityEntry[]) {
  const actors = { listActivity: fromPromise<readonly ActivityEntry[], void>(async () => entries) };
  const actor = createActor(activityMachine.provide({ actors })).start();
  await renderScreen(<Activity actor={actor} />);
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('listing'));
}

const items = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('the account activity', () => {
  it('[DEVICE-4] says what happened, by which way, when and on which device', async () => {
    await open([LOGIN, PARTNER, { ...LOGIN, activity: 'signInFailed', authMthd: 90, device: '' }]);
    const [login, partner, failed] = items();
    expect(login).toMatch(/^Logged in with Email1[45] Nov 2023, \d\d:\d\dChrome, Windows$/);
    expect(partner).toMatch(/^Campus Meetings connected/);
    expect(failed).toMatch(/^Failed login with a passkey.*Unknown device$/);
  });

  it('[DEVICE-4] shows a page at a time', async () => {
    await open(Array.from({ length: ACTIVITY_PAGE + 1 }, () => LOGIN));
    expect(items()).toHaveLength(ACTIVITY_PAGE);
    await userEvent.click(button('Show more'));
    expect(document.activeElement).toBe(screen.getAllByRole('listitem')[ACTIVITY_PAGE]);
    expect(items()).toHaveLength(ACTIVITY_PAGE + 1);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});
