import { USER_KEY } from '#src/api/queries.ts';
import { succeeds } from '#tests/support/faults.ts';
import { pngHeader } from '#tests/support/png.ts';
import { SAMPLE_USER, SAMPLES } from '#tests/support/samples.ts';
import type { OpenPage } from '#tests/sweeps/bare/open-page.tsx';
import type { Action } from '../action.ts';
import { fill, knownAs, member, openProfile, press } from '../steps.ts';

/** On record. */
const agreedToMarketing = knownAs({ mrkt_infr_rcpt_agrm_yn: 'Y', agrm: [], agrm_due: [] });
const withPicture = knownAs({ prfl_img_path: '/media/profile/1.png' });

const NICKNAME = { 'New nickname': 'Haneul' };
const ID = { 'New ID': 'haneul.kim' };

/** Opens what the profile leads to by this button, and types there. */
const openAndFill = (button: string | RegExp, typed: Readonly<Record<string, string>>) => async (page: OpenPage) => {
  await openProfile(page);
  await page.press(button);
  await fill(page, typed);
};

/** The profile and its forms. */
export const PROFILE_ACTIONS: Readonly<Record<string, Action>> = {
  'checking a new nickname': {
    call: 'validateNickname',
    as: 'member',
    open: openAndFill('Change nickname', NICKNAME),
    act: press('Save'),
    says: 'nicknameCheckFailed',
    typed: NICKNAME,
    succeeds: (page) => page.read('Nickname changed.'),
  },
  'changing the nickname': {
    call: 'changeNickname',
    as: 'member',
    open: openAndFill('Change nickname', NICKNAME),
    act: press('Save'),
    says: 'nameChangeFailed',
    typed: NICKNAME,
    succeeds: (page) => page.read('Nickname changed.'),
  },
  'changing the ID': {
    call: 'changeUvrsId',
    as: 'member',
    open: openAndFill(/^Change ID/, ID),
    act: press('Save'),
    says: 'idChangeFailed',
    typed: ID,
    succeeds: (page) => page.read('ID changed.'),
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
    succeeds: (page) => page.read('Profile image changed.'),
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
      await page.press('Remove image');
    },
    says: 'imageChangeFailed',
    waitsBecause: 'whether the picture is removed is said all the same',
    succeeds: (page) => page.read('Your current image is removed.'),
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
