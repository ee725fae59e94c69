import { isOffered, methodByCode } from '#contract/methods.ts';
import { nothing } from '#machines/bindings/arrange.ts';
import { asks } from '#machines/bindings/asks.ts';
import { defineBindings, SEARCH_ENDS, SWITCHED_OFF } from '#machines/bindings/define-bindings.ts';
import { whole } from '#machines/bindings/looks.ts';

export const login = defineBindings('login', {
  // Forgetting looks as the choice does, and is over before anything is drawn.
  looks: (snapshot) => (snapshot.value === 'forgettingLastMethod' ? [] : [whole(snapshot), `last ${snapshot.context.lastMethod}`]),
  events: {
    GUEST_CHOSEN: ({ press }) => press(($) => $.methods.guest.login),
    EMAIL_CHOSEN: ({ press }) => press(($) => $.methods.email.login),
    HAND_OVER_CHOSEN: ({ press }) => press(($) => $.handOver.button),
    METHOD_CHOSEN: ({ event: { method }, press }) => press(($) => $.methods[method].login),
    SCHOOL_SEARCH_CHOSEN: ({ press }) => press(($) => $.schoolSearch.open),
    SIGN_UP_CHOSEN: ({ press }) => press(($) => $.login.signUp),
    LAST_METHOD_FORGOTTEN: ({ press }) => press(($) => $.login.forgetLastWay),
  },
  // The server's configuration has come anew.
  fromOutside: ['METHODS_CHANGED'],
  notOffered: {
    // The search has a way back of its own.
    BACK: (snapshot) => snapshot.matches('findingSchool'),
    // An alert is answered first.
    CLOSED: (snapshot) => snapshot.hasTag('alert'),
    // Schools are many here, and found by a search.
    METHOD_CHOSEN: ({ context }, { method }) => !isOffered(method, context.enabledMethods) || methodByCode(method).sso,
    SCHOOL_SEARCH_CHOSEN: ({ context }) => !isOffered('federation', context.enabledMethods),
    LAST_METHOD_FORGOTTEN: ({ context }) => context.lastMethod === null,
  },
  left: {
    'findingSchool: BACK -> choosing': SEARCH_ENDS,
    'login: BACK -> back': 'The login popup has no way back on the screen.',
    'choosing: METHOD_CHOSEN -> alertingNotSupported': SWITCHED_OFF,
    'stuck: METHOD_CHOSEN -> alertingNotSupported': SWITCHED_OFF,
    'withProvider: METHOD_CHOSEN -> alertingNotSupported': SWITCHED_OFF,
  },
  ports: { loginAsGuest: asks('loginAsGuest', 'guestLogin') },
  server: { starts: { plain: nothing }, outcomes: { 'loginAsGuest.done': nothing } },
});
