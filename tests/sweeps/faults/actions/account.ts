import type { OpenPage } from '#tests/sweeps/bare/open-page.tsx';
import type { Action } from '../action.ts';
import { agree, isSignedIn, member, PASSWORDS, press, toPassword } from '../steps.ts';

/** Then the nickname is chosen anew, with the server’s words at its field. */
const RENAMED = 'tests/machines/server-words.test.ts';

async function becomeGuest(page: OpenPage): Promise<void> {
  page.open('login');
  await page.press('Continue as a guest');
  // On the way to the campus; the host of the 3D world is not there.
  await page.see('popups', 'popup.enteringWorld');
  page.open('linkAccount');
  await page.see('linkAccount', 'choosing');
}

/** Joining, and linking an account. */
export const ACCOUNT_ACTIONS: Readonly<Record<string, Action>> = {
  'joining as a guest': {
    call: 'join',
    open: agree,
    act: press('Continue as a guest'),
    says: 'joinFailed',
    elsewhere: { '409': RENAMED },
    succeeds: (page) => isSignedIn(page, 'guest'),
  },
  'joining by email': {
    call: 'join',
    open: async (page) => {
      await agree(page);
      await page.press('Continue with email');
      await toPassword(page);
    },
    act: press('Finish'),
    says: 'joinFailed',
    elsewhere: { '409': RENAMED },
    typed: PASSWORDS,
    succeeds: member,
  },
  'joining by Google': {
    call: 'accountLinkJoin',
    // With a character that was seen the join begins at once, also after a failure (SEEN-3).
    open: async (page) => {
      await agree(page);
      await page.press('Change avatar');
      await page.fill('Campus ID', 'haneul.kim');
      await page.press('Next');
      await page.see('linkAccount', 'choosing');
    },
    act: press('Continue with Google'),
    says: 'joinFailed',
    elsewhere: { '409': RENAMED },
    succeeds: member,
  },
  'linking an email': {
    call: 'linkAccount',
    open: async (page) => {
      await becomeGuest(page);
      await page.press('Continue with email');
      await toPassword(page);
    },
    act: press('Finish'),
    says: 'linkFailed',
    typed: PASSWORDS,
    succeeds: member,
  },
  'linking Kakao': {
    call: 'setUpAccount',
    open: becomeGuest,
    act: press('Login with Kakao'),
    says: 'setUpFailed',
    succeeds: member,
  },
};
