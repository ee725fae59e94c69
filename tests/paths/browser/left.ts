import type { Left as LeftOf } from '#statewalk/browser/bindings.ts';
import type { FlowWithScreen } from '#tests/sweeps/states/looks.ts';

interface Left extends LeftOf {
  readonly machine: FlowWithScreen;
}

const SWITCHED_OFF = 'A method that the server has switched off has no button.';
const LEFT_FIRST = 'A press on the button leaves the field first, which starts the same check.';
const SEARCH_ENDS = 'The step back on the screen ends the search, whose end leads there.';

/** Transitions that no path in the browser takes. The runner fails where one of them could be taken, or is no transition any more. */
export const LEFT: readonly Left[] = [
  {
    machine: 'createCharacter',
    transition: 'filling.nickname.pausing: NICKNAME_CHECK_REQUESTED -> filling.nickname.checking',
    reason: LEFT_FIRST,
  },
  {
    machine: 'createCharacter',
    transition: 'filling.uvrsId.pausing: UVRS_ID_CHECK_REQUESTED -> filling.uvrsId.checking',
    reason: LEFT_FIRST,
  },
  { machine: 'joining', transition: 'preparingJoin: CLOSED -> closed', reason: 'Nothing shows while the join data are read.' },
  { machine: 'linkAccount', transition: 'choosing: METHOD_CHOSEN -> alertingNotSupported', reason: SWITCHED_OFF },
  { machine: 'linkAccount', transition: 'stuck: METHOD_CHOSEN -> alertingNotSupported', reason: SWITCHED_OFF },
  { machine: 'linkAccount', transition: 'withProvider: METHOD_CHOSEN -> alertingNotSupported', reason: SWITCHED_OFF },
  { machine: 'linkAccount', transition: 'findingSchool: BACK -> choosing', reason: SEARCH_ENDS },
  { machine: 'login', transition: 'findingSchool: BACK -> choosing', reason: SEARCH_ENDS },
  { machine: 'login', transition: 'login: BACK -> back', reason: 'The login popup has no way back on the screen.' },
  { machine: 'login', transition: 'choosing: METHOD_CHOSEN -> alertingNotSupported', reason: SWITCHED_OFF },
  { machine: 'login', transition: 'stuck: METHOD_CHOSEN -> alertingNotSupported', reason: SWITCHED_OFF },
  { machine: 'login', transition: 'withProvider: METHOD_CHOSEN -> alertingNotSupported', reason: SWITCHED_OFF },
  {
    machine: 'popups',
    transition: 'popup.awaitingViewer: CLOSED -> (stays)',
    reason: 'Nothing shows before the session is known; the boot script’s popup was closed then.',
  },
  {
    machine: 'session',
    transition: 'userUnknown: RETRY_CHOSEN -> restoring',
    reason: 'Nothing of the session shows once its alert is confirmed.',
  },
];
