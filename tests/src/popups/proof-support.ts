import { fromPromise } from 'xstate';
import type { ConfirmedAct } from '#contract/confirmed-acts.ts';
import { confirmIdentityMachine } from '#machines/confirm-identity/confirm-identity.machine.ts';
import type { OwnWays, ShownCredential } from '#machines/confirm-identity/confirm-identity.types.ts';

/** An account with an email and a password alone. */
const BY_EMAIL: OwnWays = { methods: ['email'], email: null, hasPasskey: false, takesCode: false, gone: null };

interface Proving {
  readonly act: ConfirmedAct;
  readonly credential: ShownCredential;
}

/** The proof of an owner who has a password; whatever is typed is right. */
export const confirmIdentityByPassword = (proofOf = ({ act }: Proving): string => `proof of ${act}`) =>
  confirmIdentityMachine.provide({
    actors: {
      readWays: fromPromise<OwnWays, void>(async () => BY_EMAIL),
      prove: fromPromise<{ confirmation: string }, Proving>(async ({ input }) => ({ confirmation: proofOf(input) })),
    },
  });
