import type { Method } from '#contract/methods.ts';
import type { ProviderPurpose } from '../db/schema.ts';
import type { Queryable, Tx } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { digest, sign } from '../hashing.ts';
import { Refusal } from '../http/refusal.ts';
import { POLICIES, TICKET_VALIDITY } from '../limits/policies.ts';
import { takeFrom } from '../limits/take.ts';
import { finishAttempt, roundOf } from '../providers/attempts.ts';
import type { ProviderAccount } from '../providers/provider.ts';
import { tokenName, tokenVault } from '../providers/token-vault.ts';
import { memberOf, type School, schoolByClaim } from '../schools/school.ts';

interface Asker extends Pick<Deps, 'db' | 'clock' | 'random' | 'secret' | 'providers' | 'log' | 'metrics' | 'config'> {
  readonly visit: string;
  readonly address: string;
}

/** The person whom a provider named to this visit, and why they went there. */
export interface Person {
  readonly subject: string;
  /** How the provider calls the account, masked; null: it has not said. */
  readonly account: string | null;
  /** The provider's refresh token, sealed; without: it gave none, or there is no secret to seal with. */
  readonly providerToken?: string | null;
  readonly purpose: ProviderPurpose;
}

/** What a provider's window brought back; `iss` as it came (RFC 9207), if it came. */
export interface BroughtBack {
  readonly code: string;
  readonly state: string;
  readonly iss?: string | undefined;
}

/**
 * Shows a provider's one-time code to the provider, once, in the round that this visit began with `state`.
 * @throws Refusal `providerFailed`
 */
export async function exchangeCode(asker: Asker, method: Method, { code, state, iss }: BroughtBack): Promise<Person> {
  await takeFrom(asker, POLICIES.providerCodesPerAddress, asker.address);
  const provider = asker.providers.get(method.code);
  const round = await finishAttempt(asker, { visit: asker.visit, method: method.type, state });
  if (provider === undefined || round === undefined || code === '') throw new Refusal('providerFailed');
  try {
    const person = await provider.exchange(roundOf(asker, asker.visit, state), code, iss);
    const subject = method.generic === true ? memberOf(schoolOf(asker, person, round.school), person.subject) : person.subject;
    const { account, refreshToken } = person;
    const sealed =
      refreshToken !== undefined && provider.revoke !== undefined && tokenVault(asker).seal(tokenName(method.type, subject), refreshToken);
    return {
      subject,
      account: account === undefined ? null : maskedAccount(account),
      providerToken: sealed || null,
      purpose: round.purpose,
    };
  } catch (error) {
    // What the provider said is for the operator; the person hears that it did not work.
    asker.log.warn('providerCodeRefused', { error, provider: method.code });
    throw new Refusal('providerFailed');
  }
}

/** The proxy says whose member a person is, never the page: another school than the one that was chosen is refused (SSO-1, CAMPUS-3). */
function schoolOf({ config }: Asker, { school: said }: ProviderAccount, chosen: string | null): School {
  const school = said === undefined ? undefined : schoolByClaim(config.schools, said);
  if (school === undefined)
    throw new Error(said === undefined ? 'the proxy did not say the school' : 'the proxy named a school that is not in SCHOOLS_FILE');
  if (chosen !== null && chosen !== school.code) throw new Error('the proxy named another school than the one that was chosen');
  return school;
}

/** A single-use stand-in for a person at a provider, for the calls of this visit that follow; the same one for a round whenever it is asked for. */
export async function issueTicket(
  asker: Asker,
  method: Method,
  { subject, account, providerToken, purpose, state }: Person & Pick<BroughtBack, 'state'>,
): Promise<string> {
  const ticket = ticketOf(asker, state);
  await asker.db
    .insertInto('tickets')
    .values({
      ticket_hash: digest(ticket),
      method: method.type,
      subject,
      account,
      provider_token: providerToken,
      visit: asker.visit,
      purpose,
      expires_at: asker.clock() + TICKET_VALIDITY,
    })
    .execute();
  return ticket;
}

const ticketOf = ({ secret, visit }: Pick<Asker, 'secret' | 'visit'>, state: string) => sign(secret, 'ticket', visit, state);

/** The ticket of a round whose answer was lost, and whose it is, while it is unused. */
export async function ticketAgain(
  asker: Asker,
  method: Method,
  { state }: Pick<BroughtBack, 'state'>,
): Promise<{ readonly ticket: string; readonly subject: string } | undefined> {
  const ticket = ticketOf(asker, state);
  const kept = await asker.db
    .selectFrom('tickets')
    .select('subject')
    .where('ticket_hash', '=', digest(ticket))
    .where('method', '=', method.type)
    .where('expires_at', '>', asker.clock())
    .executeTakeFirst();
  return kept && { ticket, subject: kept.subject };
}

/** What a ticket is shown for: by whom, as which method's, and for which of the two purposes it will do. */
export interface TicketUse {
  readonly visit: string;
  readonly method: Method;
  readonly purposes: readonly ProviderPurpose[];
  readonly ticket: string;
}

/** A spent ticket's owner, and when check-user gave it for a sign-in at the provider (ms since the epoch). */
export interface SpentTicket {
  readonly subject: string;
  readonly account: string | null;
  readonly providerToken: string | null;
  readonly issuedAt: number;
}

/**
 * Uses a ticket up, and says whose it is. To be called in the transaction that it is for, so that only a call that succeeds uses it up.
 * @throws Refusal `proofExpired` (used, too old, of another visit, method or purpose, or none at all)
 */
export async function spendTicket(db: Queryable, { clock }: Pick<Deps, 'clock'>, use: TicketUse): Promise<SpentTicket> {
  const used = await db
    .deleteFrom('tickets')
    .where('ticket_hash', '=', digest(use.ticket))
    .where('method', '=', use.method.type)
    .where('visit', '=', use.visit)
    .where('purpose', 'in', use.purposes)
    .where('expires_at', '>', clock())
    .returning(['subject', 'account', 'provider_token', 'expires_at'])
    .executeTakeFirst();
  if (used === undefined) throw new Refusal('proofExpired');
  const { subject, account, provider_token: providerToken, expires_at } = used;
  return { subject, account, providerToken, issuedAt: expires_at - TICKET_VALIDITY };
}

/** Takes back the tickets of a person that were issued by `at`, ms since the epoch. */
export async function dropTicketsOf(
  tx: Tx,
  { method, subject, at }: { readonly method: number; readonly subject: string; readonly at: number },
): Promise<void> {
  await tx
    .deleteFrom('tickets')
    .where('method', '=', method)
    .where('subject', '=', subject)
    .where('expires_at', '<=', at + TICKET_VALIDITY)
    .execute();
}

/** “mi***@gmail.com”, “김**”: enough for its owner to know an account by, and little for anyone else. */
function maskedAccount(name: string): string {
  const at = name.lastIndexOf('@');
  if (at > 0) return `${[...name.slice(0, at)].slice(0, 2).join('')}***${name.slice(at)}`;
  return `${[...name][0] ?? ''}**`;
}
