import { fromCallback } from 'xstate';
import { type LastWayNoticeEvent, lastWayNoticeMachine } from '#machines/last-way-notice/last-way-notice.machine.ts';
import type { Services } from '../services.ts';
import { provideLazily } from './provide-lazily.ts';

/** The notice that the only way is gone, with its port: it reads what the flows ask the server for anyway (WAY-2). */
export function provideLastWayNotice({ queryClient, userQuery }: Services) {
  return provideLazily(lastWayNoticeMachine, (machine) =>
    machine.provide({
      actors: {
        watchAccount: fromCallback<Extract<LastWayNoticeEvent, { type: 'ACCOUNT_READ' }>>(({ sendBack }) => {
          const read = () => queryClient.getQueryData(userQuery.queryKey)?.gone_auth_mthd ?? null;
          let told: number | null = null;
          const tell = () => {
            const gone = read();
            if (gone === told) return;
            told = gone;
            sendBack({ type: 'ACCOUNT_READ', gone });
          };
          tell();
          return queryClient.getQueryCache().subscribe(tell);
        }),
      },
    }),
  );
}
