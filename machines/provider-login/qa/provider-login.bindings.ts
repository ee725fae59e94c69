import { methodByCode } from '#contract/methods.ts';
import { asksOneOf } from '#machines/bindings/asks.ts';
import { defineBindings } from '#machines/bindings/define-bindings.ts';
import { lookAtProvider } from '#machines/bindings/looks.ts';

export const providerLogin = defineBindings('providerLogin', {
  looks: lookAtProvider,
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
