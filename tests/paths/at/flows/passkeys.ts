import { EMAIL } from '#machines/samples.ts';
import { NotHere } from '#statewalk/at/started.ts';
import { addAuthenticator, type VirtualAuthenticator } from '#tests/journeys/passkeys/virtual-authenticator.ts';
import { asItIs, flowHere } from '../flow-at.ts';
import type { Person } from '../person.ts';
import { memberInProfile } from '../steps.ts';

const CONFIRMED_LATELY = 'Who has just signed in is not asked to prove who they are, and the clock of the server is not ours.';
const BY_HAND = 'Only a person at an authenticator does that.';

interface Listed {
  readonly passkeyList: readonly { readonly passkeyId: string }[];
}

/** Chromium's own authenticator, in the place of a fingerprint. @throws NotHere in another browser */
async function withAuthenticator(person: Person, isPresent: boolean): Promise<VirtualAuthenticator> {
  const authenticator = await addAuthenticator(person).catch(() => {
    throw new NotHere('Only Chromium has an authenticator that can be driven.');
  });
  await authenticator.setPresent(isPresent);
  return authenticator;
}

/** Authenticators that forget what they have made, as a new one does: it makes no second passkey of an account. */
const forgetful = new WeakMap<Person, VirtualAuthenticator>();

async function openPasskeys(person: Person, isPresent = true): Promise<void> {
  forgetful.set(person, await withAuthenticator(person, isPresent));
  await memberInProfile(person);
  person.holdNow();
  await person.press(($) => $.passkeys.open);
}

/** Has made one already, and comes again. */
async function openAgain(person: Person): Promise<void> {
  await withAuthenticator(person, true);
  await memberInProfile(person);
  await person.press(($) => $.passkeys.open);
  await person.sees('passkeys', 'listing');
  await person.press(($) => $.passkeys.add);
  await person.top.locator('[data-passkey]').waitFor();
  await nameThem(person);
  await person.page.keyboard.press('Escape');
  await person.sees('profile', 'viewing');
  person.holdNow();
  await person.press(($) => $.passkeys.open);
}

/** What the model calls its passkeys. */
const SAMPLES = ['cGhvbmU', 'bGFwdG9w'] as const;

async function nameThem(person: Person): Promise<void> {
  const { client } = await person.account(person.here(EMAIL));
  const [made] = ((await client.call('listPasskeys')) as Listed).passkeyList;
  for (const sample of SAMPLES) person.instead.set(sample, made?.passkeyId ?? '');
}

export const passkeys = flowHere('passkeys', {
  starts: {
    plain: [
      { begin: openAgain, byItself: ['createPasskey.error reason=passkeyThere'], never: ['listPasskeys.done length=0'] },
      {
        begin: openPasskeys,
        byItself: ['createPasskey.done'],
        never: ['listPasskeys.done length=1', 'renamePasskey.done', 'removePasskey.done'],
      },
      { begin: (person) => openPasskeys(person, false), byItself: [], never: ['listPasskeys.done length=1'] },
    ],
  },
  acts: { 'createPasskey.done': BY_HAND, 'createPasskey.error': BY_HAND },
  outcomes: {
    'listPasskeys.done': asItIs,
    'requestCreationOptions.done': { arrange: async (person) => forgetful.get(person)?.clear() },
    'requestCreationOptions.error reason=confirmationNeeded': CONFIRMED_LATELY,
    'addPasskey.done': asItIs,
    'addPasskey.error reason=confirmationNeeded': CONFIRMED_LATELY,
    'renamePasskey.done': asItIs,
    'removePasskey.done': asItIs,
    'removePasskey.error reason=confirmationNeeded': CONFIRMED_LATELY,
  },
});
