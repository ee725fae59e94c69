import type { HttpHandler } from 'msw';
import type { CallName } from '#contract/calls.ts';
import type { FailureCode } from '#machines/failures.ts';
import type { FaultName } from '#tests/support/faults.ts';
import type { BareApi } from '../bare/bare-api.ts';
import type { OpenPage } from '../bare/open-page.tsx';

/** What a person does that makes the page call the server, and what they read when that call fails. */
export interface Action {
  readonly call: CallName;
  /** The person signed in when the page opens; none: a visitor. */
  readonly as?: 'member';
  /** What there is on the server before the page opens. */
  readonly prepare?: (api: BareApi) => void;
  /** What this API has beyond the specification (API-26). */
  readonly beyond?: readonly HttpHandler[];
  /** Leads the page to where the action can be taken; each call on the way is answered well. */
  readonly open: (page: OpenPage) => Promise<void>;
  /** Takes the action; the same again after a failure. */
  readonly act: (page: OpenPage) => Promise<void>;
  /** The text where the server’s answer has none. */
  readonly says: FailureCode;
  /** Faults that this action answers with a text of their own. */
  readonly saysAt?: Partial<Record<FaultName, FailureCode>>;
  /** Faults that are not tried here: what shows them instead, or why. */
  readonly elsewhere?: Partial<Record<FaultName | 'no answer', string>>;
  /** Why a person cannot leave before the answer. */
  readonly waitsBecause?: string;
  /** What stands in the fields, by their labels, before and after. */
  readonly typed?: Readonly<Record<string, string>>;
  /** Once the server answers well again. */
  readonly succeeds: (page: OpenPage) => Promise<unknown>;
}
