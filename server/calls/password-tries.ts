import { isKnownDevice } from '../accounts/devices.ts';
import type { CallContext } from '../http/call-context.ts';
import { readDeviceCookie } from '../http/device-cookie.ts';
import { POLICIES, type Taken } from '../limits/policies.ts';
import { countOf, forgetUses, giveBack, takeFrom, takeFromAll } from '../limits/take.ts';
import { perVisit } from '../limits/takes-of-caller.ts';

type TryContext = Pick<
  CallContext<'emailLogin'>,
  'db' | 'clock' | 'secret' | 'metrics' | 'config' | 'address' | 'visit' | 'visitIsNew' | 'http' | 'addresses' | 'random'
>;

interface PasswordTry {
  /** Undoes what this try and the caller's earlier ones for this email were counted for; for the email, which strangers try as well, this one alone. */
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
  const { wrongPasswordLimitPerHour } = call.config;
  const taken = await takeFromAll(call, [
    ...perVisit(call, POLICIES.wrongPasswordsPerVisit),
    [POLICIES.wrongPasswordsPerAddress(wrongPasswordLimitPerHour), call.address],
    [POLICIES.wrongPasswordsPerAddressAndDay(wrongPasswordLimitPerHour), call.address],
    [POLICIES.wrongPasswordsPerEmailAndAddress, here],
    [POLICIES.wrongPasswordsPerEmail, email],
  ]);
  return { wasRight: () => takeBack(call, taken) };
}

/**
 * Many people of one network mistype and then sign in: what a person has tried for this email is taken back from what their network and their
 * browser were counted for. What was tried for other emails stays counted.
 */
async function takeBack({ db }: TryContext, taken: readonly Taken[]): Promise<void> {
  const own = taken.find(({ policy }) => policy === POLICIES.wrongPasswordsPerEmailAndAddress);
  const isOwn = ({ policy }: Taken) => policy === own?.policy || policy === POLICIES.wrongPasswordsPerEmail;
  const tries = own === undefined ? 1 : await countOf(db, own);
  await giveBack(
    db,
    taken.filter((use) => !isOwn(use)),
    undefined,
    Math.max(1, tries),
  );
  await giveBack(db, taken.filter(isOwn), POLICIES.wrongPasswordsPerEmailAndAddress);
}

/** A new password was set by the owner of the mailbox: what was guessed of the old one says nothing about it. */
export async function forgetPasswordTries(call: TryContext, email: string): Promise<void> {
  await forgetUses(call, POLICIES.wrongPasswordsPerEmailAndAddress, `${email} ${call.address}`);
  await forgetUses(call, POLICIES.wrongPasswordsPerEmail, email);
}
