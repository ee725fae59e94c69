import { endedWell, outputOf, TICKET } from '#machines/samples.ts';
import { isSignedIn } from '#machines/viewer.ts';
import type { Invariant } from '#statewalk/explore/model.ts';
import type { joiningMachine } from '../joining.machine.ts';

/** Where the flow with this id has just led to. */
export function nextOf(event: { readonly type: string }, id: string): unknown {
  return endedWell(event, id) ? (outputOf(event) as { outcome: unknown }).outcome : undefined;
}

/** Steps with a flow of their own, by the id of its actor. */
const FLOWS: readonly string[] = ['agreement', 'createCharacter', 'linkAccount', 'linkByEmail'];
/** What a name may open instead, because it has to come first. */
const FIRST: Readonly<Record<string, readonly string[]>> = {
  // A sign-up that was left goes on where it was.
  welcome: ['agreement', 'preparingJoin', 'createCharacter', 'linkByEmail'],
  agreement: ['preparingJoin', 'createCharacter', 'linkByEmail'],
  linkAccount: ['agreement'],
  linkByEmail: ['agreement', 'linkAccount'],
};

/** Joining and linking (AGR-2, JOIN, LOGIN-4, METHOD-2, POP-1, SOC-5, VAL-7). */
export const joiningInvariants: readonly Invariant<typeof joiningMachine>[] = [
  {
    title: 'one popup is open at most, and only its own flow runs (POP-1)',
    holds: ({ value, children }) =>
      Object.entries(children).every(([id, child]) => child === undefined || !FLOWS.includes(id) || id === value),
  },
  {
    title: 'choosing the open popup’s name again closes it (POP-1)',
    holds: (after, event, before) => event.type !== 'OPEN' || event.popup !== before.value || after.value === 'closed',
  },
  {
    title: 'a name opens its popup, or what has to come first (POP-1)',
    holds: (after, event, before) =>
      event.type !== 'OPEN' || event.popup === before.value || [event.popup, ...(FIRST[event.popup] ?? [])].includes(String(after.value)),
  },
  {
    title: 'joining needs the agreement first, whichever popup led there (AGR-2, VAL-7)',
    holds: ({ value, context }) =>
      !(value === 'linkAccount' || value === 'linkByEmail') ||
      isSignedIn(context.viewer) ||
      context.joinData === null ||
      context.marketingAgreed !== null,
  },
  {
    title: 'an email is linked only to a user or to join data (JOIN-3)',
    holds: ({ value, context }) => value !== 'linkByEmail' || context.joinData !== null || isSignedIn(context.viewer),
  },
  {
    title: 'a guest of a partner cannot close linkAccount (JOIN-4)',
    holds: ({ children, context }, _event, before) => {
      const { linkAccount } = children;
      if (linkAccount === undefined || linkAccount === before.children.linkAccount) return true;
      return linkAccount.getSnapshot().context.mustLink === (context.ssoMode && context.viewer.kind === 'guest');
    },
  },
  {
    title: 'linkAccount offers the methods that the server last named (METHOD-2)',
    holds: ({ children: { linkAccount }, context }, event, before) =>
      event.type === 'METHODS_CHANGED'
        ? context.enabledMethods === event.enabledMethods
        : linkAccount === undefined ||
          linkAccount === before.children.linkAccount ||
          linkAccount.getSnapshot().context.enabledMethods === context.enabledMethods,
  },
  {
    title: 'a login that found no account goes on with its ticket to the join, and no other provider’s answer comes between (LOGIN-4)',
    holds: ({ children, context }, event, before) =>
      (event.type !== ('xstate.init' as string) ||
        context.start !== 'providerSignUp' ||
        (['agreement', 'preparingJoin'].includes(String(before.value)) && context.provider?.ticket === TICKET)) &&
      (!endedWell(event, 'prepareJoin') ||
        children.linkAccount?.getSnapshot().context.provider?.ticket === before.context.provider?.ticket),
  },
  {
    title: 'a provider’s answer by this very page is used once (SOC-2)',
    holds: ({ context, value }, _event, before) =>
      before.value !== 'linkAccount' || value === 'linkAccount' || (context.provider?.answer ?? null) === null,
  },
  {
    title:
      'an account of a provider’s that is new here waits for the character, which proposes an ID for it, and is joined with then (SEEN-3, SOC-5)',
    holds: ({ children, context }, event, before) => {
      const waits = nextOf(event, 'linkAccount') === 'createCharacter' && 'provider' in (outputOf(event) as object);
      const character = children.createCharacter?.getSnapshot().context;
      return (
        (!waits || (context.provider?.ticket === TICKET && character?.isProposed === true)) &&
        (nextOf(event, 'createCharacter') !== 'created' || context.provider === before.context.provider) &&
        (nextOf(event, 'createCharacter') !== 'back' || context.provider?.ticket == null)
      );
    },
  },
  {
    title: 'choosing another way discards the provider’s account for joining (SOC-5)',
    holds: ({ context }, event) => nextOf(event, 'linkAccount') !== 'linkByEmail' || context.provider === null,
  },
  {
    title: 'from the ways to join one goes back to the terms, as they were ticked, and agrees anew before anything is made (AGR-1, AGR-2)',
    holds: (after, event, before) =>
      nextOf(event, 'linkAccount') !== 'back' ||
      isSignedIn(after.context.viewer) ||
      (after.matches('agreement') && after.context.marketingAgreed === null && after.context.ticked === before.context.ticked),
  },
  {
    title: 'a member who linked a further way, or goes back without, is led to the profile (JOIN-5)',
    holds: ({ output, context }, event) =>
      (nextOf(event, 'linkAccount') !== 'added' || output?.outcome === 'profile') &&
      (nextOf(event, 'linkAccount') !== 'back' || !isSignedIn(context.viewer) || output?.outcome === 'profile') &&
      (nextOf(event, 'linkByEmail') !== 'added' || output?.outcome === 'emailAdded'),
  },
];
