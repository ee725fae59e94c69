import { type BareApi, EMAIL_CODE } from '#tests/sweeps/bare/bare-api.ts';
import type { OpenPage } from '#tests/sweeps/bare/open-page.tsx';
import type { Action } from '../action.ts';
import { askForCode, EMAIL, PASSWORD, PASSWORDS, press, toPassword } from '../steps.ts';

const addMember = (api: BareApi) => void api.addMember('email', EMAIL, { pswd: PASSWORD });

async function openReset(page: OpenPage): Promise<void> {
  page.open('passwordReset');
  await page.fill('Email', EMAIL);
}

/** Proving an email, to a new password. */
export const EMAIL_ACTIONS: Readonly<Record<string, Action>> = {
  'checking an email': {
    call: 'checkUser',
    prepare: addMember,
    open: openReset,
    act: press('Send code'),
    says: 'emailCheckFailed',
    typed: { Email: EMAIL },
    succeeds: (page) => page.see('emailVerification', 'codeSent'),
  },
  'asking for a code': {
    call: 'requestEmailCode',
    prepare: addMember,
    open: openReset,
    act: press('Send code'),
    says: 'codeNotSent',
    typed: { Email: EMAIL },
    succeeds: (page) => page.see('emailVerification', 'codeSent'),
  },
  'confirming a code': {
    call: 'confirmEmailCode',
    prepare: addMember,
    open: async (page) => {
      page.open('passwordReset');
      await askForCode(page);
    },
    act: async (page) => {
      await page.fill('Code', '');
      await page.fill('Code', EMAIL_CODE);
    },
    says: 'codeConfirmFailed',
    typed: { Code: EMAIL_CODE },
    succeeds: (page) => page.see('emailVerification', 'settingPassword'),
  },
  'setting a new password': {
    call: 'resetPassword',
    prepare: addMember,
    open: async (page) => {
      page.open('passwordReset');
      await toPassword(page);
    },
    act: press('Finish'),
    says: 'resetFailed',
    typed: PASSWORDS,
    succeeds: (page) => page.read('Password changed'),
  },
};
