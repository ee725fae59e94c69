import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Answer } from '#contract/calls.ts';
import { RESULT, statusOf } from '#contract/result-codes.ts';
import { DatabaseUnavailable } from '../db/outage.ts';
import { isContention } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { languageOf } from '../languages.ts';
import type { Log } from '../log/log.ts';
import { messageOf } from '../messages.ts';
import { callNameOf } from '../metrics/call-names.ts';
import { Refusal } from './refusal.ts';

/** A client that waits as long finds the database tried again in between, ms. */
const TRY_AGAIN_IN = 5000;
/** For a site that is closed for maintenance, ms. */
const MAINTENANCE_WAIT = 300_000;

/** For Hono's `onError`: the answer to whatever was thrown on the way. */
export const answerToError =
  ({ log }: Pick<Deps, 'log'>) =>
  (error: unknown, c: Context): Response => {
    const language = languageOf(c.req.header('accept-language'));
    const { result, about } = refusalOf(error, log, c);
    const answer: Answer = { code: RESULT[result], message: messageOf(result, language, about), data: about.data };
    // Outside of `/api`, too.
    c.header('Cache-Control', 'no-store');
    if (about.allow !== undefined) c.header('Allow', about.allow.join(', '));
    const retryAfter = result === 'closed' ? MAINTENANCE_WAIT : about.retryAfter;
    if (retryAfter !== undefined) c.header('Retry-After', String(Math.max(1, Math.ceil(retryAfter / 1000))));
    return c.json(answer, statusOf(result) as ContentfulStatusCode);
  };

/** What is neither a refusal nor an outage, which tells of itself once, is a defect of ours: logged, and not told. */
function refusalOf(error: unknown, log: Log, c: Context): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseUnavailable || isContention(error)) return new Refusal('unavailable', { retryAfter: TRY_AGAIN_IN });
  log.error('requestFailed', { error, call: callNameOf(c) });
  return new Refusal('failed');
}
