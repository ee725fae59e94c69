// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PortError } from '#machines/failures.ts';
import { arrive, heading, MEMBER, show, shown } from './gateway-support.tsx';

describe('the gateway', () => {
  it('[GW-4] [GW-5] says that the server does not know the partner before a password is typed', async () => {
    const { actor, name } = arrive();
    actor.send({ type: 'VIEWER_CHANGED', viewer: { kind: 'visitor' } });
    await show(actor);
    name.reject(new PortError({ reason: 'partnerUnknown', serverMessage: 'No such partner.' }));
    expect((await screen.findByRole('alert')).textContent).toContain('No such partner.');
  });

  it('[GW-1] [ERR-11] alerts to a request that is not valid; then the window is to be closed', async () => {
    const { actor, closing } = arrive({ clientId: null });
    await show(actor);
    expect(heading()).toBe('This request isn’t valid');
    expect(screen.getByRole('alert').textContent).toContain('try again from the service you came from');
    expect(shown()?.state).toBe('alertingInvalid');
    expect(document.querySelector('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(shown()?.state).toBe('closing');
    expect(heading()).toBe('We couldn’t take you to the meeting service');

    closing.reject(new Error('refused'));
    await expect.poll(heading).toBe('Please close this window');
    expect(shown()?.state).toBe('stranded');
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  });

  it('[GW-4] [ERR-7] alerts when the user cannot be loaded', async () => {
    const { actor, user } = arrive();
    actor.send({ type: 'VIEWER_CHANGED', viewer: MEMBER });
    await show(actor);
    user.reject(new Error('network'));
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load your information.');
    expect(heading()).toBe('We couldn’t take you to the meeting service');
  });

  it('[GW-4] [ERR-27] alerts in the server’s words when there is no code; its button has the focus, and confirms', async () => {
    const { actor, user, code } = arrive();
    actor.send({ type: 'VIEWER_CHANGED', viewer: MEMBER });
    await show(actor);
    user.resolve();
    code.reject(new PortError({ serverMessage: 'This client may not return there.' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This client may not return there.');
    await userEvent.keyboard('{Enter}');
    expect(actor.getSnapshot().value).toBe('closing');
  });
});
