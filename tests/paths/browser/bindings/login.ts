import { isOffered, methodByCode } from '#contract/methods.ts';
import { defineBindings } from '../bindings.ts';
import { nothing } from '../wire/arrange.ts';
import { asks } from '../wire/wire.ts';

export const login = defineBindings('login', {
  events: {
    GUEST_CHOSEN: ({ press }) => press(($) => $.methods.guest.login),
    EMAIL_CHOSEN: ({ press }) => press(($) => $.methods.email.login),
    METHOD_CHOSEN: async ({ event: { method }, press, top, say }) => {
      if (methodByCode(method).sso) await top.getByLabel(say(($) => $.providerWindow.school)).selectOption(method);
      await press(($) => $.methods[method].login);
    },
    SIGN_UP_CHOSEN: ({ press }) => press(($) => $.login.signUp),
    LAST_METHOD_FORGOTTEN: ({ press }) => press(($) => $.login.forgetLastWay),
  },
  // The server's configuration has come anew.
  fromOutside: ['METHODS_CHANGED'],
  notOffered: {
    // An alert is answered first.
    CLOSED: (snapshot) => snapshot.hasTag('alert'),
    METHOD_CHOSEN: ({ context }, { method }) => !isOffered(method, context.enabledMethods),
    LAST_METHOD_FORGOTTEN: ({ context }) => context.lastMethod === null,
  },
  ports: { loginAsGuest: asks('loginAsGuest', 'guestLogin') },
  server: { starts: { plain: nothing }, outcomes: { 'loginAsGuest.done': nothing } },
});
