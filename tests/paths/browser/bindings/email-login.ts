import { defineBindings } from '../bindings.ts';
import { nothing, OTHER_PASSWORD, other, text } from '../wire/arrange.ts';
import { asks } from '../wire/wire.ts';

export const emailLogin = defineBindings('emailLogin', {
  events: {
    CREDENTIALS_SUBMITTED: async ({ event, fill, press, top, say }) => {
      await fill(($) => $.fields.email.label, event.email);
      await fill(($) => $.fields.password.label, event.password);
      await top.getByRole('checkbox', { name: say(($) => $.emailLogin.remember) }).setChecked(event.rememberEmail);
      await press(($) => $.emailLogin.submit);
    },
    RESET_CHOSEN: async ({ event, fill, press }) => {
      await fill(($) => $.fields.email.label, event.email);
      await press(($) => $.emailLogin.reset);
    },
    LAST_METHOD_FORGOTTEN: ({ press }) => press(($) => $.login.forgetLastWay),
  },
  notOffered: { LAST_METHOD_FORGOTTEN: ({ context }) => !context.isLastMethod },
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
