import { fromPromise } from 'xstate';
import { handOverMachine } from '#machines/hand-over/hand-over.machine.ts';
import { handOverApprovalMachine } from '#machines/hand-over-approval/hand-over-approval.machine.ts';
import type { Services } from '../services.ts';
import { provideLazily } from './provide-lazily.ts';

/** A screen that a phone signs in, with its ports (HAND-1). */
export function provideHandOver({ actions, clock, sharedComputer }: Services) {
  return provideLazily(handOverMachine, (machine) =>
    machine.provide({
      actors: {
        beginHandOver: fromPromise(({ signal }) => actions.beginHandOver(signal)),
        readHandOver: fromPromise(({ input, signal }) => actions.readHandOver(input, signal)),
        loginByHandOver: fromPromise(async ({ input: { secret, isShared }, signal }) => {
          // Said with the login, so before it; a screen that is left without one stays as it was (DOOR-5).
          sharedComputer.setShared(isShared);
          await actions.loginByHandOver({ secret }, signal);
        }),
      },
      delays: { untilExpiry: ({ context }) => Math.max(0, (context.shown?.expiresAt ?? 0) - clock.serverNow()) },
    }),
  );
}

/** The person who lets that screen in, with its ports. */
export function provideHandOverApproval({ actions, clock }: Services) {
  return provideLazily(handOverApprovalMachine, (machine) =>
    machine.provide({
      actors: {
        claimHandOver: fromPromise(({ input, signal }) => actions.claimHandOver(input, signal)),
        approveHandOver: fromPromise(({ input, signal }) => actions.approveHandOver(input, signal)),
        refuseHandOver: fromPromise(({ input, signal }) => actions.refuseHandOver(input, signal)),
      },
      delays: { untilExpiry: ({ context }) => Math.max(0, (context.screen?.expiresAt ?? 0) - clock.serverNow()) },
    }),
  );
}
