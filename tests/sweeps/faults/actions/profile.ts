import { screen } from '@testing-library/react';
import { bypass, HttpResponse } from 'msw';
import { METHODS } from '#contract/methods.ts';
import { USER_KEY } from '#src/api/queries.ts';
import activity from '#src/i18n/texts/activity.json' with { type: 'json' };
import confirmIdentity from '#src/i18n/texts/confirmIdentity.json' with { type: 'json' };
import connectedServices from '#src/i18n/texts/connectedServices.json' with { type: 'json' };
import devices from '#src/i18n/texts/devices.json' with { type: 'json' };
import passkeys from '#src/i18n/texts/passkeys.json' with { type: 'json' };
import ways from '#src/i18n/texts/ways.json' with { type: 'json' };
import { fakeAuthenticator } from '#tests/support/fake-authenticator.ts';
import { answered, on, succeeds } from '#tests/support/faults.ts';
import { pngHeader } from '#tests/support/png.ts';
import { SAMPLE_USER, SAMPLES } from '#tests/support/samples.ts';
import type { OpenPage } from '#tests/sweeps/bare/open-page.tsx';
import type { Action } from '../action.ts';
import { fill, isSignedIn, member, press } from '../steps.ts';

/** As the API answers, but for this of the user. */
const knownAs = (known: Readonly<Record<string, unknown>>) =>
  on('userInfo', async ({ request }) => {
    const { data, ...rest } = await (await fetch(bypass(request))).json();
    return HttpResponse.json({ ...rest, data: { user: { ...data.user, ...known } } });
  });
/** On record. */
const agreedToMarketing = knownAs({ mrkt_infr_rcpt_agrm_yn: 'Y', agrm: [], agrm_due: [] });
const withPicture = knownAs({ prfl_img_path: '/media/profile/1.png' });

const listsOfAccount = succeeds('configuration', {
  ...SAMPLES.configuration.data,
  removesWays: true,
  listsConsents: true,
  listsActivity: true,
});
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
const NICKNAME = { 'New nickname': 'Haneul' };
const ID = { 'New ID': 'haneul.kim' };

async function openPasskeys(page: OpenPage): Promise<void> {
  await openProfile(page);
  await page.press(passkeys.open.en);
  await page.read('iCloud Keychain');
}

async function openProfile(page: OpenPage): Promise<void> {
  await isSignedIn(page, 'member');
  page.open('myProfile');
  await page.read('My profile');
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

/** Opens what the profile leads to by this button, and types there. */
const openAndFill = (button: string | RegExp, typed: Readonly<Record<string, string>>) => async (page: OpenPage) => {
  await openProfile(page);
  await page.press(button);
  await fill(page, typed);
};

/** The profile and what it leads to. */
export const PROFILE_ACTIONS: Readonly<Record<string, Action>> = {
  'checking a new nickname': {
    call: 'validateNickname',
    as: 'member',
    open: openAndFill('Change nickname', NICKNAME),
    act: press('Save'),
    says: 'nicknameCheckFailed',
    typed: NICKNAME,
    succeeds: (page) => page.read('Your nickname is changed.'),
  },
  'changing the nickname': {
    call: 'changeNickname',
    as: 'member',
    open: openAndFill('Change nickname', NICKNAME),
    act: press('Save'),
    says: 'nameChangeFailed',
    typed: NICKNAME,
    succeeds: (page) => page.read('Your nickname is changed.'),
  },
  'changing the ID': {
    call: 'changeUvrsId',
    as: 'member',
    open: openAndFill(/^Change ID/, ID),
    act: press('Save'),
    says: 'idChangeFailed',
    typed: ID,
    succeeds: (page) => page.read('Your ID is changed.'),
  },
  'closing the account to others': {
    call: 'changeAccountOpen',
    as: 'member',
    open: openProfile,
    act: async (page) => {
      await page.turn(/^Private account/);
    },
    says: 'accountOpenChangeFailed',
    succeeds: (page) => page.read('Others can’t see your profile now.'),
  },
  'changing the image': {
    call: 'changeProfileImage',
    as: 'member',
    open: async (page) => {
      await openProfile(page);
      await page.press('Change profile image');
      await page.upload(new File([new Uint8Array(pngHeader(8, 8))], 'me.png', { type: 'image/png' }));
    },
    act: press('Use this image'),
    says: 'imageChangeFailed',
    elsewhere: {
      'an answer cut off midway': 'msw breaks no answer to XMLHttpRequest off: tests/src/api/upload.test.ts',
      'no answer': 'msw does not hear XMLHttpRequest abort: tests/sweeps/faults/drip.test.tsx',
    },
    succeeds: (page) => page.read('Your profile image is changed.'),
  },
  'using the default image': {
    call: 'removeProfileImage',
    as: 'member',
    beyond: [
      withPicture,
      succeeds('configuration', { ...SAMPLES.configuration.data, removesProfileImages: true }),
      succeeds('removeProfileImage'),
    ],
    open: async (page) => {
      await openProfile(page);
      await page.press('Change profile image');
    },
    act: async (page) => {
      await page.press('Use the default image');
      await page.press('Remove picture');
    },
    says: 'imageChangeFailed',
    waitsBecause: 'whether the picture is removed is said all the same',
    succeeds: (page) => page.read('Your picture is removed.'),
  },
  'withdrawing the consent to marketing': {
    call: 'recordAgreements',
    as: 'member',
    beyond: [
      agreedToMarketing,
      succeeds('recordAgreements', { user: { ...SAMPLE_USER, mrkt_infr_rcpt_agrm_yn: 'N', agrm: [], agrm_due: [] } }),
    ],
    open: openProfile,
    act: async (page) => {
      await page.turn(/^Marketing/);
    },
    says: 'marketingChangeFailed',
    succeeds: (page) => page.read(/withdr/i),
  },
  'deleting the account': {
    call: 'deleteAccount',
    as: 'member',
    beyond: [succeeds('configuration', { ...SAMPLES.configuration.data, deletionGraceDays: 30 }), succeeds('deleteAccount')],
    open: async (page) => {
      await openProfile(page);
      await page.press(/^Delete my account/);
    },
    act: async (page) => {
      await page.press('Continue');
      await page.press('Delete');
    },
    says: 'deletionFailed',
    waitsBecause: 'until when the account can be restored is said all the same',
    succeeds: (page) => page.read('Your account will be deleted'),
  },
  'opening the profile': {
    call: 'userInfo',
    as: 'member',
    open: member,
    act: async (page) => {
      // What was loaded with the page is old by then.
      await page.services.queryClient.invalidateQueries({ queryKey: USER_KEY, refetchType: 'none' });
      page.open('myProfile');
    },
    says: 'infoFailed',
    succeeds: (page) => page.read('My profile'),
  },
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
    succeeds: (page) => page.read('Kakao no longer logs in to your account.'),
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
    succeeds: (page) => page.read('The service is disconnected.'),
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
    succeeds: (page) => page.read('Your passkey is made.'),
  },
  'adding a passkey': {
    call: 'addPasskey',
    as: 'member',
    prepare: () => void fakeAuthenticator(),
    beyond: [hasPasskeys, succeeds('listPasskeys'), succeeds('passkeyCreationOptions'), succeeds('addPasskey')],
    open: openPasskeys,
    act: (page) => page.press(passkeys.add.en),
    says: 'passkeyAddFailed',
    succeeds: (page) => page.read('Your passkey is made.'),
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
    succeeds: (page) => page.read('The passkey is removed.'),
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
