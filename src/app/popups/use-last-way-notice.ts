import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { lastWayNoticeMachine } from '#machines/last-way-notice/last-way-notice.machine.ts';
import { useApp } from '../app-context.tsx';
import { provideLastWayNotice } from '../ports/last-way-notice.ts';

/** An actor beside the root: it asks nothing of other flows, and its end would change none of them. It lives as long as what shows it. */
export function useLastWayNotice(): ActorRefFrom<typeof lastWayNoticeMachine> {
  const { services, system } = useApp();
  const machine = useMemo(() => provideLastWayNotice(services), [services]);
  return useActorRef(machine, { input: { atGateway: system.getSnapshot().context.entry.kind === 'gateway' } });
}
