import type { CallContext } from '../http/call-context.ts';
import { POLICIES } from '../limits/policies.ts';
import { takeFromAll } from '../limits/take.ts';
import { perVisit } from '../limits/takes-of-caller.ts';

/**
 * Counts one new guest for the browser, and for its network, where a whole school may be.
 * @throws Refusal `tooManyRequests`
 */
export async function takeGuest(call: CallContext<'guestLogin'> | CallContext<'join'>): Promise<void> {
  const { address, config } = call;
  await takeFromAll(call, [
    ...perVisit(call, POLICIES.guestsPerVisit),
    [POLICIES.guestsPerAddress(config.guestLimitPerHour), address],
    [POLICIES.guestsPerAddressAndDay(config.guestLimitPerHour), address],
  ]);
}
