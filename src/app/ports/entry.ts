import { fromPromise } from 'xstate';
import { campusCheckMachine, type ListedCampus } from '#machines/campus-check/campus-check.machine.ts';
import { inAppBrowserMachine } from '#machines/in-app-browser/in-app-browser.machine.ts';
import { mailLinkMachine } from '#machines/mail-link/mail-link.machine.ts';
import { maintenanceGateMachine } from '#machines/maintenance-gate/maintenance-gate.machine.ts';
import { presenceMachine } from '#machines/presence/presence.machine.ts';
import { partnerAddress } from '#machines/sso-gateway/partner-address.ts';
import { ssoGatewayMachine } from '#machines/sso-gateway/sso-gateway.machine.ts';
import { campusOf } from '#src/api/campus.ts';
import { campusListQuery } from '#src/api/queries.ts';
import { watchActivity } from '#src/browser/activity.ts';
import { copyText } from '#src/browser/copy-text.ts';
import { passOnCode } from '#src/browser/mailed-code.ts';
import { openOutside } from '#src/browser/outside.ts';
import { createWorld } from '#src/browser/world.ts';
import type { Navigation } from '../routes/navigation.ts';
import type { Services } from '../services.ts';
import { maintenanceList } from '../start/page-settings.ts';
import { provideHandOverApproval } from './hand-over.ts';
import { provideLazily } from './provide-lazily.ts';

/** What the address may ask for beside a page of ours, with its ports. */
export function provideEntry(services: Services, navigation: Pick<Navigation, 'settled'>) {
  const { actions, client, queryClient } = services;
  return {
    maintenanceGate: provideLazily(maintenanceGateMachine, (machine) =>
      machine.provide({
        actors: {
          checkAddress: fromPromise(async ({ signal }) => {
            // Loaded only where maintenance is configured (GATE-4).
            const { checkCaller } = await import('#src/browser/maintenance.ts');
            return checkCaller({ listUrl: maintenanceList() ?? '', signal });
          }),
          reload: fromPromise(async () => {
            window.location.reload();
            await leaving();
          }),
        },
      }),
    ),
    inAppBrowser: provideLazily(inAppBrowserMachine, (machine) =>
      machine.provide({
        actors: {
          openOutside: fromPromise(({ input, signal }) => openOutside(input, signal)),
          copyAddress: fromPromise(({ input }) => copyText(input.address ?? '')),
        },
      }),
    ),
    presence: provideLazily(presenceMachine, (machine) =>
      machine.provide({ actors: { watchActivity: watchActivity(() => services.sharedComputer.noteUse()) } }),
    ),
    campusCheck: provideLazily(campusCheckMachine, (machine) =>
      machine.provide({
        actors: {
          loadCampusCodes: fromPromise<readonly ListedCampus[], void>(async () =>
            (await queryClient.fetchQuery(campusListQuery(client))).map(campusOf),
          ),
        },
      }),
    ),
    mailLink: provideLazily(mailLinkMachine, (machine) =>
      machine.provide({ actors: { passOn: fromPromise(({ input, signal }) => passOnCode(input, signal)) } }),
    ),
    handOverApproval: provideHandOverApproval(services),
    clearAddress: fromPromise<void, void>(async () => {
      await navigation.settled();
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    }),
    ssoGateway: provideLazily(ssoGatewayMachine, (machine) =>
      machine.provide({
        actors: {
          loadUser: fromPromise(async () => {
            await queryClient.fetchQuery({ ...services.userQuery, staleTime: 0 });
          }),
          namePartner: fromPromise(({ input, signal }) => actions.namePartner(input, signal)),
          requestPartnerCode: fromPromise(({ input, signal }) => actions.requestPartnerCode(input, signal)),
          consentToPartner: fromPromise(({ input, signal }) => actions.consentToPartner(input, signal)),
          leaveForPartner: fromPromise(async ({ input: { type, returnUrl, returnValue, state, code } }) => {
            // Its label and key are configuration, which may still be on its way.
            if (type === 'meeting') await queryClient.fetchQuery(services.configurationQuery).catch(() => undefined);
            const partner = type === 'meeting' ? (services.configuration().partner ?? null) : null;
            if (type === 'meeting' && partner === null) throw new Error('the meeting partner is not configured');
            await navigation.settled();
            const own = { partner, returnValue: type === 'meeting' ? returnValue : null, state };
            window.location.replace(partnerAddress(returnUrl, code, own));
            await leaving();
          }),
          refusePartner: fromPromise(({ input, signal }) => actions.refusePartner(input, signal)),
          leaveForDoor: fromPromise(async ({ input }) => {
            await navigation.settled();
            window.location.replace(input.next);
            await leaving();
          }),
          closeWindow: fromPromise<void, void>(async () => {
            window.close();
            // A window that a person opened stays; there is no telling but by still being here.
            await new Promise((resolve) => setTimeout(resolve, 300));
            throw new Error('the window stays open');
          }),
        },
      }),
    ),
    refreshToken: fromPromise<{ signedIn: boolean }, void>(() => services.freshToken()),
    enterCampus: fromPromise<void, { place: Parameters<ReturnType<typeof createWorld>['enter']>[0] | null }>(
      async ({ input: { place } }) => {
        if (place === null) throw new Error('no place of the 3D host');
        await queryClient.fetchQuery(services.configurationQuery).catch(() => undefined);
        // Replaced, so that Back does not lead here, and on to the campus again.
        createWorld(services.configuration().worldUrl, (address) => window.location.replace(address)).enter(place);
        await leaving();
      },
    ),
    leaveForSite: fromPromise<void, { url: string }>(async ({ input }) => window.location.replace(input.url)),
  };
}

/** The page is on its way out: nothing comes after. */
const leaving = (): Promise<void> => new Promise(() => undefined);
