import { isOffered, methodByCode } from '#contract/methods.ts';
import { defineBindings } from '../bindings.ts';
import { nothing } from '../wire/arrange.ts';
import { asks } from '../wire/wire.ts';

export const login = defineBindings('login', {
  events: {
    GUEST_CHOSEN: ({ press }) => press(($) => $.methods.guest.login),
    EMAIL_CHOSEN: ({ press }) => press(($) => $.methods.email.login),
    HAND_OVER_CHOSEN: ({ press }) => press(($) => $.handOver.button),
    METHOD_CHOSEN: ({ event: { method }, press }) => press(($) => $.methods[method].login),
    SCHOOL_SEARCH_CHOSEN: ({ top, say }) => top.getByLabel(say(($) => $.providerWindow.school)).click(),
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
  ports: { loginAsGuest: asks('loginAsGuest', 'guestLogin') },
  server: { starts: { plain: nothing }, outcomes: { 'loginAsGuest.done': nothing } },
});
