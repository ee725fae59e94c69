import { createActor, fromPromise } from 'xstate';
import { METHODS } from '#contract/methods.ts';
import type { JoinData } from '#machines/join-data.ts';
import { linkAccountMachine } from '#machines/link-account/link-account.machine.ts';
import type { LinkAccountInput } from '#machines/link-account/link-account.types.ts';
import { providerLinkMachine } from '#machines/provider-link/provider-link.machine.ts';
import { type CheckedUser, providerTicketMachine } from '#machines/provider-ticket/provider-ticket.machine.ts';
import { type SignUpInput, signUpMachine } from '#machines/sign-up/sign-up.machine.ts';
import { VISITOR } from '#machines/viewer.ts';
import { Help } from '#src/popups/help/help.tsx';
import { LinkAccount } from '#src/popups/link-account/link-account.tsx';
import { SAMPLE_USER, SAMPLES } from '#tests/support/samples.ts';
import { type FakeProvider, fakeProvider } from './fake-provider.ts';
import { confirmIdentityByPassword } from './proof-support.ts';

export const GUEST = 0;
export const EMAIL = 1;
export const KAKAO = 4;
export const JOIN_DATA: JoinData = {
  authMethod: GUEST,
  nickname: 'SunnyWhale',
  nicknameIsSuggested: true,
  gender: 'F',
  uvrsId: '',
  marketingAgreed: false,
};
const COMMON_INPUT = { enabledMethods: METHODS.map(({ type }) => type), provider: null, mustLink: false, pushed: false };
export const VISIT: LinkAccountInput = { ...COMMON_INPUT, viewer: VISITOR, joinData: JOIN_DATA };
/** The person has seen figure, nickname and ID. */
export const VISIT_AS_CHOSEN: LinkAccountInput = { ...VISIT, joinData: { ...JOIN_DATA, uvrsId: 'sunny_whale' } };
export const PUSHED_GUEST: LinkAccountInput = {
  ...COMMON_INPUT,
  pushed: true,
  viewer: { kind: 'guest', userId: 'u-1', authMethod: GUEST },
  joinData: null,
};
export const MEMBER: LinkAccountInput = { ...COMMON_INPUT, viewer: { kind: 'member', userId: 'u-1', authMethod: EMAIL }, joinData: null };

export const pending = () => new Promise<never>(() => {});

export interface Ports {
  readonly provider?: FakeProvider;
  readonly join?: (wanted: SignUpInput) => Promise<void>;
  readonly check?: () => Promise<CheckedUser>;
  readonly postpone?: () => Promise<void>;
  readonly connect?: (about: { method: string; ticket: string; replace: boolean; confirmation: string | null }) => Promise<void>;
}

export function start(
  input: LinkAccountInput,
  { provider = fakeProvider(), join = pending, check = pending, connect = pending, postpone = pending }: Ports = {},
) {
  const signUp = signUpMachine.provide({ actors: { join: fromPromise<void, SignUpInput>(({ input: wanted }) => join(wanted)) } });
  const providerLink = providerLinkMachine.provide({
    actors: {
      signUp,
      providerTicket: providerTicketMachine.provide({
        actors: { providerWindow: provider.providerWindow, checkProvider: fromPromise(check) },
      }),
      connectProvider: fromPromise((about) => connect(about.input)),
      confirmIdentity: confirmIdentityByPassword(),
    },
  });
  return createActor(linkAccountMachine.provide({ actors: { signUp, providerLink, postponeLink: fromPromise<void, void>(postpone) } }), {
    input,
  }).start();
}

export const screenOf = (actor: ReturnType<typeof start>) => (
  <LinkAccount
    actor={actor}
    user={actor.getSnapshot().context.viewer.kind === 'visitor' ? null : SAMPLE_USER}
    help={<Help contact={SAMPLES.configuration.data} />}
  />
);
