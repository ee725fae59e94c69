import { nothing, OTHER_PASSWORD, other, text } from '#machines/bindings/arrange.ts';
import { asks } from '#machines/bindings/asks.ts';
import { defineBindings } from '#machines/bindings/define-bindings.ts';

export const emailLogin = defineBindings('emailLogin', {
  events: {
    CREDENTIALS_SUBMITTED: async ({ event, fill, press, top, say }) => {
      await fill(($) => $.fields.email.label, event.email);
      await fill(($) => $.fields.password.label, event.password);
      await top.getByRole('checkbox', { name: say(($) => $.emailLogin.remember) }).setChecked(event.rememberEmail);
      await press(($) => $.emailLogin.submit);
    },
    STAY_CHOSEN: ({ press }) => press(($) => $.login.staying.stay),
    DECLINED: ({ press }) => press(($) => $.login.staying.decline),
    RESET_CHOSEN: async ({ event, fill, press }) => {
      await fill(($) => $.fields.email.label, event.email);
      await press(($) => $.emailLogin.reset);
    },
    PASSKEY_CHOSEN: async ({ event, fill, press }) => {
      await fill(($) => $.fields.email.label, event.email);
      await press(($) => $.passkeyLogin.button);
    },
    LAST_METHOD_FORGOTTEN: ({ press }) => press(($) => $.login.forgetLastWay),
  },
  notOffered: {
    LAST_METHOD_FORGOTTEN: ({ context }) => !context.isLastMethod,
    PASSKEY_CHOSEN: ({ context }) => !context.offersPasskey,
    // The question is answered first.
    BACK: (snapshot) => snapshot.hasTag('alert') || snapshot.matches('withPasskey'),
    CLOSED: (snapshot) => snapshot.hasTag('alert') || snapshot.matches('withPasskey'),
  },
  ports: { loginByEmail: asks('loginByEmail', 'emailLogin') },
  server: {
    starts: { fresh: nothing, carriedOver: nothing },
    outcomes: {
      'loginByEmail.done': (server, body) => other(server, { email: text(body, 'authId') }),
      'loginByEmail.error reason=credentialsWrong': (server, body) =>
        other(server, { email: text(body, 'authId'), password: OTHER_PASSWORD }),
    },
  },
});
