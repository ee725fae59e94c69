import { expect, test } from 'vitest';
import { createActor, fromPromise, type InspectionEvent } from 'xstate';
import { PortError } from '#machines/failures.ts';
import { GUEST, MEMBER } from '#machines/samples.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { shellMachine } from '#machines/shell/shell.machine.ts';
import type { Entry } from '#machines/shell/shell.types.ts';
import type { Viewer } from '#machines/viewer.ts';

/* What the root actor sends: no part of its snapshot, so that no model hears it. */

const GATEWAY: Entry = {
  kind: 'gateway',
  request: {
    type: 'meeting',
    clientId: 'meeting',
    returnUrl: 'https://meet.example.com/cb',
    returnValue: null,
    state: null,
    interaction: null,
  },
};

/** `user`: what GET /auth/user-info answers. */
function openShell({ entry = { kind: 'page' }, user }: { readonly entry?: Entry; readonly user: () => Promise<Viewer> }) {
  const sent: { readonly to: string; readonly event: object }[] = [];
  const inspect = (seen: InspectionEvent) => {
    if (seen.type === '@xstate.event' && seen.sourceRef === root && 'id' in seen.actorRef) {
      sent.push({ to: String(seen.actorRef.id), event: seen.event });
    }
  };
  const machine = shellMachine.provide({
    actors: {
      session: sessionMachine.provide({ actors: { loadUser: fromPromise(user) } }),
      loadConfiguration: fromPromise<{ enabledMethods: readonly number[] }, void>(async () => ({ enabledMethods: [3] })),
    },
  });
  const input = {
    hasToken: true,
    isRestorable: false,
    place: null,
    draft: null,
    resumed: null,
    enabledMethods: [1],
    maintenance: false,
    inAppBrowser: { browser: null, cameBackTo: null },
  };
  const root = createActor(machine, { input: { ...input, entry }, inspect });
  const unknown: string[] = [];
  root.on('ADDRESS_UNKNOWN', ({ type }) => unknown.push(type));
  root.start();
  const to = (name: string) => sent.filter((each) => each.to === name).map(({ event }) => event);
  return { root, to, unknown };
}

const member = async () => MEMBER;
const unreachable = () => Promise.reject(new PortError());

test('[SHELL-1] the popups are told who is signed in', async () => {
  const { to } = openShell({ user: member });
  await expect.poll(() => to('popups')).toContainEqual({ type: 'VIEWER_CHANGED', viewer: MEMBER, elsewhere: false });
});

test('[RESET-2] [HAND-1] the popups are told of a login in another tab as such, and of the next one here as one of this tab', async () => {
  const { root, to } = openShell({ user: member });
  await expect.poll(() => to('popups')).toContainEqual({ type: 'VIEWER_CHANGED', viewer: MEMBER, elsewhere: false });
  const { session } = root.getSnapshot().children;
  for (const elsewhere of [true, false]) {
    session?.send({ type: 'TOKEN_CLEARED' });
    session?.send({ type: 'TOKEN_STORED', elsewhere });
    await expect.poll(() => to('popups').at(-1)).toEqual({ type: 'VIEWER_CHANGED', viewer: MEMBER, elsewhere });
  }
});

test('[METHOD-2] the popups are told which methods the server has', async () => {
  const { to } = openShell({ user: member });
  await expect.poll(() => to('popups')).toContainEqual({ type: 'METHODS_CHANGED', enabledMethods: [3] });
});

test('[GW-1] the gateway is told who is signed in', async () => {
  const { to } = openShell({ entry: GATEWAY, user: member });
  await expect.poll(() => to('ssoGateway')).toContainEqual({ type: 'VIEWER_CHANGED', viewer: MEMBER });
});

test('[ERR-7] the gateway is told that it could not be asked who is signed in', async () => {
  const { to } = openShell({ entry: GATEWAY, user: unreachable });
  await expect
    .poll(() => to('ssoGateway'))
    .toContainEqual({ type: 'USER_INFO_FAILED', failure: expect.objectContaining({ code: 'userInfoFailed' }) });
});

test.each<readonly [address: string, entry: Entry, unknown: readonly string[]]>([
  ['no page', { kind: 'nowhere' }, ['ADDRESS_UNKNOWN']],
  ['no campus', { kind: 'campus', path: 'no campus' }, ['ADDRESS_UNKNOWN']],
  // Without the list of campuses it may be one.
  ['perhaps a campus', { kind: 'campus', path: 'yonsei' }, []],
])('[ROUTE-7] [CAMPUS-1] an address that is %s leads home, and is said to be unknown if it is', async (_, entry, said) => {
  const { root, unknown } = openShell({ entry, user: member });
  await expect.poll(() => root.getSnapshot().value.entry).toBe('browsing');
  expect(unknown).toEqual(said);
});

test('[OUT-1] a guest who links an account in place of signing out comes to linking', async () => {
  const { root, to } = openShell({ user: async () => GUEST });
  await expect.poll(() => root.getSnapshot().context.viewer).toEqual(GUEST);
  root.send({ type: 'LOGOUT_REQUESTED' });
  root.getSnapshot().children.logout?.send({ type: 'LINK_CHOSEN' });
  expect(to('popups')).toContainEqual({ type: 'OPEN', popup: 'linkAccount' });
});
