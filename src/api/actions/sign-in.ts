import type { AcceptedOf, RequestOf } from '#contract/calls.ts';
import { type MethodCode, methodByCode } from '#contract/methods.ts';
import { isRefusedFor } from '#machines/failures.ts';
import type { JoinData } from '#machines/join-data.ts';
import type { CallOptions, Client } from '../client.ts';
import { confirmationHeader } from '../confirmation-header.ts';
import { isUnanswered } from '../is-unanswered.ts';
import type { SessionHooks } from '../session-hooks.ts';
import { knownUser } from '../user.ts';
import { yesOrNo } from '../yes-or-no.ts';
import { unsureWhenLeft } from './unsure-when-left.ts';

/** An email that this visit has proven with a code, and the password chosen for it. */
export interface EmailCredential {
  readonly email: string;
  /** `sqncNum` of the confirmed code (EMAIL-5). */
  readonly proof: string;
  readonly password: string;
}

/** A social or university account, by the ticket that check-user gave for it. */
export interface ProviderCredential {
  readonly method: MethodCode;
  readonly ticket: string;
}

/** The proof to be the owner, once the API has asked for it (CONFIRM-1). */
interface Confirmed {
  readonly confirmation?: string | null;
}

/** LEGAL-2: an account that is being deleted is refused with `accountLeaving`, unless it `stays`. */
const ASK_BEFORE_STAYING = { 'X-Ask-Before-Staying': 'Y' };
const GUEST = methodByCode('guest').type;
const EMAIL = methodByCode('email').type;
/** The requested user shows what was linked. */
const LINKED = 'linked';

/**
 * Every way to become signed in: each stores user and token, and rejects with a `PortError`. `signal` is aborted when the flow is left: from then
 * on nothing is stored, whatever the server answers (POP-5).
 */
export function createSignInActions(
  client: Client,
  hooks: Pick<SessionHooks, 'onSignedIn' | 'onUserUnsure'>,
  asksBeforeStaying: () => boolean = () => false,
) {
  const asking = (stays: boolean) => ({ headers: !stays && asksBeforeStaying() ? ASK_BEFORE_STAYING : {} });

  const signedIn = (signal: AbortSignal | undefined): CallOptions<'guestLogin'> => ({
    signal,
    take: ({ user, expires_in }) => hooks.onSignedIn(knownUser(user, client), user.access_token, expires_in),
  });

  /** The answer was lost: where the server shows the way that was to be linked, it was. Rejects with `error` in every other case. */
  const whereLinked = async (
    error: unknown,
    { authMthd, authId }: RequestOf<'linkAccount'>,
    signal: AbortSignal | undefined,
  ): Promise<typeof LINKED> => {
    if (!isUnanswered(error) || isRefusedFor(error, 'answerLost') || signal?.aborted) throw error;
    const { user } = await client.call('userInfo', undefined, { signal }).catch(() => Promise.reject(error));
    const isLinked = authMthd === EMAIL ? user.auth_email === authId : user.auth_mthds?.includes(authMthd) === true;
    if (!isLinked && user.auth_mthd !== authMthd) throw error;
    hooks.onSignedIn(knownUser(user, client), null);
    return LINKED;
  };

  /** Asks for what the specification does not show of the answer: the user, whose token stays the same (API-26). */
  const link = async (
    name: 'linkAccount' | 'setUpAccount',
    payload: RequestOf<'linkAccount'>,
    signal: AbortSignal | undefined,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<void> => {
    const take = (data: AcceptedOf<'linkAccount'>) =>
      data?.user && hooks.onSignedIn(knownUser(data.user, client), data.user.access_token ?? null, data.expires_in);
    await unsureWhenLeft(hooks, signal, async () => {
      const data = await client.call(name, payload, { signal, headers, take }).catch((error) => whereLinked(error, payload, signal));
      if (data === LINKED || data?.user !== undefined) return;
      await client.call('userInfo', undefined, {
        signal,
        take: ({ user }) => hooks.onSignedIn(knownUser(user, client), null, data?.expires_in),
      });
    });
  };

  const joined = ({ nickname, gender, uvrsId, marketingAgreed }: JoinData) => ({
    ncknm: nickname,
    gndr: gender,
    uvrsId,
    mrktInfrRcptAgrmYn: yesOrNo(marketingAgreed),
  });
  const byEmail = ({ email, proof, password }: EmailCredential) => ({
    authMthd: EMAIL,
    authId: email,
    sqncNum: proof,
    pswd: password,
    authCode: '',
  });
  const byProvider = ({ method, ticket }: ProviderCredential) => ({
    authMthd: methodByCode(method).type,
    authId: ticket,
    sqncNum: '',
    pswd: '',
    authCode: '',
  });

  return {
    /** LOGIN-1 */
    loginAsGuest: async (signal?: AbortSignal): Promise<void> => {
      await client.call('guestLogin', undefined, signedIn(signal));
    },
    /** LOGIN-2 */
    loginByEmail: async (
      { email, password, stays = false }: { email: string; password: string; stays?: boolean },
      signal?: AbortSignal,
    ): Promise<void> => {
      await client.call('emailLogin', { authMthd: EMAIL, authId: email, pswd: password }, { ...signedIn(signal), ...asking(stays) });
    },
    /** LOGIN-4, and LOGIN-5 for a university, whose campus code is its own; rejects for `accountNotFound` when no member has the account. */
    loginByProvider: async (
      { method, ticket, stays = false }: ProviderCredential & { readonly stays?: boolean },
      signal?: AbortSignal,
    ): Promise<void> => {
      const { type, sso } = methodByCode(method);
      const options = { ...signedIn(signal), ...asking(stays) };
      if (sso) await client.call('ssoLogin', { cmpsCode: method, authMthd: type, code: ticket }, options);
      else await client.call('snsLogin', { authMthd: type, authId: ticket }, options);
    },

    /** PASSKEY-1 */
    loginByPasskey: async (
      { credential, stays = false }: RequestOf<'passkeyLogin'> & { readonly stays?: boolean },
      signal?: AbortSignal,
    ): Promise<void> => {
      await client.call('passkeyLogin', { credential }, { ...signedIn(signal), ...asking(stays) });
    },

    /** HAND-2: by what a phone has approved. */
    loginByHandOver: async ({ secret }: RequestOf<'handOverLogin'>, signal?: AbortSignal): Promise<void> => {
      await client.call('handOverLogin', { secret }, signedIn(signal));
    },

    /** RESET-2; whether the answer began a session. With `endsOtherWays` only the email leads in from now on (WAY-3). */
    resetPassword: async (
      { endsOtherWays, stays = false, ...credential }: EmailCredential & { readonly endsOtherWays?: boolean; readonly stays?: boolean },
      signal?: AbortSignal,
    ): Promise<{ signedIn: boolean }> => {
      const data = await client.call('resetPassword', byEmail(credential), {
        signal,
        headers: { ...(endsOtherWays === true && { 'X-End-Other-Ways': 'Y' }), ...asking(stays).headers },
        take: (taken) => taken?.user && hooks.onSignedIn(knownUser(taken.user, client), taken.user.access_token, taken.expires_in),
      });
      return { signedIn: data?.user !== undefined };
    },

    /** JOIN-1 */
    joinAsGuest: async (data: JoinData, signal?: AbortSignal): Promise<void> => {
      await client.call('join', { authMthd: GUEST, authId: '', pswd: '', ...joined(data) }, signedIn(signal));
    },
    /** EMAIL-7, without a session. `POST /auth/join` has no field for the proof: the server knows what this visit confirmed. */
    joinByEmail: async (data: JoinData, { email, password }: Omit<EmailCredential, 'proof'>, signal?: AbortSignal): Promise<void> => {
      await client.call('join', { authMthd: EMAIL, authId: email, pswd: password, ...joined(data) }, signedIn(signal));
    },
    /** SOC-5, without a session. */
    joinByProvider: async (
      data: JoinData,
      { method, ticket, stays = false }: ProviderCredential & { readonly stays?: boolean },
      signal?: AbortSignal,
    ): Promise<void> => {
      const credential = { authMthd: methodByCode(method).type, authId: ticket };
      await client.call('accountLinkJoin', { ...credential, ...joined(data) }, { ...signedIn(signal), ...asking(stays) });
    },

    /** EMAIL-7, a guest. */
    linkEmail: (credential: EmailCredential, signal?: AbortSignal) => link('linkAccount', byEmail(credential), signal),
    /** EMAIL-7, any other user. */
    setUpEmail: ({ confirmation = null, ...credential }: EmailCredential & Confirmed, signal?: AbortSignal) =>
      link('setUpAccount', byEmail(credential), signal, confirmationHeader(confirmation)),
    /** SOC-5, signed in; `replace` deletes the account that has it now, as the person confirmed twice (SOC-4). */
    connectProvider: (
      { replace, confirmation = null, ...credential }: ProviderCredential & Confirmed & { readonly replace: boolean },
      signal?: AbortSignal,
    ) =>
      link('setUpAccount', byProvider(credential), signal, {
        ...confirmationHeader(confirmation),
        ...(replace && { 'X-Replace-Existing': 'Y' }),
      }),
  };
}
