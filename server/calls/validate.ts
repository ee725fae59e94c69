import { acceptedNickname, acceptedUvrsId, isNicknameTaken, isUvrsIdTaken } from '../accounts/users.ts';
import type { CallContext, Handler } from '../http/call-context.ts';
import { Refusal } from '../http/refusal.ts';
import { POLICIES } from '../limits/policies.ts';
import { takeFromAll } from '../limits/take.ts';

/** API-9. The caller's own ID counts as free. */
export const validateUvrsId: Handler<'validateUvrsId'> = async (call) => {
  await takeCheck(call);
  if (await isUvrsIdTaken(call.db, acceptedUvrsId(call.config, call.body.uvrsId), call.caller?.userId)) throw new Refusal('uvrsIdTaken');
  return undefined;
};

/** API-10. The caller's own nickname counts as free. */
export const validateNickname: Handler<'validateNickname'> = async (call) => {
  await takeCheck(call);
  if (await isNicknameTaken(call.db, acceptedNickname(call.config, call.body.ncknm), call.caller?.userId))
    throw new Refusal('nicknameTaken');
  return undefined;
};

/**
 * Counted for the visit, or for the address while there is none; and for the address in any case, far higher, since a new visit is to be had
 * with each request.
 */
const takeCheck = (call: CallContext<'validateUvrsId'> | CallContext<'validateNickname'>) =>
  takeFromAll(call, [
    [POLICIES.availabilityChecksPerVisit, call.visitIsNew ? call.address : call.visit],
    [POLICIES.availabilityChecksPerAddress, call.address],
  ]);
