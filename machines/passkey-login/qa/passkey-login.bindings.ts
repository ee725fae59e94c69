import { asks } from '#machines/bindings/asks.ts';
import { defineBindings } from '#machines/bindings/define-bindings.ts';
import type { PasskeyOptions } from '#machines/passkey-autofill/passkey-autofill.machine.ts';

export const passkeyLogin = defineBindings('passkeyLogin', {
  events: {
    RETRIED: ({ press }) => press(($) => $.passkeyLogin.retry),
    CANCELLED: ({ press, snapshot }) => press(($) => (snapshot.matches('failed') ? $.passkeyLogin.otherWay : $.common.cancel)),
    STAY_CHOSEN: ({ press }) => press(($) => $.login.staying.stay),
    DECLINED: ({ press }) => press(($) => $.login.staying.decline),
  },
  ports: {
    requestPasskeyOptions: asks('requestPasskeyOptions', 'passkeyRequestOptions', (publicKey: PasskeyOptions) => ({ publicKey })),
    loginByPasskey: asks('loginByPasskey', 'passkeyLogin'),
  },
});
