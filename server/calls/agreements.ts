import { acceptedWords, recordAgreements } from '../accounts/agreements.ts';
import { readUser } from '../accounts/users.ts';
import { transaction } from '../db/transaction.ts';
import type { Handler } from '../http/call-context.ts';
import { signedIn } from './signed-in.ts';

/** AGR-5: agrees to texts, and gives or withdraws the consent to marketing. */
export const recordAgreementsCall: Handler<'recordAgreements'> = async (call) => {
  const { userId, method } = signedIn(call);
  const words = acceptedWords(call.body.agrm);
  await transaction(call.db, (tx) => recordAgreements(call, tx, userId, words));
  return { user: await readUser(call, call.db, { userId, method }) };
};
