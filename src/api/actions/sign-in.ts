import type { JoinData } from '../../../machines/join-data.ts';
import { type MethodCode, methodByCode } from '../../../machines/methods.ts';
import type { Client } from '../client.ts';
import type { AcceptedOf } from '../contract.ts';
import type { SessionHooks } from '../session-hooks.ts';
import { knownUser } from '../user.ts';
import { yesOrNo } from '../yes-or-no.ts';

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

const GUEST = methodByCode('guest').type;
const EMAIL = methodByCode('email').type;

/** Every way to become signed in: each stores user and token, and rejects with a `PortError`. */
export function createSignInActions(client: Client, hooks: Pick<SessionHooks, 'onSignedIn'>) {
  const signedIn = ({ user, expires_in }: AcceptedOf<'guestLogin'>): void =>
    hooks.onSignedIn(knownUser(user, client), user.access_token, expires_in);

  /** What the specification does not show of the answer is asked for: the user, whose token stays the same (API-26). */
  const linked = async (data: AcceptedOf<'linkAccount'>): Promise<void> => {
    const user = data?.user ?? (await client.call('userInfo', undefined)).user;
    hooks.onSignedIn(knownUser(user, client), data?.user?.access_token ?? null, data?.expires_in);
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
    loginAsGuest: async () => signedIn(await client.call('guestLogin', undefined)),
    /** LOGIN-2 */
    loginByEmail: async ({ email, password }: { email: string; password: string }) =>
      signedIn(await client.call('emailLogin', { authMthd: EMAIL, authId: email, pswd: password })),
    /** LOGIN-4, and LOGIN-5 for a university, whose campus code is its own; rejects for `accountNotFound` when the account belongs to nobody. */
    loginByProvider: async ({ method, ticket }: ProviderCredential) => {
      const { type, sso } = methodByCode(method);
      const answered = sso
        ? client.call('ssoLogin', { cmpsCode: method, authMthd: type, code: ticket })
        : client.call('snsLogin', { authMthd: type, authId: ticket });
      signedIn(await answered);
    },

    /** JOIN-1 */
    joinAsGuest: async (data: JoinData) => signedIn(await client.call('join', { authMthd: GUEST, authId: '', pswd: '', ...joined(data) })),
    /** EMAIL-7, nobody signed in. `POST /auth/join` has no field for the proof: the server knows what this visit confirmed. */
    joinByEmail: async (data: JoinData, { email, password }: Omit<EmailCredential, 'proof'>) =>
      signedIn(await client.call('join', { authMthd: EMAIL, authId: email, pswd: password, ...joined(data) })),
    /** SOC-5, nobody signed in. */
    joinByProvider: async (data: JoinData, { method, ticket }: ProviderCredential) =>
      signedIn(await client.call('accountLinkJoin', { authMthd: methodByCode(method).type, authId: ticket, ...joined(data) })),

    /** EMAIL-7, a guest. */
    linkEmail: async (credential: EmailCredential) => linked(await client.call('linkAccount', byEmail(credential))),
    /** EMAIL-7, any other user. */
    setUpEmail: async (credential: EmailCredential) => linked(await client.call('setUpAccount', byEmail(credential))),
    /** SOC-5, signed in; `replace` deletes the account that has it now, as the person confirmed twice (SOC-4). */
    connectProvider: async ({ replace, ...credential }: ProviderCredential & { readonly replace: boolean }) =>
      linked(await client.call('setUpAccount', byProvider(credential), replace ? { headers: { 'X-Replace-Existing': 'Y' } } : {})),
  };
}
