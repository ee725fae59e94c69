import type { Campus } from '../campus.ts';
import type { Failure } from '../failures.ts';
import type { InAppBrowserInput } from '../in-app-browser/in-app-browser.machine.ts';
import { type Place, spacePlace } from '../place.ts';
import type { Draft } from '../popups/draft.ts';
import type { PageRequest, ResumedAnswer } from '../popups/popups.types.ts';
import type { SsoGatewayInput } from '../sso-gateway/sso-gateway.types.ts';
import type { Viewer } from '../viewer.ts';

/** What the address asks for when the page loads. */
export type Entry =
  | { readonly kind: 'page' }
  /** A partner sent the person here (ROUTE-5). */
  | { readonly kind: 'gateway'; readonly request: SsoGatewayInput }
  /** Any other word: perhaps a campus (ROUTE-3). */
  | { readonly kind: 'campus'; readonly path: string }
  /** The 3D host sent a visitor back, with where they wanted to go (CAMPUS-4). */
  | { readonly kind: 'place'; readonly place: Place }
  /** No page of ours has such an address (ROUTE-7). */
  | { readonly kind: 'nowhere' }
  /** The link of an email with a code (EMAIL-2). */
  | { readonly kind: 'mailLink'; readonly code: string; readonly key: string | null }
  /** The code that another screen shows was scanned (HAND-1). */
  | { readonly kind: 'handOver'; readonly code: string }
  /** The whole site stands elsewhere (SHELL-4). */
  | { readonly kind: 'elsewhere'; readonly url: string };

/** Where on the 3D host the address leads; null for every other address. */
export function placeIn(entry: Entry): Place | null {
  if (entry.kind === 'place') return entry.place;
  return entry.kind === 'campus' ? spacePlace(entry.path) : null;
}

export interface ShellInput {
  readonly hasToken: boolean;
  /** No token is kept that can be trusted, but the server may have a session of this browser (DOOR-7). */
  readonly isRestorable: boolean;
  readonly place: Place | null;
  /** The campus that the place belongs to (CAMPUS-2); none by default. */
  readonly campus?: Campus | null;
  readonly draft: Draft | null;
  readonly resumed: ResumedAnswer | null;
  /** Type numbers of the methods that are offered until the server says. */
  readonly enabledMethods: readonly number[];
  readonly entry: Entry;
  /** What a page's address asks for beside the page (LOGIN-1, WELC-1); nothing by default. */
  readonly asked?: PageRequest | null;
  /** The guest of this device has asked not to be pushed for a week (POP-4); not by default. */
  readonly leftAlone?: boolean;
  /** Is a maintenance list configured? (GATE-4) */
  readonly maintenance: boolean;
  /** Which browser shows the page (DOOR-1). */
  readonly inAppBrowser: InAppBrowserInput;
}

export interface ShellContext extends ShellInput {
  readonly viewer: Viewer;
  /** The person whom the page asks whether to delete their account; null while none. */
  readonly leaver: string | null;
}

/** A notice, once: the requested address leads nowhere, and the person is at home instead (ROUTE-7, CAMPUS-1). */
export type Emitted = { type: 'ADDRESS_UNKNOWN' } | { type: 'LOGGED_OUT' };

export type ShellEvent =
  | { type: 'LOGOUT_REQUESTED' }
  /** Offered only where the API deletes accounts (API-26). */
  | { type: 'DELETION_REQUESTED' }
  /** Raised when the session shows another viewer, for the other regions. */
  | { type: 'VIEWER_KEPT' }
  /** Raised when the session cannot say who it is, for the gateway. */
  | { type: 'USER_INFO_FAILED'; failure: Failure }
  /** A flow of ours failed in a way that none of its states foresees. */
  | { type: 'FLOW_CRASHED' };
