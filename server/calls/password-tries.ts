import { isKnownDevice } from '../accounts/devices.ts';
import type { CallContext } from '../http/call-context.ts';
import { readDeviceCookie } from '../http/device-cookie.ts';
import { POLICIES } from '../limits/policies.ts';
import { forgetUses, giveBack, takeFrom, takeFromAll } from '../limits/take.ts';

type TryContext = Pick<
  CallContext<'emailLogin'>,
  'db' | 'clock' | 'secret' | 'metrics' | 'config' | 'address' | 'http' | 'addresses' | 'random'
>;

interface PasswordTry {
  /** Undoes what this try was counted for: all of the caller's own tries, and of the counts that others share this one alone. */
  wasRight(): Promise<void>;
}

/**
 * Counts one password for an email, whether or not there is an account, before it is judged. A device that has signed in to the account before
 * has an allowance of its own, which no stranger can use up. Any other is counted for its address, for the email at this address, and for
 * the email; a try that is refused is not counted, so one address cannot use up what all addresses share.
 * @throws Refusal `tooManyRequests`
 */
export async function takePasswordTry(call: TryContext, email: string): Promise<PasswordTry> {
  const device = readDeviceCookie(call, call.http);
  if (device !== undefined && (await isKnownDevice(call.db, device, email))) {
    const own = `${email} ${device}`;
    await takeFrom(call, POLICIES.wrongPasswordsPerEmailAndDevice, own);
    return { wasRight: () => forgetUses(call, POLICIES.wrongPasswordsPerEmailAndDevice, own) };
  }
  const here = `${email} ${call.address}`;
  const taken = await takeFromAll(call, [
    [POLICIES.wrongPasswordsPerAddress(call.config.wrongPasswordLimitPerHour), call.address],
    [POLICIES.wrongPasswordsPerEmailAndAddress, here],
    [POLICIES.wrongPasswordsPerEmail, email],
  ]);
  return {
    wasRight: () => giveBack(call.db, taken, POLICIES.wrongPasswordsPerEmailAndAddress),
  };
}

/** A new password was set by the owner of the mailbox: what was guessed of the old one says nothing about it. */
export async function forgetPasswordTries(call: TryContext, email: string): Promise<void> {
  await forgetUses(call, POLICIES.wrongPasswordsPerEmailAndAddress, `${email} ${call.address}`);
  await forgetUses(call, POLICIES.wrongPasswordsPerEmail, email);
}
