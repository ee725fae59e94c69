import { bypass, HttpResponse } from 'msw';
import { USER_KEY } from '#src/api/queries.ts';
import { on, succeeds } from '#tests/support/faults.ts';
import { pngHeader } from '#tests/support/png.ts';
import { SAMPLE_USER, SAMPLES } from '#tests/support/samples.ts';
import type { OpenPage } from '#tests/sweeps/bare/open-page.tsx';
import type { Action } from '../action.ts';
import { fill, isSignedIn, member, press } from '../steps.ts';

/** As the API answers, and that marketing was agreed to, on record. */
const agreedToMarketing = on('userInfo', async ({ request }) => {
  const { data, ...rest } = await (await fetch(bypass(request))).json();
  return HttpResponse.json({ ...rest, data: { user: { ...data.user, mrkt_infr_rcpt_agrm_yn: 'Y', agrm: [], agrm_due: [] } } });
});

const NICKNAME = { 'New nickname': 'Haneul' };
const ID = { 'New ID': 'haneul.kim' };

async function openProfile(page: OpenPage): Promise<void> {
  await isSignedIn(page, 'member');
  page.open('myProfile');
  await page.read('My profile');
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
    succeeds: (page) => page.read('Nickname changed'),
  },
  'changing the nickname': {
    call: 'changeNickname',
    as: 'member',
    open: openAndFill('Change nickname', NICKNAME),
    act: press('Save'),
    says: 'nameChangeFailed',
    typed: NICKNAME,
    succeeds: (page) => page.read('Nickname changed'),
  },
  'changing the ID': {
    call: 'changeUvrsId',
    as: 'member',
    open: openAndFill(/^Change ID/, ID),
    act: press('Save'),
    says: 'idChangeFailed',
    typed: ID,
    succeeds: (page) => page.read('ID changed'),
  },
  'closing the account to others': {
    call: 'changeAccountOpen',
    as: 'member',
    open: openProfile,
    act: async (page) => {
      await page.turn(/^Private account/);
    },
    says: 'accountOpenChangeFailed',
    succeeds: (page) => page.read('Your account is private'),
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
    succeeds: (page) => page.read('Profile image changed'),
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
};
