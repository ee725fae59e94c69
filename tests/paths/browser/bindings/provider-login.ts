import { methodByCode } from '#contract/methods.ts';
import { defineBindings } from '../bindings.ts';
import { asksOneOf } from '../wire/wire.ts';

export const providerLogin = defineBindings('providerLogin', {
  events: {
    ALERT_CONFIRMED: ({ press, snapshot }) =>
      press(($) => (snapshot.matches('alertingFailed') ? $.common.ok : $.login.accountNotFound.otherWay)),
    STAY_CHOSEN: ({ press }) => press(($) => $.login.staying.stay),
    DECLINED: ({ press }) => press(($) => $.login.staying.decline),
    SIGN_UP_CHOSEN: ({ press }) => press(($) => $.login.accountNotFound.signUp),
  },
  ports: {
    loginByProvider: asksOneOf('loginByProvider', ['snsLogin', 'ssoLogin'], ({ context: { method } }) =>
      methodByCode(method).sso ? 'ssoLogin' : 'snsLogin',
    ),
  },
});
