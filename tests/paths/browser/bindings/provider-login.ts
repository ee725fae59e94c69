import { defineBindings } from '../bindings.ts';
import { asksOneOf } from '../wire/wire.ts';

export const providerLogin = defineBindings('providerLogin', {
  events: {
    ALERT_CONFIRMED: ({ press, snapshot }) =>
      press(($) => (snapshot.matches('alertingFailed') ? $.common.ok : $.login.accountNotFound.otherWay)),
    SIGN_UP_CHOSEN: ({ press }) => press(($) => $.login.accountNotFound.signUp),
  },
  ports: { loginByProvider: asksOneOf('loginByProvider', 'snsLogin', 'ssoLogin') },
});
