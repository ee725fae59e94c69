import { acceptedNickname, acceptedUvrsId, isNicknameTaken, isUvrsIdTaken } from '../accounts/users.ts';
import type { CallContext, Handler } from '../http/call-context.ts';
import { Refusal } from '../http/refusal.ts';
import { POLICIES } from '../limits/policies.ts';
import { takeFrom } from '../limits/take.ts';

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

/** Counted for the visit; for the address while there is none, or throwing the cookie away would give a fresh count each time. */
const takeCheck = (call: CallContext<'validateUvrsId'> | CallContext<'validateNickname'>) =>
  takeFrom(call, POLICIES.availabilityChecks, call.visitIsNew ? call.address : call.visit);
