import type { AssertedCredential } from '../passkey-autofill/passkey-autofill.machine.ts';

/** What the authenticator answered. Throws where there is nothing. */
export function credentialIn(event: object): AssertedCredential {
  const output = 'output' in event ? event.output : null;
  if (!isAsserted(output)) throw new Error('there is no answer of an authenticator');
  return output;
}

const isAsserted = (output: unknown): output is AssertedCredential =>
  typeof output === 'object' && output !== null && 'type' in output && output.type === 'public-key';
