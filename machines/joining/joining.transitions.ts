import { endsAs } from '../ends-as.ts';
import type { Viewer } from '../viewer.ts';
import type { SignUpStep } from './held-sign-up.ts';
import type { StepOutput } from './joining.setup.ts';
import type { JoiningStart } from './joining.types.ts';

/** The step's flow ended with this outcome. */
export const stepEndsAs = endsAs<StepOutput>;
export const startsAt = (start: JoiningStart) => ({ type: 'startsAt' as const, params: { start } });
export const wasLeftAt = (step: SignUpStep) => ({ type: 'wasLeftAt' as const, params: { step } });
export const keepStep = (step: SignUpStep) => ({ type: 'keepStep' as const, params: { step } });
export const opens = (popup: SignUpStep | 'welcome') => ({
  type: 'opens' as const,
  params: ({ event }: { event: { popup: string } }) => ({ chosen: event.popup, popup }),
});

/** Choosing the open popup’s name again closes it (POP-1). */
export const closesOn = (step: SignUpStep) => ({ guard: opens(step), target: 'closed' });

/** What was left before is dropped, because the person asks for it. */
export const startsAgain = { target: 'agreement', reenter: true, actions: 'forgetSignUp' as const };

const viewerOf = ({ event }: { event: { viewer: Viewer } }) => ({ viewer: event.viewer });
export const keepViewer = { type: 'keepViewer' as const, params: viewerOf };

/** No popup is left open for a person who has signed out (OUT-1). */
export const closesWhenSignedOut = { guard: { type: 'signsOut' as const, params: viewerOf }, target: '.closed', actions: keepViewer };

/** A person who has signed in meanwhile, here or in another tab, has nothing left to agree to here. */
export const endsWhenSignedIn = { guard: { type: 'signsIn' as const, params: viewerOf }, target: 'arrived', actions: keepViewer };

/** A sign-up by email is open while the session begins: it may be that sign-up, or another window's. */
export const tellsOfSignIn = {
  guard: { type: 'becomesSignedIn' as const, params: viewerOf },
  actions: [keepViewer, 'tellLinkByEmailOfSignIn' as const],
};

/** A popup about the person who is signed in is not there for another one, who has signed in in another tab (OUT-1). */
export const closesForAnother = { guard: { type: 'isAnother' as const, params: viewerOf }, target: 'closed', actions: keepViewer };
