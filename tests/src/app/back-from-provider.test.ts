// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { provideProviderTicket } from '#src/app/ports/provider-ticket.ts';
import type { Services } from '#src/app/services.ts';

vi.mock('#src/browser/provider-page.ts', () => ({ createProviderPage: () => ({ leaveByPage: () => true }) }));
afterEach(() => vi.restoreAllMocks());

const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('[SOC-1] [DOOR-2] a person who goes Back from the provider to the kept page finds the ways on again, not a button that waits for good', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const services = { actions: {}, client: { baseUrl: '/api/v1' } } as unknown as Pick<Services, 'actions' | 'client'>;
  const ticket = createActor(provideProviderTicket(services), { input: { method: 'kakao', purpose: 'login', answer: null } }).start();
  const state = () => ticket.getSnapshot().children.providerWindow?.getSnapshot().value;
  await vi.waitFor(() => expect(state()).toEqual({ open: 'blocked' }));
  ticket.getSnapshot().children.providerWindow?.send({ type: 'PAGE_CHOSEN' });
  expect(state()).toEqual({ open: 'leaving' });
  // The first show of a page that was still loading is no way back.
  show(false);
  await Promise.resolve();
  expect(state()).toEqual({ open: 'leaving' });
  show(true);
  await vi.waitFor(() => expect(state()).toEqual({ open: 'blocked' }));
  ticket.stop();
});
