import { lockCaller } from '../accounts/account-lock.ts';
import { acceptedWords, recordAgreements as record } from '../accounts/agreements.ts';
import { readUser } from '../accounts/users.ts';
import { transaction } from '../db/transaction.ts';
import type { Handler } from '../http/call-context.ts';
import { POLICIES } from '../limits/policies.ts';
import { takeFrom } from '../limits/take.ts';
import { signedIn } from './signed-in.ts';

/** AGR-5: agrees to texts, and gives or withdraws the consent to marketing. */
export const recordAgreements: Handler<'recordAgreements'> = async (call) => {
  const caller = signedIn(call);
  const words = acceptedWords(call.body.agrm);
  // Each call adds rows that stay as long as the account.
  await takeFrom(call, POLICIES.agreementsPerAccount, caller.userId);
  const user = await transaction(call.db, async (tx) => {
    await lockCaller(tx, caller);
    await record(call, tx, caller.userId, words);
    return readUser(call, tx, caller);
  });
  return { user };
};
