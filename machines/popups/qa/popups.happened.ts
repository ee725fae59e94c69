import type { EventFrom, SnapshotFrom } from 'xstate';
import { endedWell, failed, outputOf } from '#machines/samples.ts';
import { isSignedIn, type Viewer } from '#machines/viewer.ts';
import type { popupsMachine } from '../popups.machine.ts';
import { openPopup } from '../popups.types.ts';

/** Popups that are not left for a place that was asked for. */
export const ON_THE_WAY_IN: readonly string[] = ['welcome', 'login', 'emailLogin', 'handOver', 'passwordReset', 'joining'];

/** Where a person who has just signed in is taken on from; a popup that a signed-in person can use stays open. */
export const SIGNING_IN: readonly string[] = ['awaitingViewer', 'closed', 'welcome', 'passwordReset', 'login', 'emailLogin', 'handOver'];

/** The viewer that arrives by this event: known, with nothing left to agree to. Null if none arrives by it. */
export function arrivalOf(event: EventFrom<typeof popupsMachine>, before: SnapshotFrom<typeof popupsMachine>): Viewer | null {
  const { value, context } = before;
  if (event.type === 'VIEWER_CHANGED') {
    if (!isSignedIn(event.viewer)) return value.popup === 'awaitingViewer' ? event.viewer : null;
    return context.ssoMode && SIGNING_IN.includes(value.popup) ? event.viewer : null;
  }
  const asked = endedWell(event, 'readDueItems') || failed(event, 'readDueItems');
  // The agreement that stood open had nothing left to ask.
  if (nextOf(event, 'joining') === 'arrived' && (context.ssoMode || !isSignedIn(context.viewer))) return context.viewer;
  const agreed = endedWell(event, 'agreementRenewal') || failed(event, 'agreementRenewal');
  return (asked && dueIn(event).length === 0) || agreed ? context.viewer : null;
}

/** What was just said to be due. */
export function dueIn(event: { readonly type: string }): readonly unknown[] {
  return endedWell(event, 'readDueItems') || endedWell(event, 'readDueBeforeLeaving') ? (outputOf(event) as readonly unknown[]) : [];
}

/** Where the flow with this id has just led to. */
export function nextOf(event: { readonly type: string }, id: string): unknown {
  return endedWell(event, id) ? (outputOf(event) as { outcome: unknown }).outcome : undefined;
}

/** What checking the token has just found. */
export function sessionAfter(event: { readonly type: string }): 'alive' | 'ended' | null {
  if (!endedWell(event, 'refreshToken')) return null;
  return (outputOf(event) as { signedIn: boolean }).signedIn ? 'alive' : 'ended';
}

/** The popup that is open; of a sign-up that has just begun and has shown nothing yet, the step at which it stands. */
export function shownPopup(snapshot: SnapshotFrom<typeof popupsMachine>): string {
  const popup = openPopup(snapshot);
  return popup === 'joining' ? String(snapshot.children.joining?.getSnapshot().value) : popup;
}
