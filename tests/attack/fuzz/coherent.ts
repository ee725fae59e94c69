import {
  emailCredentials,
  emailJoin,
  guestJoin,
  PASSWORD,
  providerJoin,
  ticketCredentials,
  WELL_FORMED,
} from '#server/tests/support/people.ts';
import type { Entries } from './values.ts';

const PARTNER_CODE = { grant_type: 'authorization_code', code: '{{partnerCode}}', redirect_uri: '{{redirectUri}}' };

/** Bodies whose values belong together, so that the calls can be granted; the others need no such thing. */
const BODIES: Readonly<Record<string, readonly object[]>> = {
  snsLogin: [
    { authMthd: 3, authId: '{{joinedTicket}}' },
    { authMthd: 3, authId: '{{ticket}}' },
  ],
  ssoLogin: [{ cmpsCode: 'yonsei', authMthd: 23, code: '{{joinedSchoolTicket}}' }],
  emailLogin: [
    { authMthd: 1, authId: '{{ownEmail}}', pswd: PASSWORD },
    { authMthd: 1, authId: '{{strangersEmail}}', pswd: 'wrong-2026!' },
  ],
  checkUser: [{ authMthd: 1, authId: '{{strangersEmail}}' }],
  join: [guestJoin('어울림'), emailJoin('{{email}}', { ncknm: '이음' })],
  accountLinkJoin: [{ ...providerJoin('{{ticket}}'), ncknm: '다리' }],
  linkAccount: [emailCredentials('{{email}}', '{{proof}}'), ticketCredentials('{{ticket}}')],
  setUpAccount: [emailCredentials('{{email}}', '{{proof}}'), ticketCredentials('{{ticket}}')],
  resetPassword: [
    emailCredentials('{{ownEmail}}', '{{ownProof}}'),
    emailCredentials('{{email}}', '{{proof}}'),
    emailCredentials('{{strangersEmail}}', '{{proof}}'),
  ],
  requestEmailCode: [{ authWay: 'new@madang.kr' }, { authWay: '{{strangersEmail}}' }],
  confirmEmailCode: [{ authWay: '{{codeEmail}}', authCode: '{{authCode}}' }],
  oauthCode: [{ clntId: '{{clientId}}', redrUri: '{{redirectUri}}' }],
  consentToClient: [{ clntId: '{{clientId}}' }],
  redeemCode: [{ ...PARTNER_CODE, client_id: '{{clientId}}', client_secret: '{{clientSecret}}' }, PARTNER_CODE],
};

const WELL_FORMED_BODIES: Readonly<Record<string, object | undefined>> = WELL_FORMED;

export function coherentOf(operation: string): readonly Entries[] {
  const wellFormed = WELL_FORMED_BODIES[operation];
  const bodies = BODIES[operation] ?? (wellFormed === undefined ? [] : [wellFormed]);
  return bodies.map((body) => Object.entries(body));
}
