import type { FlowWithScreen } from '../states/looks.ts';

/** What may move, and why; the walk fails where one of them moves nothing any more. */
export const EXCEPTIONS: readonly { readonly flow: FlowWithScreen; readonly event: string; readonly reason: string }[] = [
  {
    flow: 'emailLogin',
    event: 'LAST_WAY_KNOWN',
    reason: 'The boot script has drawn the badge from the first frame; only here it comes to an open form.',
  },
  {
    flow: 'login',
    event: 'LAST_WAY_KNOWN',
    reason: 'The boot script has drawn the badge from the first frame; only here it comes to an open list.',
  },
  {
    flow: 'login',
    event: 'METHODS_CHANGED',
    reason: 'The server has switched a way off while the list is open: its button goes, as pressing it would only fail.',
  },
  {
    flow: 'profile',
    event: 'xstate.done.actor.readProfile',
    reason: 'What the page knows shows at once; the rows that the server’s answer brings come a moment later.',
  },
  {
    flow: 'passkeyLogin',
    event: 'xstate.done.actor.requestPasskeyOptions',
    reason: 'The alert says what is waited for in one line or two, and stands in the middle: its one button leads out in both.',
  },
  {
    flow: 'passkeyLogin',
    event: 'xstate.done.actor.usePasskey',
    reason: 'The alert says what is waited for in one line or two, and stands in the middle: its one button leads out in both.',
  },
  {
    flow: 'joining',
    event: 'OPEN',
    reason: 'The popup is opened anew: in the product its sheet was closed before, and there was nothing under a finger.',
  },
  {
    flow: 'joining',
    event: 'START_AGAIN_CHOSEN',
    reason: 'The press takes the notice away with its own button: the sheet begins anew.',
  },
];
