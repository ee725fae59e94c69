// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { PortError } from '#machines/failures.ts';
import { ssoGatewayMachine } from '#machines/sso-gateway/sso-gateway.machine.ts';
import type { GatewayType } from '#machines/sso-gateway/sso-gateway.types.ts';
import type { Viewer } from '#machines/viewer.ts';
import { Gateway } from '#src/pages/gateway/gateway.tsx';
import { lookOf, STEPS } from '#src/pages/gateway/looks.ts';
import { expectTextsInEveryLanguage } from '../popups/in-every-language.tsx';
import { arrive, GUEST, heading, KEY, MEMBER, show, shown } from './gateway-support.tsx';

const step = () => document.querySelector('[aria-current=step]')?.textContent;

describe('the gateway', () => {
  it('[GW-2] says what goes on, from the request to the partner', async () => {
    const { actor, user, code } = arrive();
    await show(actor);
    expect(shown()).toMatchObject({ flow: 'ssoGateway', state: 'recognising' });
    expect([heading(), step()]).toEqual(['Taking you to the meeting service', 'Check']);
    expect(document.title).toBe('Taking you to the meeting service · Madang');

    actor.send({ type: 'VIEWER_CHANGED', viewer: MEMBER });
    await expect.poll(() => shown()?.state).toBe('loadingUser');
    expect(step()).toBe('Log in');
    user.resolve();
    await expect.poll(() => shown()?.state).toBe('requestingCode');
    expect(step()).toBe('Log in');
    code.resolve({ is: 'code', code: 'secret' });
    await expect.poll(() => shown()?.state).toBe('redirecting');
    expect(step()).toBe('Go');
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
  });

  it('[GW-3] shows neither the client’s id, nor the address, nor the code', async () => {
    const { actor, user, code } = arrive();
    actor.send({ type: 'VIEWER_CHANGED', viewer: MEMBER });
    user.resolve();
    code.resolve({ is: 'code', code: 'secret' });
    await show(actor);
    await expect.poll(() => shown()?.state).toBe('redirecting');
    for (const hidden of [KEY, 'partner.example', 'room-9', 'secret']) expect(document.documentElement.outerHTML).not.toContain(hidden);
  });

  it('[GW-2] asks a visitor to log in, and offers the popup anew', async () => {
    const { actor } = arrive({ type: 'platform' });
    actor.send({ type: 'VIEWER_CHANGED', viewer: { kind: 'visitor' } });
    const { onSignIn, onLinkAccount } = await show(actor);
    expect(shown()?.state).toBe('signingIn');
    expect(heading()).toBe('Log in to use the connected service');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(onSignIn).toHaveBeenCalledOnce();
    expect(onLinkAccount).not.toHaveBeenCalled();
  });

  it('[JOIN-4] tells a guest that an account comes first', async () => {
    const { actor } = arrive();
    actor.send({ type: 'VIEWER_CHANGED', viewer: GUEST });
    const { onSignIn, onLinkAccount } = await show(actor);
    expect(shown()?.state).toBe('linking');
    expect(screen.getByRole('status').textContent).toContain('Guests can’t go there.');
    await userEvent.click(screen.getByRole('button', { name: 'Link an account' }));
    expect(onLinkAccount).toHaveBeenCalledOnce();
    expect(onSignIn).not.toHaveBeenCalled();
  });

  it('[GW-2] names the partner once the server does, and leaves the shared data to the consent', async () => {
    const { actor, name } = arrive();
    actor.send({ type: 'VIEWER_CHANGED', viewer: { kind: 'visitor' } });
    await show(actor);
    expect(heading()).toBe('Log in to use the meeting service');
    name.resolve('Campus Meetings');
    await expect.poll(heading).toBe('Log in to continue to Campus Meetings');
    expect(screen.getByRole('status').textContent).not.toContain('member number');
  });

  it('[GW-2] [JOIN-4] tells a guest, too, which partner needs an account', async () => {
    const { actor, name } = arrive();
    actor.send({ type: 'VIEWER_CHANGED', viewer: GUEST });
    await show(actor);
    name.resolve('Campus Meetings');
    await expect.poll(heading).toBe('Campus Meetings needs an account');
    const { textContent } = screen.getByRole('status');
    expect(textContent).toContain('Guests can’t go there.');
    expect(textContent).not.toContain('member number');
  });

  it('[GW-2] [GW-5] goes on without a name where the server gives none', async () => {
    const { actor, name } = arrive();
    actor.send({ type: 'VIEWER_CHANGED', viewer: { kind: 'visitor' } });
    await show(actor);
    name.reject(new PortError());
    await Promise.resolve();
    expect([shown()?.state, heading()]).toEqual(['signingIn', 'Log in to use the meeting service']);
  });

  it.each([
    ['visitor', { kind: 'visitor' } as const],
    ['guest', GUEST],
  ])('[GW-2] [JOIN-4] lets a %s leave without signing in: the window closes, and the partner is told nothing', async (_, viewer) => {
    const { actor, asked } = arrive();
    actor.send({ type: 'VIEWER_CHANGED', viewer });
    await show(actor);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(shown()?.state).toBe('declining');
    expect(screen.getByRole('status').textContent).toContain('Nothing about you was shared.');
    expect(asked).toEqual([]);
  });

  it('[GW-1] says that the window can be closed once the gateway is passed', async () => {
    await show(null);
    expect(heading()).toBe('Please close this window');
    expect(shown()).toMatchObject({ flow: 'ssoGateway', state: 'gatewayPassed' });
  });

  it('[GW-2] has a look for every state, and no step but the three', () => {
    const states = Object.keys(ssoGatewayMachine.states) as Parameters<typeof lookOf>[0][];
    expect(states.filter((state) => lookOf(state) === null)).toEqual(['stranded', 'closed']);
    const looks = states.flatMap((state) => lookOf(state) ?? []);
    for (const { step } of looks) expect([0, 1, 2]).toContain(step);
    expect(new Set(looks.map(({ step }) => STEPS[step]))).toEqual(new Set(STEPS));
  });

  const nothing = () => {};
  const at =
    (viewer: Viewer | null, type: GatewayType, clientId: string | null = KEY) =>
    () => {
      const { actor } = arrive({ type, clientId });
      if (viewer !== null) actor.send({ type: 'VIEWER_CHANGED', viewer });
      return <Gateway actor={actor} nickname="Minji" onSignIn={nothing} onLinkAccount={nothing} />;
    };
  const atQuestion = (send: 'CONSENT_REFUSED' | null) => () => {
    const { actor: before } = arrive();
    const context = { ...before.getSnapshot().context, viewer: MEMBER, partnerName: 'Campus Meetings' };
    const machine = ssoGatewayMachine.provide({ actors: { closeWindow: fromPromise(() => new Promise<void>(() => {})) } });
    const snapshot = machine.resolveState({ value: 'askingConsent', context });
    const actor = createActor(machine, { input: before.getSnapshot().context, snapshot }).start();
    if (send !== null) actor.send({ type: send });
    return <Gateway actor={actor} nickname="Minji" onSignIn={nothing} onLinkAccount={nothing} />;
  };
  it.each([
    ['the check', at(null, 'meeting')],
    ['the check for the platform', at(null, 'platform')],
    ['a member', at(MEMBER, 'meeting')],
    ['a visitor', at({ kind: 'visitor' }, 'platform')],
    ['a guest', at(GUEST, 'meeting')],
    ['the question', atQuestion(null)],
    ['a refusal', atQuestion('CONSENT_REFUSED')],
    ['what is not valid', at(null, 'meeting', null)],
    ['the end', () => <Gateway actor={null} nickname="" onSignIn={nothing} onLinkAccount={nothing} />],
  ])('[LANG-2] speaks three languages: %s', (_, make) => expectTextsInEveryLanguage(make));
});
