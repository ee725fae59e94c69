import type { CallName } from '#contract/calls.ts';
import type { Caller } from '../accounts/sessions.ts';
import type { CallContext } from '../http/call-context.ts';
import type { MemberPolicy, Policy } from './policies.ts';

type Visit = Pick<CallContext<CallName>, 'visit' | 'visitIsNew'>;

/** A policy and its subject. */
export type Use = readonly [Policy, string];

/** Counts for the browser, where it brought its visit; one that did not has none yet that a later request could show. */
export const perVisit = ({ visit, visitIsNew }: Visit, policy: Policy): readonly Use[] => (visitIsNew ? [] : [[policy, visit]]);

/** Counts for the caller's session and account. */
export const perMember = ({ sessionId, userId }: Caller, { perSession, perAccount }: MemberPolicy): readonly Use[] => [
  [perSession, sessionId],
  [perAccount, userId],
];
