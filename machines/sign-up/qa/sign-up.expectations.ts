import { NICKNAME_TRIES } from '#contract/limits.ts';
import { byReason } from '#machines/failure-of.ts';
import { failure, isRefusedFor } from '#machines/failures.ts';
import { DELETED_AT } from '#machines/samples.ts';
import type { Expectations } from '#statewalk/explore/model.ts';
import type { signUpMachine } from '../sign-up.machine.ts';

/** Where each event leads. */
export const signUpExpectations: Expectations<typeof signUpMachine> = {
  startsIn: { guest: 'joining', guestWithOwnNickname: 'joining', email: 'joining', provider: 'joining', providerThatStays: 'joining' },
  expectations: {
    joining: {
      'join is done': 'joined',
      'join fails': (event, { context }) =>
        byReason(
          {
            // A name that was made up is made up anew; one that the person chose is theirs to change (CHAR-2).
            nicknameTaken: context.joinData.nicknameIsSuggested && context.tries < NICKNAME_TRIES ? 'renaming' : 'refused',
            accountLeaving: 'leaving',
            nicknameInvalid: 'refused',
            idTaken: 'refused',
            idInvalid: 'refused',
            proofExpired: 'proofExpired',
          },
          'failed',
        )(event),
    },
    renaming: { 'suggestNickname is done': 'joining', 'suggestNickname fails': 'failed' },
  },
  outputs: {
    refused: ({ error }: { error: unknown }) => ({
      outcome: 'refused',
      refused: { field: isRefusedFor(error, 'nicknameTaken', 'nicknameInvalid') ? 'nickname' : 'uvrsId' },
    }),
    failed: ({ error }: { error: unknown }) => ({ outcome: 'failed', failure: failure('joinFailed', error) }),
    leaving: { outcome: 'leaving', deletedAt: DELETED_AT },
    joined: { outcome: 'joined' },
    proofExpired: { outcome: 'proofExpired', failure: { code: 'proofExpired' } },
  },
  contextAfter: {
    'suggestNickname is done': ({ output }, { context: { joinData, tries } }) => ({
      joinData: { ...joinData, nickname: (output as { nickname: string }).nickname },
      tries: tries + 1,
    }),
  },
};
