import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import type { ActorRefFrom } from 'xstate';
import type { popupsMachine } from '#machines/popups/popups.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { USER_KEY } from '#src/api/queries.ts';
import type { KnownUser } from '#src/api/user.ts';
import { showSuccess, showToast } from '#src/ui/status/status-store.ts';
import type { System } from '../system.ts';

/**
 * Says who is signed in now, as the popups emit it: the popup that signed in is closed by then, and the page may not show a name.
 * An account that was being deleted and stays is said so (LEGAL-2). The next popup ends a greeting: after a logout, or above what a popup offers, it would be wrong.
 */
export function greetAtSignIn(
  popups: ActorRefFrom<typeof popupsMachine> | undefined,
  { queryClient }: { readonly queryClient: QueryClient },
  i18n: I18n,
): void {
  popups?.on('SIGNED_IN', ({ by }) => {
    const user = queryClient.getQueryData<KnownUser>(USER_KEY);
    if (user === undefined) return;
    const stays = user.dltn_cncl_yn === 'Y';
    if (stays) showSuccess(i18n.t(($) => $.session.stayed));
    // What a reset has done is said in any case.
    if (!stays || by === 'reset')
      showToast(
        i18n.t(($) => $.session.signedIn[by], { nickname: user.ncknm }),
        'success',
        { ofStep: true },
      );
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

/** Says that the person is logged out, as they asked: the landing page alone does not (OUT-1). To be heard before the start. */
export function sayLoggedOut(system: System, i18n: I18n): void {
  system.on('LOGGED_OUT', () =>
    showToast(
      i18n.t(($) => $.session.loggedOut),
      'success',
    ),
  );
}

/** Says that the session is over, which no person of this browser has ended: another device has, or its time (DEVICE-2, REFR-2). */
export function saySessionEnded(session: ActorRefFrom<typeof sessionMachine> | undefined, i18n: I18n): void {
  session?.on('SESSION_ENDED', () =>
    showToast(
      i18n.t(($) => $.session.ended),
      'warning',
    ),
  );
}
