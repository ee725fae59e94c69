import type { OpenPage } from '#tests/sweeps/bare/open-page.tsx';
import type { Action } from '../action.ts';
import { agree, fill, press } from '../steps.ts';

const AVATAR = { 'Campus ID': 'haneul.kim', Nickname: 'Haneul' };

async function customise(page: OpenPage, typed: Readonly<Record<string, string>>): Promise<void> {
  await agree(page);
  await page.press('Change avatar');
  await fill(page, typed);
}

/** Choosing a character. */
export const AVATAR_ACTIONS: Readonly<Record<string, Action>> = {
  'checking an ID': {
    call: 'validateUvrsId',
    open: (page) => customise(page, AVATAR),
    act: press('Check availability of Campus ID'),
    says: 'idCheckFailed',
    typed: AVATAR,
    succeeds: (page) => page.read('This ID is available.'),
  },
  'checking the nickname of an avatar': {
    call: 'validateNickname',
    open: (page) => customise(page, AVATAR),
    act: press('Check availability of Nickname'),
    says: 'nicknameCheckFailed',
    typed: AVATAR,
    succeeds: (page) => page.read('This nickname is available.'),
  },
};
