import { activityOf } from '../accounts/activity.ts';
import type { Handler } from '../http/call-context.ts';
import { registered } from './signed-in.ts';

/** DEVICE-4. @throws Refusal `notAllowed` for a guest */
export const listActivity: Handler<'listActivity'> = async (call) => ({
  activityList: await activityOf(call.db, call, registered(call).userId),
});
