import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ssoGatewayMachine } from '#machines/sso-gateway/sso-gateway.machine.ts';
import type { GatewayType, PartnerCode } from '#machines/sso-gateway/sso-gateway.types.ts';
import type { Viewer } from '#machines/viewer.ts';
import { Gateway } from '#src/pages/gateway/gateway.tsx';
import { deferred, renderScreen } from '../popups/render-screen.tsx';

export const MEMBER: Viewer = { kind: 'member', userId: 'u-1', authMethod: 1 };
export const GUEST: Viewer = { kind: 'guest', userId: 'u-2', authMethod: 0 };
export const KEY = 'client-4711';

export function arrive({
  type = 'meeting',
  clientId = KEY,
  interaction = null,
  asksForEmail = false,
}: {
  type?: GatewayType;
  clientId?: string | null;
  interaction?: string | null;
  asksForEmail?: boolean;
} = {}) {
  const ports = {
    name: deferred<string>(),
    user: deferred<void>(),
    code: deferred<PartnerCode>(),
    consent: deferred<void>(),
    ended: deferred<void>(),
    leaving: deferred<void>(),
    refusal: deferred<string>(),
    onward: deferred<void>(),
    closing: deferred<void>(),
  };
  const asked: string[] = [];
  const machine = ssoGatewayMachine.provide({
    actors: {
      namePartner: fromPromise(() => ports.name.promise),
      loadUser: fromPromise(() => ports.user.promise),
      requestPartnerCode: fromPromise(() => {
        asked.push('code');
        return asked.includes('consent') ? new Promise<never>(() => {}) : ports.code.promise;
      }),
      consentToPartner: fromPromise(({ input }) => {
        asked.push('consent');
        expect(input).toEqual({ clientId, asksForEmail });
        return ports.consent.promise;
      }),
      endSession: fromPromise<void, void>(() => {
        asked.push('end');
        return ports.ended.promise;
      }),
      forgetSession: fromPromise<void, void>(async () => void asked.push('forget')),
      refusePartner: fromPromise(({ input }) => {
        asked.push(`refuse ${input.interaction}`);
        return ports.refusal.promise;
      }),
      leaveForDoor: fromPromise(({ input }) => {
        asked.push(`on to ${input.next}`);
        return ports.onward.promise;
      }),
      leaveForPartner: fromPromise(() => ports.leaving.promise),
      closeWindow: fromPromise(() => ports.closing.promise),
    },
  });
  const actor = createActor(machine, {
    input: { type, clientId, returnUrl: 'https://meet.partner.example/back', returnValue: 'room-9', state: null, interaction },
  }).start();
  return { actor, asked, ...ports };
}
type Arrived = ReturnType<typeof arrive>['actor'];

export async function show(actor: Arrived | null) {
  const [onSignIn, onLinkAccount] = [vi.fn(), vi.fn()];
  await renderScreen(<Gateway actor={actor} nickname="Minji" onSignIn={onSignIn} onLinkAccount={onLinkAccount} />);
  return { onSignIn, onLinkAccount };
}
export const shown = () => document.querySelector<HTMLElement>('dialog, [data-flow]:not(:has(dialog))')?.dataset;
export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
