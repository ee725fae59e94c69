import type { ActorRefFrom } from 'xstate';
import * as z from 'zod/mini';
import { EMAIL_MAX } from '#contract/limits.ts';
import { type Draft, NOTHING_HELD } from '#machines/popups/draft.ts';
import { draftOf } from '#machines/popups/draft-of.ts';
import { draftSchema } from '#machines/popups/draft-schema.ts';
import type { popupsMachine } from '#machines/popups/popups.machine.ts';
import type { ResumedAnswer } from '#machines/popups/popups.types.ts';
import type { ServerClock } from '#src/browser/clock.ts';
import { createDraftStorage } from '#src/browser/draft-storage.ts';
import { createKeptPlace } from '#src/browser/kept-place.ts';
import { createLinkPostponed } from '#src/browser/link-postponed.ts';
import { whenPageMayGo } from '#src/browser/page-may-go.ts';
import { createProviderPage } from '#src/browser/provider-page.ts';
import { typedEmail } from '#src/browser/typed-email.ts';
import { lastTyped } from '#src/ui/form/last-typed.ts';
import type { SystemInput } from '../system.ts';

/** `clockOffset`: server's time less this device's, ms, so that a reload counts on right at once (EMAIL-2). */
const storedDraft = z.object({ draft: draftSchema, clockOffset: z.number() });

const drafts = createDraftStorage('popups', storedDraft);
const keptPlace = createKeptPlace();
const linkPostponed = createLinkPostponed();

/** What a reload interrupted (EMAIL-9, SHELL-2). */
export function takeUp(clock: ServerClock, loginHint = ''): Pick<SystemInput, 'draft' | 'place' | 'campus' | 'resumed' | 'leftAlone'> {
  const stored = drafts.load();
  if (stored !== null) clock.syncServerTime(Date.now() + stored.clockOffset);
  return {
    draft: withTypedEmail(withHint(stored?.draft ?? null, loginHint)),
    place: keptPlace.load(),
    campus: keptPlace.loadCampus(),
    resumed: resumedAnswer(),
    leftAlone: linkPostponed.holds(),
  };
}

/** The email that a partner hints at stands in the form that asks for one; what this tab holds already goes before it (PARTNER-1). */
const withHint = (draft: Draft | null, email: string): Draft | null =>
  draft === null && email !== '' ? { ...NOTHING_HELD, open: null, email } : draft;

/** The form for email and password was open; before the application was there, too. */
function withTypedEmail(draft: Draft | null): Draft | null {
  const email = typedEmail.kept();
  if (email === '' || email.length > EMAIL_MAX) return draft;
  return { ...NOTHING_HELD, ...draft, open: 'emailLogin', email };
}

/** What a provider answered by this very page. */
function resumedAnswer(): ResumedAnswer | null {
  const taken = createProviderPage().takeUpProviderAnswer();
  if (taken === null) return null;
  const { purpose, method } = taken;
  if ('error' in taken) return { purpose, method, answer: { error: taken.error } };
  const { code, state, iss } = taken;
  return { purpose, method, answer: { code, state, ...(iss !== undefined && { iss }) } };
}

/** Keeps what the wizards hold and the requested place, for a reload. Watches the popups, decides nothing. */
export function keepOverReload(popups: ActorRefFrom<typeof popupsMachine> | undefined, clock: ServerClock): void {
  if (popups === undefined) return;
  let last: Draft | null = null;
  const keep = () => {
    const snapshot = popups.getSnapshot();
    if (snapshot.value.popup === 'awaitingViewer') return;
    // Do not send a person who comes back from a place there again.
    if (snapshot.context.place === null || snapshot.value.popup === 'enteringWorld') keptPlace.clear();
    else keptPlace.save(snapshot.context.place, snapshot.context.campus);
    const draft = draftOf(snapshot, lastTyped());
    // Until the application has taken over, the boot script answers for what stands in the form.
    if (window.drawnPopups === undefined) typedEmail.keep(draft?.open === 'emailLogin' ? (draft.email ?? '') : '');
    if (JSON.stringify(draft) === JSON.stringify(last)) return;
    last = draft;
    if (draft === null) drafts.clear();
    else drafts.save({ draft, clockOffset: clock.serverNow() - Date.now() });
  };
  // A crash is the root actor's to show (SHELL-8).
  popups.subscribe({ next: keep, error: () => {} });
  // What is typed stays in the form; only a page that goes asks for it.
  whenPageMayGo({ keep });
  keep();
}
