import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import type { Campus } from '#machines/campus.ts';
import type { InAppBrowserInput } from '#machines/in-app-browser/in-app-browser.machine.ts';
import type { Place } from '#machines/place.ts';
import type { Draft } from '#machines/popups/draft.ts';
import { popupsMachine } from '#machines/popups/popups.machine.ts';
import type { PageRequest, ResumedAnswer } from '#machines/popups/popups.types.ts';
import { type SessionEvent, sessionMachine } from '#machines/session/session.machine.ts';
import { shellMachine } from '#machines/shell/shell.machine.ts';
import type { Entry } from '#machines/shell/shell.types.ts';
import { viewerOf } from '#machines/viewer.ts';
import { USER_KEY } from '../api/queries.ts';
import { createDeadlineClock } from '../browser/deadline-clock.ts';
import { shownAgain } from '../browser/shown-again.ts';
import { createWorld } from '../browser/world.ts';
import { provideAccounts } from './ports/accounts.ts';
import { provideAgreements } from './ports/agreements.ts';
import { provideEntry } from './ports/entry.ts';
import { provideProfile } from './ports/profile.ts';
import { provideLazily } from './ports/provide-lazily.ts';
import { provideSignedIn, sessionEnd } from './ports/signed-in.ts';
import type { Navigation } from './routes/navigation.ts';
import type { Services } from './services.ts';

export interface SystemInput {
  readonly place: Place | null;
  /** The campus that the place belongs to (CAMPUS-2); none by default. */
  readonly campus?: Campus | null;
  readonly draft: Draft | null;
  readonly resumed: ResumedAnswer | null;
  readonly entry: Entry;
  /** What a page's address asks for beside the page (LOGIN-1, WELC-1); nothing by default. */
  readonly asked?: PageRequest | null;
  /** The guest of this device has asked not to be pushed for a week (POP-4); not by default. */
  readonly leftAlone?: boolean;
  /** Is a maintenance list configured? (GATE-4) */
  readonly maintenance: boolean;
  /** Which browser shows the page (DOOR-1); an ordinary one where nothing is said. */
  readonly inAppBrowser?: InAppBrowserInput;
}

export type System = ActorRefFrom<typeof shellMachine>;

/** The root actor, made once outside React. The ports of its flows are provided here and in `ports/`. */
export function createSystem(services: Services, navigation: Navigation, input: SystemInput): System {
  const kept = services.tokenStore.read().is;
  return createActor(provided(services, navigation), {
    input: {
      inAppBrowser: { browser: null, cameBackTo: null },
      ...input,
      hasToken: kept === 'token',
      isRestorable: kept === 'inDoubt',
      enabledMethods: services.configuration().enabledMethods,
    },
    clock: createDeadlineClock(),
  });
}

function provided(services: Services, navigation: Navigation) {
  const { queryClient, tokenStore } = services;

  const popups = popupsMachine.provide({
    actors: {
      ...provideAccounts(services),
      ...provideProfile(services),
      ...provideAgreements(services),
      refreshToken: fromPromise(() => services.freshToken()),
      enterWorld: fromPromise(async ({ input, signal }) => {
        await navigation.settled();
        // The person may have changed their mind meanwhile.
        if (signal.aborted) return;
        createWorld(services.configuration().worldUrl).enter(input.place);
        await shownAgain(signal);
      }),
    },
  });

  const session = sessionMachine.provide({
    actors: {
      restoreSession: fromPromise(() => services.freshToken()),
      loadUser: fromPromise(async () => {
        const user = await queryClient.fetchQuery(services.userQuery);
        return viewerOf({ userId: user.user_id, authMethod: user.auth_mthd });
      }),
      watchToken: fromCallback<SessionEvent>(({ sendBack }) =>
        tokenStore.subscribe(({ is, here, refused }) => {
          if (is === 'refreshed') return;
          // What another tab's user looks like is not known here. Emptied, not removed: what shows the user goes on following this query.
          if (!here || is === 'signedOut') queryClient.getQueryCache().find({ queryKey: USER_KEY })?.reset();
          if (refused) sendBack({ type: 'TOKEN_REFUSED' });
          else sendBack(is === 'signedIn' ? { type: 'TOKEN_STORED', elsewhere: !here } : { type: 'TOKEN_CLEARED' });
        }),
      ),
    },
  });

  const { ssoGateway, ...entry } = provideEntry(services, navigation);

  return shellMachine.provide({
    actors: {
      ...entry,
      ssoGateway: provideLazily(ssoGateway, (machine) => machine.provide({ actors: sessionEnd(services) })),
      popups,
      session,
      refreshQueue: services.refreshQueue,
      ...provideSignedIn(services),
      loadConfiguration: fromPromise<{ enabledMethods: readonly number[] }, void>(async () => {
        const { enabledMethods } = await queryClient.fetchQuery(services.configurationQuery);
        return { enabledMethods };
      }),
      goHome: fromPromise(() => navigation.goHome()),
    },
  });
}
