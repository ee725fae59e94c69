import { screen } from '@testing-library/react';
import { METHODS } from '#contract/methods.ts';
import activity from '#src/i18n/texts/account/activity.json' with { type: 'json' };
import connectedServices from '#src/i18n/texts/account/connectedServices.json' with { type: 'json' };
import dataExport from '#src/i18n/texts/account/dataExport.json' with { type: 'json' };
import devices from '#src/i18n/texts/account/devices.json' with { type: 'json' };
import myProfile from '#src/i18n/texts/account/myProfile.json' with { type: 'json' };
import passkeys from '#src/i18n/texts/account/passkeys.json' with { type: 'json' };
import ways from '#src/i18n/texts/account/ways.json' with { type: 'json' };
import confirmIdentity from '#src/i18n/texts/confirmIdentity.json' with { type: 'json' };
import emailVerification from '#src/i18n/texts/emailVerification.json' with { type: 'json' };
import successes from '#src/i18n/texts/successes.json' with { type: 'json' };
import { fakeAuthenticator } from '#tests/support/fake-authenticator.ts';
import { answered, on, succeeds } from '#tests/support/faults.ts';
import { SAMPLES } from '#tests/support/samples.ts';
import { EMAIL_CODE } from '#tests/sweeps/bare/bare-api.ts';
import type { OpenPage } from '#tests/sweeps/bare/open-page.tsx';
import type { Action } from '../action.ts';
import { askForCode, fill, knownAs, openProfile, press } from '../steps.ts';

const listsOfAccount = succeeds('configuration', {
  ...SAMPLES.configuration.data,
  removesWays: true,
  listsConsents: true,
  listsActivity: true,
  exportsData: true,
});
const changesEmail = succeeds('configuration', { ...SAMPLES.configuration.data, changesEmail: true });
const listsSessions = succeeds('configuration', { ...SAMPLES.configuration.data, listsSessions: true });

const endsWithProof = on('endSessions', ({ request }) =>
  request.headers.has('X-Confirmation') ? answered('ok', undefined, SAMPLES.endSessions.data) : answered('confirmationNeeded'),
);

const PROOF = { Password: 'spring-2026!' };
const hasPasskeys = succeeds('configuration', {
  ...SAMPLES.configuration.data,
  enabledMethods: METHODS.map(({ type }) => type),
  passkeys: { rpId: 'localhost' },
});

const provesByPasskey = succeeds('configuration', {
  ...SAMPLES.configuration.data,
  listsSessions: true,
  passkeys: { rpId: 'localhost' },
  confirmsByPasskey: true,
});

const provesByCode = succeeds('configuration', { ...SAMPLES.configuration.data, listsSessions: true, confirmsByCode: true });

const PASSKEY_NAME = { Name: 'My phone' };
async function openPasskeys(page: OpenPage): Promise<void> {
  await openProfile(page);
  await page.press(passkeys.open.en);
  await page.read('iCloud Keychain');
}

/** To where the end of the other sessions asks for a proof. */
async function openProof(page: OpenPage): Promise<void> {
  await openProfile(page);
  await page.press(devices.open.en);
  await page.read(/Safari, iPhone/);
  await page.press(devices.endOthers.en);
  await page.press(devices.confirm.en);
  await page.see('confirmIdentity', 'choosing');
}

/** What the profile leads to of the account: sessions, ways, services, activity, passkeys, and the proof before what changes them. */
export const OWN_ACCOUNT_ACTIONS: Readonly<Record<string, Action>> = {
  'listing where one is logged in': {
    call: 'listSessions',
    as: 'member',
    beyond: [listsSessions, succeeds('listSessions')],
    open: openProfile,
    act: (page) => page.press(screen.queryByRole('button', { name: devices.retry.en }) === null ? devices.open.en : devices.retry.en),
    says: 'sessionsFailed',
    succeeds: (page) => page.read(/Safari, iPhone/),
  },
  'listing the ways to log in': {
    call: 'listWays',
    as: 'member',
    beyond: [listsOfAccount, succeeds('listWays')],
    open: openProfile,
    act: (page) => page.press(screen.queryByRole('button', { name: ways.retry.en }) === null ? ways.open.en : ways.retry.en),
    says: 'waysFailed',
    succeeds: (page) => page.read(/kakao\.example/),
  },
  'removing a way to log in': {
    call: 'removeWay',
    as: 'member',
    beyond: [listsOfAccount, succeeds('listWays'), succeeds('removeWay')],
    open: async (page) => {
      await openProfile(page);
      await page.press(ways.open.en);
      await page.read(/kakao\.example/);
    },
    act: async (page) => {
      await page.press('Remove: Kakao');
      await page.press(ways.remove.en);
    },
    says: 'wayRemovalFailed',
    waitsBecause: 'which ways are left is shown all the same',
    succeeds: (page) => page.read('You can no longer log in with Kakao.'),
  },
  'changing the email of the account': {
    call: 'changeEmail',
    as: 'member',
    beyond: [changesEmail, knownAs({ auth_email: 'minji@old.kr' }), succeeds('changeEmail')],
    open: async (page) => {
      await openProfile(page);
      await page.press(myProfile.changeEmail.en);
      await askForCode(page);
      await page.fill('Code', EMAIL_CODE);
      await page.see('emailVerification', 'confirmingChange');
    },
    act: press(emailVerification.changeNow.en),
    says: 'emailChangeFailed',
    succeeds: (page) => page.read(emailVerification.success.newEmail.en),
  },
  'saving the data of the account': {
    call: 'exportData',
    as: 'member',
    beyond: [listsOfAccount, succeeds('exportData')],
    open: async (page) => {
      URL.createObjectURL = () => 'blob:data';
      await openProfile(page);
      await page.press(dataExport.open.en);
      await page.read(dataExport.keep.en);
    },
    act: press(dataExport.save.en),
    says: 'dataExportFailed',
    succeeds: (page) => page.read(successes.dataExported.en),
  },
  'listing the connected services': {
    call: 'listConsents',
    as: 'member',
    beyond: [listsOfAccount, succeeds('listConsents')],
    open: openProfile,
    act: (page) =>
      page.press(
        screen.queryByRole('button', { name: connectedServices.retry.en }) === null
          ? connectedServices.open.en
          : connectedServices.retry.en,
      ),
    says: 'consentsFailed',
    succeeds: (page) => page.read('Campus Meetings'),
  },
  'disconnecting a service': {
    call: 'endConsent',
    as: 'member',
    beyond: [listsOfAccount, succeeds('listConsents'), succeeds('endConsent')],
    open: async (page) => {
      await openProfile(page);
      await page.press(connectedServices.open.en);
      await page.read('Campus Meetings');
    },
    act: async (page) => {
      await page.press('Disconnect: Campus Meetings');
      await page.press(connectedServices.end.en);
    },
    says: 'consentEndFailed',
    waitsBecause: 'which services are left is shown all the same',
    succeeds: (page) => page.read('Service disconnected.'),
  },
  'listing the account activity': {
    call: 'listActivity',
    as: 'member',
    beyond: [listsOfAccount, succeeds('listActivity')],
    open: openProfile,
    act: (page) => page.press(screen.queryByRole('button', { name: activity.retry.en }) === null ? activity.open.en : activity.retry.en),
    says: 'activityFailed',
    succeeds: (page) => page.read('Logged in with Email'),
  },
  'listing the passkeys': {
    call: 'listPasskeys',
    as: 'member',
    prepare: () => void fakeAuthenticator(),
    beyond: [hasPasskeys, succeeds('listPasskeys')],
    open: openProfile,
    act: (page) => page.press(screen.queryByRole('button', { name: passkeys.retry.en }) === null ? passkeys.open.en : passkeys.retry.en),
    says: 'passkeysFailed',
    succeeds: (page) => page.read('iCloud Keychain'),
  },
  'asking for the challenge of a new passkey': {
    call: 'passkeyCreationOptions',
    as: 'member',
    prepare: () => void fakeAuthenticator(),
    beyond: [hasPasskeys, succeeds('listPasskeys'), succeeds('passkeyCreationOptions'), succeeds('addPasskey')],
    open: openPasskeys,
    act: (page) => page.press(passkeys.add.en),
    says: 'passkeyAddFailed',
    succeeds: (page) => page.read('Passkey created.'),
  },
  'adding a passkey': {
    call: 'addPasskey',
    as: 'member',
    prepare: () => void fakeAuthenticator(),
    beyond: [hasPasskeys, succeeds('listPasskeys'), succeeds('passkeyCreationOptions'), succeeds('addPasskey')],
    open: openPasskeys,
    act: (page) => page.press(passkeys.add.en),
    says: 'passkeyAddFailed',
    succeeds: (page) => page.read('Passkey created.'),
  },
  'naming a passkey': {
    call: 'renamePasskey',
    as: 'member',
    prepare: () => void fakeAuthenticator(),
    beyond: [hasPasskeys, succeeds('listPasskeys'), succeeds('renamePasskey')],
    open: async (page) => {
      await openPasskeys(page);
      await page.press('Rename: iCloud Keychain');
      await fill(page, PASSKEY_NAME);
    },
    act: press(passkeys.save.en),
    says: 'passkeyNameFailed',
    typed: PASSKEY_NAME,
    waitsBecause: 'what the passkey is called is shown all the same',
    succeeds: (page) => page.read('iCloud Keychain'),
  },
  'removing a passkey': {
    call: 'removePasskey',
    as: 'member',
    prepare: () => void fakeAuthenticator(),
    beyond: [hasPasskeys, succeeds('listPasskeys'), succeeds('removePasskey')],
    open: openPasskeys,
    act: async (page) => {
      await page.press('Remove: iCloud Keychain');
      await page.press(passkeys.remove.en);
    },
    says: 'passkeyRemovalFailed',
    waitsBecause: 'which passkeys are left is shown all the same',
    succeeds: (page) => page.read('Passkey removed.'),
  },
  'logging out everywhere else': {
    call: 'endSessions',
    as: 'member',
    beyond: [listsSessions, succeeds('listSessions'), succeeds('endSessions')],
    open: async (page) => {
      await openProfile(page);
      await page.press(devices.open.en);
      await page.read(/Safari, iPhone/);
    },
    act: async (page) => {
      await page.press(devices.endOthers.en);
      await page.press(devices.confirm.en);
    },
    says: 'sessionEndFailed',
    waitsBecause: 'where the account is still logged in is said all the same',
    succeeds: (page) => page.read(devices.only.en),
  },
  'asking for the challenge of a proof': {
    call: 'confirmationOptions',
    as: 'member',
    prepare: () => void fakeAuthenticator(),
    beyond: [
      provesByPasskey,
      succeeds('listSessions'),
      succeeds('listPasskeys'),
      succeeds('confirmationOptions'),
      succeeds('confirmIdentity'),
      endsWithProof,
    ],
    open: openProof,
    act: press(confirmIdentity.passkey.en),
    says: 'confirmFailed',
    succeeds: (page) => page.read(devices.only.en),
  },
  'asking for the mailed code of a proof': {
    call: 'sendConfirmationCode',
    as: 'member',
    beyond: [
      provesByCode,
      succeeds('listSessions'),
      succeeds('sendConfirmationCode'),
      endsWithProof,
      knownAs({ auth_email: 'minji@campus.ac.kr' }),
    ],
    open: openProof,
    act: press(confirmIdentity.code.en),
    says: 'codeNotSent',
    succeeds: (page) => page.see('confirmIdentity', 'enteringCode'),
  },
  'proving again to be the owner': {
    call: 'confirmIdentity',
    as: 'member',
    beyond: [listsSessions, succeeds('listSessions'), succeeds('confirmIdentity'), endsWithProof],
    open: async (page) => {
      await openProof(page);
      await fill(page, PROOF);
    },
    act: press(confirmIdentity.submit.en),
    says: 'confirmFailed',
    typed: PROOF,
    succeeds: (page) => page.read(devices.only.en),
  },
};
