import { fromPromise } from 'xstate';
import { methodByType } from '#contract/methods.ts';
import { activityMachine } from '#machines/activity/activity.machine.ts';
import { connectedServicesMachine } from '#machines/connected-services/connected-services.machine.ts';
import { dataExportMachine } from '#machines/data-export/data-export.machine.ts';
import { waysMachine } from '#machines/ways/ways.machine.ts';
import { saveFile } from '#src/browser/save-file.ts';
import type { Services } from '../services.ts';
import { provideConfirmIdentity } from './confirm-identity.ts';
import { provideLazily } from './provide-lazily.ts';

/** What the owner of an account sees and ends of it, with its ports (WAY-1, WAY-2, PARTNER-5, DEVICE-4). */
export function provideAccountLists(services: Services) {
  const { actions, queryClient, lastWay, userQuery } = services;
  return {
    ways: provideLazily(waysMachine, (machine) =>
      machine.provide({
        actors: {
          listWays: fromPromise(({ signal }) => actions.listWays(signal)),
          removeWay: fromPromise(async ({ input, signal }) => {
            const left = await actions.removeWay(input, signal);
            // It is not offered first any more, and the profile reads the user anew.
            if (methodByType(input.authMthd)?.code === lastWay.read()?.method) lastWay.forget();
            await queryClient.cancelQueries({ queryKey: userQuery.queryKey });
            await queryClient.invalidateQueries({ queryKey: userQuery.queryKey, refetchType: 'none' });
            return left;
          }),
          forgetSession: fromPromise<void, void>(async () => actions.forgetSession()),
          confirmIdentity: provideConfirmIdentity(services),
        },
      }),
    ),
    connectedServices: provideLazily(connectedServicesMachine, (machine) =>
      machine.provide({
        actors: {
          listConsents: fromPromise(({ signal }) => actions.listConsents(signal)),
          endConsent: fromPromise(({ input, signal }) => actions.endConsent(input, signal)),
        },
      }),
    ),
    dataExport: provideLazily(dataExportMachine, (machine) =>
      machine.provide({
        actors: {
          exportData: fromPromise(async ({ input, signal }) => {
            const { exportedAt, data } = await actions.exportData(input, signal);
            saveFile(`madang-${exportedAt.slice(0, 10)}.json`, JSON.stringify({ exportedAt, ...data }, null, 2), 'application/json');
          }),
          confirmIdentity: provideConfirmIdentity(services),
        },
      }),
    ),
    activity: provideLazily(activityMachine, (machine) =>
      machine.provide({ actors: { listActivity: fromPromise(({ signal }) => actions.listActivity(signal)) } }),
    ),
  };
}
