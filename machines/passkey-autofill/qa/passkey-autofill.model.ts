import { defect, endedWell, outputOf, unreachable } from '#machines/samples.ts';
import { defineModel } from '#statewalk/explore/model.ts';
import { passkeyAutofillMachine } from '../passkey-autofill.machine.ts';
import { ASSERTED, NEXT_OPTIONS, OPTIONS } from './passkey-samples.ts';

export const passkeyAutofillModel = defineModel({
  machine: passkeyAutofillMachine,
  startsIn: { plain: 'reading' },
  expectations: {
    reading: {
      'readPasskeySupport is done': ({ output }) => (output === 'conditional' ? 'requesting' : String(output)),
      'readPasskeySupport fails': 'none',
    },
    requesting: { 'requestPasskeyOptions is done': 'listening', 'requestPasskeyOptions fails': 'button' },
    listening: { 'listenForPasskey is done': 'picked', 'listenForPasskey fails': 'button', 'after listening': 'requesting' },
  },
  outputs: { picked: { outcome: 'picked', credential: ASSERTED }, button: { outcome: 'button' }, none: { outcome: 'none' } },
  inputs: { plain: undefined },
  events: [],
  outcomes: {
    readPasskeySupport: [{ done: 'conditional' }, { done: 'button' }, { done: 'none' }, { error: defect }],
    requestPasskeyOptions: [{ done: OPTIONS }, { done: NEXT_OPTIONS }, { error: unreachable }],
    listenForPasskey: [{ done: ASSERTED }, { error: defect }],
  },
  distinguish: ({ context }) => context,
  unanswered: {},
  // It has nothing to press of its own: leaving the form stops it.
  endsByItself: ['readPasskeySupport', 'requestPasskeyOptions'],
  invariants: [
    {
      title: 'the browser is asked only where the API and the browser can (PASSKEY-5)',
      holds: (after, event, before) =>
        !after.matches('requesting') ||
        before.matches('requesting') ||
        before.matches('listening') ||
        (endedWell(event, 'readPasskeySupport') && outputOf(event) === 'conditional'),
    },
    {
      title: 'the browser lists passkeys for the newest challenge (PASSKEY-4)',
      holds: (after, event) => !endedWell(event, 'requestPasskeyOptions') || after.context.options === outputOf(event),
    },
    {
      title: 'only a passkey that was picked goes on to the server (PASSKEY-1)',
      holds: (after, event) => !after.matches('picked') || endedWell(event, 'listenForPasskey'),
    },
  ],
});
