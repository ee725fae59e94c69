import { PASSKEY_WAY } from '#contract/activities.ts';
import { CODE_VALIDITY, RESEND_COOL_DOWN } from '#contract/limits.ts';
import { type MethodCode, methodByCode, methodByType } from '#contract/methods.ts';
import type { AccountFace } from '#machines/account-face.ts';
import { isRefusedFor } from '#machines/failures.ts';
import type { OtherWay } from '#machines/other-way.ts';
import type { ProviderAnswer } from '#machines/provider-window/provider-window.machine.ts';
import type { Client } from '../client.ts';
import { faceOf } from '../user.ts';

const EMAIL = methodByCode('email').type;

/** The server's clock, as far as calls read it and set it; ms since the epoch. */
export interface CallClock {
  serverNow(): number;
  syncServerTime(serverTime: number): void;
}

export interface CodeTimes {
  /** Ms since the epoch, by the server's clock. */
  readonly expiresAt: number;
  readonly resendAt: number;
  /** The key in the email's link, where the API tells it. */
  readonly linkKey?: string;
}

export interface ConfirmedCode {
  readonly proof: string;
  /** The ways besides the email into the account whose password is set anew; none where the API does not tell them. */
  readonly otherWays?: readonly OtherWay[];
}

/** Proving an email and a social account. */
export function createCredentialActions(client: Client, clock: CallClock) {
  return {
    /** EMAIL-1, RESET-1 */
    checkEmail: async ({ email }: { email: string }, signal?: AbortSignal): Promise<{ registered: boolean }> => {
      const { ncknm } = await client.call('checkUser', { authMthd: EMAIL, authId: email }, { signal });
      return { registered: Boolean(ncknm) };
    },
    /** SOC-4: whose account it is, if it is one's, and a ticket for it that later calls send, null where the answer has none. The state tells the server which attempt it was (SOC-2), `iss` who answered, where that came along (RFC 9207). */
    checkProvider: async (
      { method, answer }: { method: MethodCode; answer: ProviderAnswer },
      signal?: AbortSignal,
    ): Promise<{ nickname: string | null; ticket: string | null; owner?: AccountFace }> => {
      const { code, state, iss } = answer;
      const payload = { authMthd: methodByCode(method).type, authId: code };
      const options = { headers: { 'X-Auth-State': state }, ...(iss !== undefined && { query: { iss } }), signal };
      const { ncknm, authId, owner } = await client.call('checkUser', payload, options);
      return { nickname: ncknm || null, ticket: authId || null, ...(owner != null && { owner: faceOf(owner, client) }) };
    },
    /** EMAIL-2, EMAIL-4 */
    requestCode: async ({ email }: { email: string }, signal?: AbortSignal): Promise<CodeTimes> => {
      const ask = () => client.call('requestEmailCode', { authWay: email }, { signal });
      // A visit that had run out begins anew with the refusal; refused once more, the browser keeps no cookies.
      const told = (await ask().catch((error: unknown) => (isRefusedFor(error, 'cookiesRefused') ? ask() : Promise.reject(error)))) ?? {};
      if (told.serverTime !== undefined) clock.syncServerTime(told.serverTime);
      const now = clock.serverNow();
      return {
        expiresAt: told.expiresAt ?? now + CODE_VALIDITY,
        resendAt: told.resendAt ?? now + RESEND_COOL_DOWN,
        ...(told.linkKey !== undefined && { linkKey: told.linkKey }),
      };
    },
    /** EMAIL-5, WAY-3 */
    confirmCode: async ({ email, code }: { email: string; code: string }, signal?: AbortSignal): Promise<ConfirmedCode> => {
      const { sqncNum, otherWays } = await client.call('confirmEmailCode', { authWay: email, authCode: code }, { signal });
      const ways = (otherWays ?? []).flatMap((type) => (type === PASSKEY_WAY ? 'passkey' : (methodByType(type)?.code ?? [])));
      return { proof: sqncNum, ...(ways.length > 0 && { otherWays: ways }) };
    },
    /** CHAR-2, PROF-2; rejects for `nicknameTaken` or `nicknameInvalid`. */
    validateNickname: async ({ nickname }: { nickname: string }, signal?: AbortSignal): Promise<void> => {
      await client.call('validateNickname', { ncknm: nickname }, { signal });
    },
    /** CHAR-2, PROF-3; rejects for `idTaken` or `idInvalid`. */
    validateUvrsId: async ({ uvrsId }: { uvrsId: string }, signal?: AbortSignal): Promise<void> => {
      await client.call('validateUvrsId', { uvrsId }, { signal });
    },
  };
}
