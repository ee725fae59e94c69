// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type ConnectedService, connectedServicesMachine } from '#machines/connected-services/connected-services.machine.ts';
import { PortError } from '#machines/failures.ts';
import failures from '#src/i18n/texts/failures.json' with { type: 'json' };
import { ConnectedServices } from '#src/popups/connected-services/connected-services.tsx';
import { button, type Deferred, deferred, renderScreen, shownState } from './render-screen.tsx';
import { expectDone } from './said.ts';

const MEETING: ConnectedService = {
  clientId: 'meeting',
  name: 'Campus Meetings',
  agreedAt: 1_700_000_000_000,
  usedAt: 1_700_000_600_000,
  coversEmail: true,
  purpose: 'Shows your name in meetings.',
  about: {
    logo: '/media/partner/meeting.png',
    retention: 'A year',
    privacyUrl: 'https://meet.partner.example/privacy',
    contact: 'privacy@meet.partner.example',
  },
};
const LIBRARY: ConnectedService = {
  ...MEETING,
  clientId: 'library',
  name: 'Library',
  usedAt: null,
  coversEmail: false,
  purpose: null,
  about: {},
};

async function open(list: readonly ConnectedService[] | PortError = [MEETING, LIBRARY]) {
  const answers: Deferred<readonly ConnectedService[]>[] = [];
  const endConsent = vi.fn((_: { clientId: string }) => {
    const answer = deferred<readonly ConnectedService[]>();
    answers.push(answer);
    return answer.promise;
  });
  const listConsents = async () => {
    if (list instanceof PortError) throw list;
    return list;
  };
  const actors = {
    listConsents: fromPromise<readonly ConnectedService[], void>(listConsents),
    endConsent: fromPromise<readonly ConnectedService[], { clientId: string }>(({ input }) => endConsent(input)),
  };
  const actor = createActor(connectedServicesMachine.provide({ actors })).start();
  await renderScreen(<ConnectedServices actor={actor} />);
  await vi.waitFor(() => expect(actor.getSnapshot().value).not.toBe('reading'));
  return { actor, answers, endConsent };
}

const items = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('the connected services', () => {
  it('[PARTNER-5] are listed with what they learn and why, since when, and their last use', async () => {
    await open();
    const [meeting, library] = items();
    expect(meeting).toMatch(
      /^Campus MeetingsShared: member number, nickname, ID, profile image, emailPurpose: Shows your name in meetings\.Kept for: A yearPrivacy policy \(meet\.partner\.example\) \(Opens in a new tab\)Contact: privacy@meet\.partner\.exampleConnected since/,
    );
    expect(library).toMatch(
      /^LibraryShared: member number, nickname, ID, profile imagePurpose: loginConnected since .*No use on recordDisconnect$/,
    );
  });

  it('[PARTNER-3] [PARTNER-5] a logo stands beside the name, as this server keeps it; without one, or where it does not load, a mark does', async () => {
    await open();
    const [meeting, library] = screen.getAllByRole('listitem');
    const logo = meeting?.querySelector('img');
    expect(logo?.getAttribute('src')).toBe('/media/partner/meeting.png');
    expect(library?.querySelector('img')).toBeNull();
    expect(library?.querySelector('svg')).not.toBeNull();
    if (logo !== null && logo !== undefined) fireEvent.error(logo);
    expect(meeting?.querySelector('img')).toBeNull();
    expect(meeting?.querySelector('svg')).not.toBeNull();
    expect(screen.getByRole('link', { name: /Privacy policy/ }).getAttribute('href')).toBe('https://meet.partner.example/privacy');
  });

  it('[PARTNER-5] one is disconnected once that is confirmed', async () => {
    const { answers, endConsent } = await open();
    await userEvent.click(button('Disconnect: Campus Meetings'));
    expect(screen.getByRole('alertdialog').textContent).toContain('You stay logged in to Madang');
    expect(endConsent).not.toHaveBeenCalled();
    await userEvent.click(button('Disconnect'));
    expect(endConsent).toHaveBeenCalledExactlyOnceWith({ clientId: 'meeting' });
    answers[0]?.resolve([LIBRARY]);
    await vi.waitFor(() => expect(shownState()).toBe('connectedServices listing'));
    expect(items()).toHaveLength(1);
    await expectDone('Service disconnected.');
  });

  it('[PARTNER-5] without any that is said, and a failure is no empty list', async () => {
    await open([]);
    expect(screen.getByText('No service is connected.')).not.toBeNull();
  });

  it('[PARTNER-5] says what failed, and keeps the list', async () => {
    const { answers } = await open();
    await userEvent.click(button('Disconnect: Library'));
    await userEvent.click(button('Disconnect'));
    answers[0]?.reject(new PortError());
    expect((await screen.findByRole('alert')).textContent).toContain(failures.consentEndFailed.en);
    expect(items()).toHaveLength(2);
  });
});
