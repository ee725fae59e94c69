import type { DataOf } from '#contract/calls.ts';
import { methodByCode } from '#contract/methods.ts';
import { asks, asksInTurn } from '#machines/bindings/asks.ts';
import { defineBindings } from '#machines/bindings/define-bindings.ts';
import { whole } from '#machines/bindings/looks.ts';
import type { OwnWays } from '#machines/confirm-identity/confirm-identity.types.ts';
import type { PasskeyOptions } from '#machines/passkey-autofill/passkey-autofill.machine.ts';

const proof = ({ confirmation }: { confirmation: string }) => ({ confirmation, expiresAt: 1_700_000_300_000 });

type Answers = readonly [DataOf<'listPasskeys'>, DataOf<'userInfo'>];

const answersOf = ({ methods, email, hasPasskey, gone }: OwnWays, [passkeys, { user }]: Answers): Answers => [
  hasPasskey ? passkeys : { ...passkeys, passkeyList: [] },
  {
    user: {
      ...user,
      auth_mthd: methodByCode(methods[0] ?? 'email').type,
      auth_mthds: [...methods, ...(gone === null ? [] : [gone])].map((method) => methodByCode(method).type),
      gone_auth_mthd: gone === null ? undefined : methodByCode(gone).type,
      auth_email: email ?? undefined,
    },
  },
];

export const confirmIdentity = defineBindings('confirmIdentity', {
  looks: (snapshot) => [
    whole(snapshot),
    snapshot.context.methods.join(' '),
    String(snapshot.context.hasPasskey),
    String(snapshot.context.takesCode),
    String(snapshot.context.gone),
  ],
  events: {
    PASSWORD_SUBMITTED: async ({ event, top, press }) => {
      await top.locator('input[name="password"]').fill(event.password);
      await press(($) => $.confirmIdentity.submit);
    },
    PROVIDER_CHOSEN: async ({ event: { method }, press, top, say }) => {
      if (methodByCode(method).sso) await top.getByLabel(say(($) => $.providerWindow.school)).selectOption(method);
      await press(($) => $.methods[method].login);
    },
    PASSKEY_CHOSEN: ({ press }) => press(($) => $.confirmIdentity.passkey),
    CODE_REQUESTED: ({ press, snapshot }) =>
      press(($) => (snapshot.matches('enteringCode') ? $.confirmIdentity.resend : $.confirmIdentity.code)),
    // The last character sends it; the same code again is sent by the button.
    CODE_SUBMITTED: async ({ event, top, press }) => {
      const field = top.getByRole('textbox');
      const isThere = (await field.inputValue()) === event.code;
      if (isThere) await press(($) => $.confirmIdentity.submit);
      else await field.fill(event.code);
    },
    OTHER_WAY_CHOSEN: ({ press }) => press(($) => $.confirmIdentity.otherWay),
    RETRIED: ({ press }) => press(($) => $.confirmIdentity.retry),
    CANCELLED: ({ press }) => press(($) => $.common.close),
  },
  notOffered: {
    // Only the account's own ways have a control.
    PASSWORD_SUBMITTED: ({ context }) => !context.methods.includes('email'),
    PROVIDER_CHOSEN: ({ context }, { method }) => !context.methods.includes(method),
    PASSKEY_CHOSEN: ({ context }) => !context.hasPasskey,
    CODE_REQUESTED: ({ context }) => !context.takesCode,
  },
  ports: {
    readWays: asksInTurn('readWays', ['listPasskeys', 'userInfo'], answersOf),
    requestConfirmationOptions: asks('requestConfirmationOptions', 'confirmationOptions', (publicKey: PasskeyOptions) => ({ publicKey })),
    confirmPasskey: asks('prove', 'confirmIdentity', proof),
    confirmPassword: asks('prove', 'confirmIdentity', proof),
    confirmProvider: asks('prove', 'confirmIdentity', proof),
    sendConfirmationCode: asks('sendConfirmationCode', 'sendConfirmationCode'),
    resendConfirmationCode: asks('sendConfirmationCode', 'sendConfirmationCode'),
    confirmCode: asks('prove', 'confirmIdentity', proof),
  },
});
