import type { AnyEventObject } from 'xstate';
import { RESULT } from '../../../../contract/result-codes.ts';
import type { Viewer } from '../../../../machines/viewer.ts';
import type { FlowWithScreen } from '../../../browser/states/looks.ts';
import { SAMPLE_USER, SAMPLES } from '../../../support/samples.ts';
import { answersFor, asks, asksOneOf, endedBy, type WireAnswer, type WirePorts } from './wire.ts';

type SignedIn = Extract<Viewer, { userId: string }>;

/** The ports of each flow that are calls of the contract: in the paths they are the real ones, and the server's answers are arranged at the wire. */
export const WIRE: Readonly<Partial<Record<FlowWithScreen, WirePorts>>> = {
  accountDeletion: { deleteAccount: asks('deleteAccount', 'deleteAccount', (output) => output) },
  agreementRenewal: { recordAgreements: asks('recordAgreements', 'recordAgreements') },
  campusCheck: {
    loadCampusCodes: asks('loadCampusCodes', 'campusList', (codes: readonly string[]) => ({
      campusList: codes.map((cmps_code) => ({ cmps_code })),
    })),
  },
  createCharacter: {
    checkNickname: asks('checkNickname', 'validateNickname'),
    checkUvrsId: asks('checkUvrsId', 'validateUvrsId'),
  },
  emailLogin: { loginByEmail: asks('loginByEmail', 'emailLogin') },
  emailVerification: {
    // A member's answer has the nickname.
    checkEmail: asks('checkEmail', 'checkUser', ({ registered }: { registered: boolean }) => ({
      ...SAMPLES.checkUser.data,
      ...(registered && { ncknm: SAMPLE_USER.ncknm }),
    })),
    requestCode: asks('requestCode', 'requestEmailCode'),
    resendCode: asks('requestCode', 'requestEmailCode'),
    confirmCode: asks('confirmCode', 'confirmEmailCode', ({ proof }: { proof: string }) => ({ sqncNum: proof })),
    linkEmail: asksOneOf('linkEmail', 'linkAccount', 'setUpAccount'),
    resetPassword: asks('resetPassword', 'resetPassword', ({ signedIn }: { signedIn: boolean }) =>
      signedIn ? SAMPLES.resetPassword.data : undefined,
    ),
  },
  idChange: {
    changeUvrsId: { src: 'changeUvrsId', asks: [['validateUvrsId'], ['changeUvrsId']], data: () => [undefined, SAMPLES.changeUvrsId.data] },
  },
  login: { loginAsGuest: asks('loginAsGuest', 'guestLogin') },
  logout: { endSession: asks('endSession', 'logout') },
  nicknameChange: {
    checkNickname: asks('checkNickname', 'validateNickname'),
    changeNickname: asks('changeNickname', 'changeNickname'),
  },
  providerLink: {
    connectProvider: asks('connectProvider', 'setUpAccount'),
    replaceAccount: asks('connectProvider', 'setUpAccount'),
  },
  providerLogin: { loginByProvider: asksOneOf('loginByProvider', 'snsLogin', 'ssoLogin') },
  providerTicket: {
    checkProvider: asks('checkProvider', 'checkUser', ({ ticket, nickname }: { ticket: string | null; nickname: string | null }) => ({
      ...(ticket !== null && { authId: ticket }),
      ...(nickname !== null && { ncknm: nickname }),
    })),
  },
  session: {
    loadUser: asks('loadUser', 'userInfo', ({ userId, authMethod }: SignedIn) => ({
      user: { ...SAMPLE_USER, user_id: userId, auth_mthd: authMethod },
    })),
  },
  ssoGateway: {
    loadUser: asks('loadUser', 'userInfo'),
    namePartner: asks('namePartner', 'oauthClient', (clientName: string) => ({ clientName })),
    namePartnerToGuest: asks('namePartner', 'oauthClient', (clientName: string) => ({ clientName })),
    requestPartnerCode: {
      ...asks('requestPartnerCode', 'oauthCode', ({ code }: { code: string }) => ({ code })),
      refusal: (output) => {
        const { is, partnerName } = output as { is: string; partnerName?: string };
        return is === 'consentRequired' ? { code: RESULT.consentRequired, data: { clientName: partnerName } } : undefined;
      },
    },
    consentToPartner: asks('consentToPartner', 'consentToClient'),
  },
};

/** Flows that keep scripted ports, with the reason. */
export const SCRIPTED: Readonly<Partial<Record<FlowWithScreen, string>>> = {
  agreement: 'It asks for nothing.',
  imageChange: 'Its file stands for a sample of the model, and is not uploaded.',
  linkAccount: 'Its actors are flows.',
  mailLink: 'It hands over to another tab.',
  maintenanceGate: 'It asks another origin for the list of addresses, and reloads the page.',
  popups: 'Its actors are flows.',
  profile: 'What it reads a second time comes from the query cache, without a call.',
  providerWindow: 'A window of a provider.',
};

/** What the server answers for this step; `undefined` where it is not the server's to say. */
export function wireAnswersOf(flow: FlowWithScreen, { event }: { readonly event: AnyEventObject }): readonly WireAnswer[] | undefined {
  const port = WIRE[flow]?.[endedBy(event) ?? ''];
  return port && answersFor(port, event);
}
