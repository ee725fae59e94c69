import { isOffered, methodByCode } from '#contract/methods.ts';
import { defineBindings, SEARCH_ENDS, SWITCHED_OFF } from '#machines/bindings/define-bindings.ts';
import { whole } from '#machines/bindings/looks.ts';
import { mayPostpone } from '#machines/link-account/link-account.setup.ts';
import { isSignedIn } from '#machines/viewer.ts';

export const linkAccount = defineBindings('linkAccount', {
  // This alert has words of its own; what an earlier try said is not said again.
  looks: (snapshot) => [`${snapshot.context.viewer.kind} ${snapshot.value === 'alertingNoAuthInfo' ? snapshot.value : whole(snapshot)}`],
  events: {
    GUEST_CHOSEN: ({ press }) => press(($) => $.methods.guest.join),
    EMAIL_CHOSEN: ({ press, snapshot: { context } }) => press(($) => $.methods.email[isSignedIn(context.viewer) ? 'link' : 'join']),
    METHOD_CHOSEN: ({ event, press, snapshot: { context } }) =>
      press(($) => $.methods[event.method][isSignedIn(context.viewer) ? 'link' : 'join']),
    SCHOOL_SEARCH_CHOSEN: ({ press }) => press(($) => $.schoolSearch.open),
    CUSTOMISE_CHOSEN: ({ press }) => press(($) => $.linkAccount.customiseAvatar),
    POSTPONED: ({ press }) => press(($) => $.linkAccount.postpone),
  },
  // The server's configuration has come anew.
  fromOutside: ['METHODS_CHANGED'],
  notOffered: {
    GUEST_CHOSEN: ({ context }) => isSignedIn(context.viewer),
    CUSTOMISE_CHOSEN: ({ context }) => isSignedIn(context.viewer),
    POSTPONED: ({ context }) => !mayPostpone(context),
    // Schools are many here, and found by a search.
    METHOD_CHOSEN: ({ context }, { method }) => !isOffered(method, context.enabledMethods) || methodByCode(method).sso,
    SCHOOL_SEARCH_CHOSEN: ({ context }) => !isOffered('federation', context.enabledMethods),
    // A member's login by email is there already.
    EMAIL_CHOSEN: ({ context }) => context.viewer.kind === 'member',
    // A guest was pushed here, an alert is answered first, and the search has a way back of its own.
    BACK: (snapshot) => snapshot.context.viewer.kind === 'guest' || snapshot.hasTag('alert') || snapshot.matches('findingSchool'),
    CLOSED: (snapshot) => snapshot.hasTag('alert'),
  },
  left: {
    'choosing: METHOD_CHOSEN -> alertingNotSupported': SWITCHED_OFF,
    'stuck: METHOD_CHOSEN -> alertingNotSupported': SWITCHED_OFF,
    'withProvider: METHOD_CHOSEN -> alertingNotSupported': SWITCHED_OFF,
    'findingSchool: BACK -> choosing': SEARCH_ENDS,
  },
  ports: 'Its actors are flows.',
});
