import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import type { ActorRefFrom } from 'xstate';
import type { popupsMachine } from '#machines/popups/popups.machine.ts';
import { USER_KEY } from '#src/api/queries.ts';
import type { KnownUser } from '#src/api/user.ts';
import { showToast } from '#src/ui/status/status-store.ts';
import type { System } from '../system.ts';

/**
 * Says who is signed in now, as the popups emit it: the popup that signed in is closed by then, and the page may not show a name.
 * The next popup ends it: after a logout, or above what a popup offers, it would be wrong.
 */
export function greetAtSignIn(popups: ActorRefFrom<typeof popupsMachine> | undefined, queryClient: QueryClient, i18n: I18n): void {
  popups?.on('SIGNED_IN', ({ by }) => {
    const nickname = queryClient.getQueryData<KnownUser>(USER_KEY)?.ncknm;
    if (nickname !== undefined) {
      showToast(
        i18n.t(($) => $.session.signedIn[by], { nickname }),
        'success',
        { ofStep: true },
      );
    }
  });
}

/** Says once that the address leads nowhere; the landing page takes its place (ROUTE-7, CAMPUS-1). To be heard before the start. */
export function sayUnknownAddress(system: System, i18n: I18n): void {
  system.on('ADDRESS_UNKNOWN', () =>
    showToast(
      i18n.t(($) => $.campusCheck.unknownAddress),
      'info',
    ),
  );
}
